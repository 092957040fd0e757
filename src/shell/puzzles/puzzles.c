/* puzzles.c: the list of puzzles, and what happens in a turn of a puzzle; see puzzles.h. In the overlay PUZZLES.
 *
 * A puzzle is a game like any other: the player's moves are played on the board, and the engine replies. Its search
 * goes exactly as deep as the solution and leaves out what may overlook a win (thinking_set_limits), so its score says
 * whether the win is still forced, and its move is the longest defence. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "shell/saves/save_index.h"
#include "shell/saves/results.h"
#include "shell/shell.h"
#include "shell/input/confirm.h"
#define LIST_TITLE TEXT_PUZZLES_TITLE
#define LIST_TITLE_COLUMN 12
#define LIST_COLOURS screen_puzzle_colours
#include "shell/input/list_page.h"
#include "shell/input/move_entry.h"
#include "shell/puzzles/puzzle_format.h"
#include "shell/puzzles/puzzles.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define DONE_COLUMN 25
#define SOLVED_FRAMES 120

static uint8_t puzzles[PUZZLES_BYTES]; /* the file */
static const uint8_t *puzzle; /* a puzzle of it */
static uint8_t count;         /* number of puzzles */

#define POSITION ((const char *)puzzle + 1)
#define PLIES_OF(kind) ((kind) & PUZZLE_PLIES)
#define MOVES_OF(kind) ((uint8_t)((PLIES_OF(kind) + 1) >> 1))

/* Loads the file. Returns 0 after an error, which is shown. The packed file may overwrite all other variables of the
 * overlay. */
static uint8_t load(void)
{
    const char *why = machine_load_puzzles(puzzles);

    if (why) {
        status_refuse(why);
        return 0;
    }
    return 1;
}

/* Sets `puzzle` to puzzle n, from 1. */
static void find(uint8_t n)
{
    puzzle = puzzles;
    while (--n) {
        puzzle += strlen(POSITION) + 2;
    }
}

/* ---- the marks ---- */

static uint8_t marks[RESULT_BYTES]; /* a record of results: its key, then a bit for each puzzle */
static uint8_t byte; /* the place of a puzzle in it: byte, */
static uint8_t bit;  /* and bit */

/* Finds the place of puzzle n, from 1. */
static void find_bit(uint8_t n)
{
    byte = RESULT_WON;
    bit = 1;
    while (--n) {
        bit <<= 1;
        if (!bit) {
            bit = 1;
            ++byte;
        }
    }
}

static void set_key(void)
{
    results_key(shell_entry.file);
    marks[0] = sum_low;
    marks[1] = sum_high | RESULT_PUZZLES;
}

static const uint8_t *record;

/* Adds the marks of `record` to `marks`, if it is one of this game. */
static void merge(void)
{
    uint8_t more;

    if (record[0] == marks[0] && record[1] == marks[1]) {
        more = record[2];
        marks[2] |= more;
        more = record[3];
        marks[3] |= more;
    }
    record += RESULT_BYTES;
}

/* Sets `marks` to the puzzles that are solved, on the disk and since then. Without a disk there are only those since
 * then. */
static void read_marks(void)
{
    uint8_t at;

    memset(marks, 0, sizeof marks);
    set_key();
    record = shell_results;
    for (at = 0; at < SHELL_RESULTS; at += RESULT_BYTES) {
        merge();
    }
    if (!read_index()) {
        for (number = SAVE_FIRST; number < SAVE_TOTAL && OWNER != SAVE_RESULTS; ++number) {
        }
        if (number < SAVE_TOTAL && !read_sector() && is_sum_right()) {
            record = (uint8_t *)SECTOR;
            for (at = 0; at < RESULTS_BYTES; at += RESULT_BYTES) {
                merge();
            }
        }
    }
    disk_error = 0;
}

/* Returns not 0 if puzzle n, from 1, is solved. */
static uint8_t is_solved(uint8_t n)
{
    find_bit(n);
    return marks[byte] & bit;
}

/* ---- the list ---- */

