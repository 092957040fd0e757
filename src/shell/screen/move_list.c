/* move_list.c: the list of moves (CTRL+G): shows the game, replays it, and goes back to any position. In the overlay
 * MOVES.
 *
 * With two sides a line has a pair of moves; with dice, a roll and the move made with it. With more sides every move
 * has its own line, which begins with two letters of the side's name. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/screen/move_list.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define SIDES_ROW 1 /* rows of the page of asm/plat/atari/move_list.s */
#define FIRST_ROW 2
#define ROWS 14

#define HALF 16        /* columns of a line; two lines are side by side */
#define NUMBER_WIDTH 3
#define PAIR_MOVES 4    /* column of the first move of a line */
#define MOVE_COLUMNS 6  /* columns of a move if all moves are short; the last one is a space */
#define LONG_COLUMNS 12 /* columns of a move if one of them is longer, or with one move a line */
/* Column of the left lines: 0 with two moves a line. Long moves start one column further left (-1), so that two spaces
 * separate them from the right lines. */
#define FIRST_HALF ((uint8_t)(pairs - 1))

static uint8_t pairs; /* 1: two moves a line, 0: one */
static uint8_t is_long; /* 1: two long moves a line, so there are no lines on the right */
static uint8_t width;  /* columns of a move: MOVE_COLUMNS or LONG_COLUMNS */
static uint8_t page;  /* number of half-moves in each half of a page; with long pairs, half of the moves of the page */
static uint8_t odd;   /* 1: the list begins with "...": the second side began, or the first move has no roll */
static uint16_t at;  /* the bar is on the position after this many moves; 0: the start */
static uint16_t first; /* first half-move of the page */

/* ---- the side of each move, with more than two sides ---- */

#define NAME_LETTERS 2

static uint8_t side_of[255]; /* by move; a game with more than two sides has no more moves (disk/MEMORY.md: `moves`) */

/* Plays the game once to find the side of every move, then restores the position. */
static void note_sides(void)
{
    static uint8_t n;

    game_reset();
    game_read_position(record_begin);
    for (n = 0; n != (uint8_t)record_last; ++n) {
        side_of[n] = side;
        record_move(n);
        list_play();
        if (ply == PLIES - 2) {
            game_write_position(text_position);
            game_read_position(text_position);
        }
    }
    record_restore();
}

static void line_side(uint8_t n)
{
    line_text(show_side_name(side_of[n]));
}

/* ---- writing ---- */

/* Writes move n to TEXT_WORD, with O-O in chess. The text may be incomplete, because the board is not the one it was
 * played on. */
static void write_move(uint16_t n)
{
    text_other_board = TEXT_FOR_LIST;
    record_move(n);
    game_write_move(TEXT_WORD);
    text_other_board = 0;
}

/* Sets is_long: a move that is too long for a short column makes all columns long. */
static void choose_width(void)
{
    static uint16_t n;

    for (n = 0; n != record_last; ++n) {
        write_move(n);
        is_long |= (uint8_t)strlen(TEXT_WORD) >= MOVE_COLUMNS;
    }
}

/* Returns the line of half-move n, from 0. */
static uint16_t line_of(uint16_t n)
{
    if (pairs) {
        n >>= 1;
    }
    return n;
}

static char row[LINE_SIZE];
static uint8_t column; /* where to write in `row` */
static uint16_t half;  /* half-move to write */

static const char *text;

static void put(void)
{
    memcpy(row + column, text, strlen(text));
}

#define is_digit(n) ((uint8_t)(TEXT_WORD[n] - '0') <= 9)

/* Writes half-move `half` to `row`, shortened to its columns. */
static void write_half(void)
{
    static uint16_t n;
    static uint8_t last;

    n = half - odd;
    if (half < odd) {
        strcpy(TEXT_WORD, "...");
    } else if (n < record_last) {
        write_move(n);
        last = width - pairs;
        if ((uint8_t)strlen(TEXT_WORD) > last) {
            last = width - 2;
            while (is_digit(last)) { /* never cut inside a number */
                --last;
            }
            TEXT_WORD[last] = '+'; /* the status line shows the whole move */
            ++last;
            TEXT_WORD[last] = 0;
        }
    } else {
        return;
    }
    text = TEXT_WORD;
    put();
}