/* Appends "White mates in 2" or "Reach in 3 moves". */
static void write_goal(uint8_t kind)
{
    if (kind & PUZZLE_REACH) {
        line_text(TEXT_PUZZLE_REACH);
        line_number(MOVES_OF(kind));
        line_text(TEXT_PUZZLE_MOVES);
    } else {
        line_text(game_info()->side_names[kind & PUZZLE_SECOND ? 1 : 0]);
        line_text(kind & PUZZLE_DEEPER ? TEXT_PUZZLE_WINS : TEXT_PUZZLE_MATES);
        line_number(MOVES_OF(kind));
    }
}

static void show_list(void)
{
    uint8_t n = 0;

    puzzle = puzzles;
    for (;;) {
        screen_row = FIRST_ROW + n;
        if (!*puzzle) {
            break;
        }
        ++n;
        line_begin(n < 10 ? "    " : "   ");
        line_number(n);
        line_text("  ");
        write_goal(*puzzle);
        if (is_solved(n)) {
            while ((uint8_t)strlen(text_buffer) < DONE_COLUMN) {
                line_char(' ');
            }
            line_text(TEXT_PUZZLE_DONE);
        }
        screen_text(text_buffer);
        puzzle += strlen(POSITION) + 2;
    }
    count = n;
}

/* Returns the puzzle that the player chooses, from 1, or 0. The bar starts at puzzle `at`, from 0. */
static uint8_t choose(uint8_t at)
{
    for (;;) {
        screen_bar(at);
        switch (input_wait()) {
        case EVENT_UP:
            if (at) {
                --at;
            }
            break;
        case EVENT_DOWN:
            if (++at == count) {
                --at;
            }
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            ++at;
            return at;
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            return 0;
        default:
            break;
        }
        sound_play(SOUND_MENU);
    }
}

static uint8_t choose_puzzle(void)
{
    uint8_t at = 1;

    open_list_page();
    show_list();
    while (at < count && is_solved(at)) { /* the first that is not solved */
        ++at;
    }
    --at;
    return choose(at);
}

/* Shows the position that is to be reached. Returns 0 if the player does not want to play it. */
static uint8_t show_target(void)
{
    uint8_t event;

    game_read_position(POSITION);
    board_without_panel();
    line_start();
    write_goal(*puzzle);
    show_line();
    screen_keys(TEXT_PUZZLE_TARGET_KEYS);
    do {
        event = input_wait();
    } while (event != EVENT_FIRE && event != EVENT_RETURN && event != EVENT_ESC && event != EVENT_FIRE_LONG);
    return event == EVENT_FIRE || event == EVENT_RETURN;
}

/* 1: no game would be lost, or the player agrees. */
static uint8_t may_replace(void)
{
    if (shell_puzzle) {
        return 1;
    }
    if (shell_nothing_lost()) {
        return 1;
    }
    line_start();
    return ask_yes(TEXT_ASK_REPLACE);
}

uint8_t puzzles_run(void)
{
    uint8_t chosen;

    if (!game_info()->puzzles) {
        return status_refuse(TEXT_NO_PUZZLES);
    }
    status_say(status_reading_disk);
    if (!load()) {
        return COMMAND_DONE;
    }
    read_marks();
    chosen = choose_puzzle();
    if (chosen) {
        find(chosen);
        if (*puzzle & PUZZLE_REACH && !show_target()) {
            chosen = 0;
        }
    }
    record_restore();
    show_board();
    if (!chosen || !may_replace()) {
        clock_start(); /* no clock ran */
        return COMMAND_NEW_TURN;
    }
    shell_puzzle_next = chosen;
    shell_puzzle_kind = *puzzle;
    shell_puzzle_right = SHELL_PUZZLE_NEW;
    strcpy(text_position, POSITION);
    if (*puzzle & PUZZLE_REACH) {
        game_reset();
        game_write_position(text_position);
    }
    shell_pending_event = EVENT_PUZZLE;
    return COMMAND_NEW_TURN;
}

/* ---- a turn ---- */

/* The puzzle is on the board: a person plays the side to move, or both sides if the position is to be reached. The next
 * game has the players of the one before. */
static void begin(void)
{
    shell_puzzle_right = 0;
    shell_next_sides = SHELL_NEXT;
    if (record_computer[0]) {
        shell_next_sides += 2;
    }
    if (record_computer[1]) {
        ++shell_next_sides;
    }
    record_computer[side] = 0;
    record_computer[(uint8_t)(side ^ 1)] = shell_puzzle_kind & PUZZLE_REACH ? 0 : 1;
    shell_flip_board();
    show_board();
    entry_new_board();
    line_start();
    write_goal(shell_puzzle_kind);
    screen_thinking(text_buffer);
}

/* Ends a text with " FIRE: take back". Then the move is taken back, or the game goes on. */
static void refuse(void)
{
    uint8_t event;

    show_line();
    sound_play(SOUND_REFUSE);
    screen_keys(TEXT_PUZZLE_WRONG_KEYS);
    input_ignore_fire();
    do {
        event = input_wait_answer();
        if (event == EVENT_FIRE || event == EVENT_RETURN || event == EVENT_CTRL('u')) {
            shell_pending_event = EVENT_CTRL('u');
            event = EVENT_ESC;
        }
    } while (event != EVENT_ESC);
    show_keys();
}

/* Keeps the mark for RESULTS, which adds it to those on the disk. */
static void solve(void)
{
    uint8_t n;

    memset(marks, 0, sizeof marks);
    set_key();
    find_bit(shell_puzzle);
    marks[byte] = bit;
    n = SHELL_RESULTS - 1;
    do {
        shell_results[n] = shell_results[(uint8_t)(n - RESULT_BYTES)];
        --n;
    } while (n >= RESULT_BYTES);
    memcpy(shell_results, marks, RESULT_BYTES);
    line_begin(TEXT_PUZZLE_SOLVED);
    line_number(shell_puzzle);
    show_line();
    sound_play(SOUND_WIN);
    input_wait_frames(SOLVED_FRAMES);
    shell_puzzle |= SHELL_PUZZLE_SOLVED;
}

/* Returns 1 if the position on the board is that of the puzzle: its first two words, board and side. */
static uint8_t is_reached(void)
{
    const char *wanted;
    const char *is;
    uint8_t words;
    char letter;

    if (!load()) {
        return 0;
    }
    find(shell_puzzle);
    wanted = POSITION;
    is = text_position;
    words = 2;
    game_write_position(text_position);
    for (;;) {
        letter = *is;
        if (*wanted != letter) {
            return 0;
        }
        if (letter == ' ' && !--words) {
            return 1;
        }
        ++is;
        ++wanted;
    }
}

/* The last search found a forced loss. All such scores have the same high byte (engine/game.h). */
#define IS_LOST (HIGH_BYTE((uint16_t)think_score) == (uint8_t)(-(SCORE_WON + 1) >> 8))

static void reach_turn(void)
{
    uint8_t plies = PLIES_OF(shell_puzzle_kind);

    if ((uint8_t)record_count != plies) {
        return;
    }
    if (is_reached()) {
        solve();
        shell_pending_event = EVENT_MARK; /* writes the mark; after the end of a game its result does */
        return;
    }
    line_begin(TEXT_PUZZLE_NOT_IT);
    refuse();
}

/* Checks the computer's last search. Its depth is what the solution had left. A search that FIRE has stopped says
 * nothing. */
static void win_turn(void)
{
    uint8_t plies = PLIES_OF(shell_puzzle_kind);
    uint8_t played = (uint8_t)record_count;

    if (RECORD_IS_OVER) {
        if (outcome == OUTCOME_LOSS && !record_resigned && record_computer[side] && played <= plies) {
            solve();
            autosave_exists |= AUTOSAVE_RESULT;
        }
        return;
    }
    if (record_computer[side]) {
        return;
    }
    if (played <= shell_puzzle_right) {
        shell_puzzle_right = played;
        return;
    }
    shell_puzzle_right = played;
    if (played < plies && (IS_LOST || (uint8_t)(think_reached + played) < plies)) {
        return;
    }
    line_begin(TEXT_PUZZLE_NO_WIN);
    line_number(MOVES_OF(shell_puzzle_kind));
    refuse();
}

uint8_t puzzle_turn(void)
{
    if (shell_puzzle & SHELL_PUZZLE_SOLVED || record_resigned) {
        return 0;
    }
    if (shell_puzzle_right == SHELL_PUZZLE_NEW) {
        begin();
        return 0;
    }
    if (shell_puzzle_kind & PUZZLE_REACH) {
        reach_turn();
    } else {
        win_turn();
    }
    return 0;
}