/* Writes the line that begins with half-move `half`, if the list is that long. */
static void write_pair(void)
{
    static uint8_t from;
    static uint16_t end;

    end = record_last + odd;
    if (half >= end) {
        return;
    }
    line_start();
    if (pairs) {
        line_number(line_of(half) + 1);
    } else {
        line_side((uint8_t)half);
        text_buffer[NAME_LETTERS] = 0;
    }
    from = column;
    column += NUMBER_WIDTH;
    column -= (uint8_t)strlen(text_buffer); /* right-aligned */
    text = text_buffer;
    put();
    column = from + PAIR_MOVES;
    write_half();
    if (pairs) {
        column += width;
        ++half;
        write_half();
        --half;
    }
}

/* Shows the page that begins with half-move `first`. */
static void show_page(void)
{
    static uint8_t i;
    static uint16_t next;

    next = first;
    for (i = 0; i < ROWS; ++i) {
        memset(row, ' ', LINE_SIZE - 1);
        half = next;
        ++next;
        next += pairs;
        column = FIRST_HALF;
        write_pair();
        if (!is_long) {
            half += page;
            column = HALF;
            write_pair();
        }
        screen_row = FIRST_ROW + i;
        screen_text(row);
    }
}

/* Writes "After 8 ... e8g8" to `row`. If the text of an old move is incomplete on the current board, the game goes back
 * to that move for a moment. */
static void write_chosen(void)
{
    static uint16_t count;

    count = record_count;
    line_start();
    if (at) {
        write_move((uint16_t)(at - 1));
        if (TEXT_WORD[strlen(TEXT_WORD) - 1] == '+') {
            record_count = at - 1;
            record_restore();
            record_move((uint16_t)(at - 1));
            game_write_move(TEXT_WORD);
            record_count = count;
            record_restore();
        }
        line_text(TEXT_AFTER);
        line_number(line_of(at - 1 + odd) + 1);
        line_text((uint8_t)(at + odd + 1) & pairs ? " ... " : ". ");
        if (!pairs) {
            line_side((uint8_t)(at - 1));
            line_char(' ');
        }
        line_text(TEXT_WORD);
    } else {
        line_text(TEXT_THE_BEGINNING);
    }
    strcpy(row, text_buffer);
}

/* ---- choosing ---- */

/* Puts the bar over the chosen move. */
static void show_bar(void)
{
    uint8_t n;

    if (!at) {
        screen_word_bar(255);
        return;
    }
    n = (uint8_t)(at - 1 + odd - first);
    screen_column = PAIR_MOVES + FIRST_HALF;
    screen_width = width;
    if (n >= page && !is_long) {
        n -= page;
        screen_column = PAIR_MOVES + HALF;
    }
    if (n & pairs) {
        screen_column += width;
    }
    screen_word_bar((uint8_t)line_of(n));
}

/* Sets `first` to the page that shows the bar. */
static void turn_page(void)
{
    uint16_t end = at + odd;
    uint16_t next = 2 * page;

    first = 0;
    while (next < end) {
        first = next;
        next += 2 * page;
    }
}

static void step(uint8_t by)
{
    if (entry_event == EVENT_UP || entry_event == EVENT_LEFT) {
        if (at < by) {
            at = by;
        }
        at -= by;
    } else {
        at += by;
        if (at > record_last) {
            at = record_last;
        }
    }
    sound_play(SOUND_STEP);
}

/* Lets the arrows move the bar. Any other event ends this and is left in entry_event. */
static void choose(void)
{
    static uint16_t shown;

    shown = 1; /* no page begins with half-move 1 */
    for (;;) {
        turn_page();
        if (first != shown) {
            shown = first;
            show_page();
        }
        write_chosen();
        status_say(row);
        show_bar();
        entry_event = input_wait();
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            return;
        }
        step(entry_event < EVENT_LEFT ? 1 + pairs : 1); /* up and down: a line */
    }
}

/* Writes "You v Atari" or "Gold  Green  White  Red". */
static void write_sides(void)
{
    uint8_t who = 0;
    uint8_t count;

    if (pairs) {
        line_text(status_side_or_you(0));
        line_text(TEXT_VERSUS);
        line_text(status_side_or_you(1));
        return;
    }
    do {
        line_text(show_side_name(who));
        line_text("  ");
        ++who;
        count = game_info()->sides;
    } while (who != count);
}

static void open_list(void)
{
    screen_list();
    screen_title(TEXT_MOVES_TITLE);
    show_level();
    line_start();
    if (!view_text(VIEW_TEXT_ROUNDS) && !game_info()->chance) { /* else the columns do not stand for the two sides */
        write_sides();
    }
    screen_row = SIDES_ROW;
    screen_text(text_buffer);
    screen_thinking(TEXT_MOVES_LOOK);
    screen_keys(TEXT_MOVES_KEYS);
    show_more = 0; /* the line below has been overwritten */
}

/* Sets the game to the position after `at` moves. */
static void go(void)
{
    if (at == record_count && !record_resigned) {
        return;
    }
    if (at == record_count + 1) {
        record_redo(); /* faster than replaying all moves */
    } else {
        record_count = at;
        record_restore();
    }
    record_resigned = 0;
    shell_clear_pending();
    ++autosave_moves_since;
}

/* Shows the board after `at` moves; the stick replays the game. ESC or a long FIRE returns to the position that was on
 * the board before. FIRE and RETURN continue the game from the position shown. Any other event is a command in that
 * position. If the computer would have to move there, all sides become human: the command must not start a search. */
static void look(void)
{
    static uint16_t was;
    static uint8_t ended;

    was = record_count;
    ended = record_resigned;
    go();
    show_board();
    screen_keys(TEXT_REPLAY_KEYS);
    for (;;) {
        write_chosen();
        status_say(row);
        entry_event = input_wait();
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            break;
        }
        step(1);
        go();
        game_draw();
        show_panel();
    }
    if (entry_event == EVENT_ESC || entry_event == EVENT_FIRE_LONG) {
        at = was;
        go();
        record_resigned = ended;
        return;
    }
    if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
        return;
    }
    shell_pending_event = entry_event;
    if (at != record_last && record_computer[side]) {
        memset(record_computer, 0, sizeof record_computer);
    }
}

uint8_t move_list_run(void)
{
    if (!record_last) {
        return status_say(TEXT_NO_MOVE_YET);
    }
    pairs = 1;
    width = MOVE_COLUMNS;
    /* A roll is the first half of a pair. In a running game the last roll has no move yet. */
    odd = side;
    if (game_info()->chance) {
        odd = 0;
        if (outcome == OUTCOME_NONE) {
            odd = 1;
        }
    }
    odd = (uint8_t)(record_count ^ odd) & 1;
    page = 2 * ROWS;
    is_long = 0;
    if (game_info()->sides == 2) {
        choose_width();
    } else {
        pairs = 0;
        odd = 0;
        note_sides();
    }
    if (is_long == pairs) {
        width = LONG_COLUMNS;
        page = ROWS;
    }
    at = record_count;
    open_list();
    choose();
    if (!RECORD_IS_OVER) {
        clock_tick(); /* charge the time so far to the side to move */
    }
    if (entry_event == EVENT_FIRE || entry_event == ' ') {
        look();
    } else if (entry_event == EVENT_RETURN) {
        go();
    }
    clock_start(); /* no clock ran since then */
    show_board();
    return COMMAND_NEW_TURN;
}
