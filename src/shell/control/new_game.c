/* new_game.c: ends or replaces the game on the board: resigning, draw offers, a new game, an opening, a save, a
 * set-up position, other rules. Undo brings the replaced game back. In the overlay CONTROL. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/input/confirm.h"
#include "shell/control/two_players.h"
#include "shell/control/new_game.h"
#include "shell/openings/openings_format.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/turn.h"
#include "texts/shell.h"

#define SIDES_FRAMES 60 /* time to read which side each player has */
#define OFFER_FROM 20   /* number of plies before which the computer accepts no draw */

/* Ends the game with `how` (RECORD_RESIGNED or RECORD_AGREED) and clears all markers. */
static uint8_t end(uint8_t how)
{
    record_resigned = how;
    game_draw();
    return COMMAND_NEW_TURN;
}

/* Offers a draw. The computer accepts if its last search found its own position worse; a human opponent is asked. */
uint8_t offer_draw(void)
{
    if (!two_players_only()) {
        return COMMAND_DONE;
    }
    if (!record_computer[side ^ 1]) {
        line_begin(show_side_name(side ^ 1));
        if (!ask_yes(TEXT_ASK_DRAW)) {
            return COMMAND_NEW_TURN;
        }
    } else if (record_count < OFFER_FROM || shell_last_score >= 0) {
        return status_refuse(TEXT_DRAW_REFUSED);
    }
    return end(RECORD_AGREED);
}

uint8_t resign_game(void)
{
    if (!two_players_only()) {
        return COMMAND_DONE;
    }
    line_start();
    return ask_yes(TEXT_ASK_RESIGN) ? end(RECORD_RESIGNED) : COMMAND_NEW_TURN;
}

/* ---- the backup of the replaced game ----
 *
 * Every command that replaces the game on the board (START, a save, an opening, a set-up, other rules) asks first if
 * moves would be lost, and undo brings the old game back. The old moves, with the text of their start position if it
 * was set up, are kept at the end of the record, last byte first. The new game has the space before them. The rest of
 * the backup is in shell_previous_game, shell_clocks and the bits of record_has_backup: who plays (as in
 * shell_next_sides), record_resigned, rules. */
#define BACKUP_SIDES 7 /* mask: bits 0 to 2 */
#define BACKUP_ENDED 3 /* shift: bits 3 and 4 */
#define BACKUP_RULES 5 /* shift: bits 5 to 7 */

static const char *question; /* for may_replace */

/* 1: nothing would be lost, or the player agrees. */
static uint8_t may_replace(void)
{
    line_start();
    return shell_nothing_lost() || ask_yes(question);
}

static uint8_t at;
static uint8_t pair;
static uint8_t digit;
#define DIGITS ((uint8_t *)clock_digits)

static void back_up_clocks(void)
{
    at = sizeof clock_digits;
    do {
        --at;
        pair = DIGITS[at];
        --at;
        pair |= (uint8_t)(DIGITS[at] << 4);
        shell_clocks[at >> 1] = pair;
    } while (at);
}

/* Reverses the record, byte by byte; a second call undoes the first. */
static void reverse_record(void)
{
    static uint8_t *low;
    static uint8_t *high;
    uint8_t first;
    uint8_t last;

    low = (uint8_t *)record_moves;
    high = (uint8_t *)record_begin; /* the start position's text comes right after record_moves */
    --high;
    while (low < high) {
        first = *low;
        last = *high;
        *low = last;
        *high = first;
        ++low;
        --high;
    }
}

#define UNTOUCHED (SHELL_NO_PREVIOUS_GAME >> 8) /* both bytes of SHELL_NO_PREVIOUS_GAME have this value */

/* Empties the record while it is rebuilt: RESET would replay the moves in it. */
static void empty_record(void)
{
    record_count = 0;
    record_last = 0;
    record_has_backup = 0;
}

/* Returns how many moves of the new game, from `place` on, were chosen by a player: 0, 1, or 2 for two or more. Undone
 * moves count as well; rolls and forced passes do not. If the new game has used all of its space, bytes of the old game
 * count as moves. */
static uint8_t count_chosen(uint16_t place)
{
    uint16_t from = place;
    uint8_t chosen = 0;

    while (chosen < 2) {
        record_move(from);
        ++from;
        if (move == SHELL_NO_PREVIOUS_GAME) {
            break;
        }
        if (!game_info()->gen_rolls || (move && !(HIGH_BYTE(move) & HIGH_BYTE(MOVE_ROLL)))) {
            ++chosen;
        }
    }
    return chosen;
}

/* Returns who plays now, in the bits of shell_next_sides. */
static uint8_t sides_now(void)
{
    return SHELL_NEXT | (uint8_t)(record_computer[0] << 1) | record_computer[1];
}

static uint8_t is_usual; /* 1: the game began with the position that game_reset gives */

/* Writes the position with which the game of record_seed begins; clobbers the board. */
static void write_begin(char *to)
{
    random_seed = record_seed;
    game_reset();
    game_write_position(to);
}

/* Sets is_usual; clobbers board and text_position. */
static void compare_begin(void)
{
    write_begin(text_position);
    is_usual = 1;
    if (memcmp(text_position, record_begin, strlen(record_begin) + 1)) {
        is_usual = 0;
    }
}

/* Makes the backup. Call it after compare_begin, before the new game begins. Returns the new value of
 * record_has_backup. 0: no backup, because there is nothing to bring back, or no space for the text of the start
 * position. If no one has moved since the last replacement, the older game stays the backup. */
static uint8_t back_up_game(void)
{
    uint16_t size = strlen(record_begin) + 1;
    char *after = (char *)(record_moves + record_count);
    uint8_t backup = record_has_backup;
    uint8_t now;

    if (backup && !count_chosen(shell_base)) {
        memset(record_moves, UNTOUCHED, shell_base + shell_base);
        return backup;
    }
    backup = (uint8_t)(rules << BACKUP_RULES);
    backup |= (uint8_t)(record_resigned << BACKUP_ENDED);
    now = sides_now();
    backup |= now;
    shell_previous_game.seed = record_seed;
    shell_previous_game.count = record_count;
    back_up_clocks();
    if (!is_usual) {
        if ((uint16_t)(record_begin - after) < size) {
            return 0;
        }
        shell_previous_game.count += SHELL_SET_UP;
        memcpy(after, record_begin, size);
        after += size;
    }
    empty_record();
    reverse_record();
    memcpy(shell_previous_game.first, record_moves, sizeof shell_previous_game.first);
    size = record_begin - after;
    if (size < sizeof shell_previous_game.first) {
        size = sizeof shell_previous_game.first;
    }
    memset(record_moves, UNTOUCHED, size);
    if (!(HIGH_BYTE(shell_previous_game.count) | (uint8_t)shell_previous_game.count)) {
        return 0;
    }
    return backup;
}

/* ---- a new game, and back ---- */

static void restore_clocks(void)
{
    at = sizeof clock_digits;
    do {
        --at;
        pair = shell_clocks[at >> 1];
        digit = pair & 15;
        DIGITS[at] = digit;
        --at;
        digit = pair >> 4;
        DIGITS[at] = digit;
    } while (at);
}

static uint8_t sides; /* who plays, in the bits of shell_next_sides */

static void set_sides(void)
{
    if (sides_now() != sides) {
        record_computer[1] = sides & 1;
        sides >>= 1;
        record_computer[0] = sides & 1;
        view_flip = record_computer[0] & (record_computer[1] ^ 1); /* shell_flip_board for two sides */
    }
}

static uint8_t variant; /* of the rules, for begin_new */

/* Starts a new game with this variant of the rules and the sides of shell_next_sides. Returns 0 if the
 * player wants to keep the old game. */
static uint8_t begin_new(void)
{
    uint8_t backup;

    if (!may_replace()) {
        return 0;
    }
    compare_begin();
    backup = back_up_game();
    if (shell_next_sides) {
        sides = shell_next_sides;
        set_sides();
        shell_next_sides = 0;
    }
    rules = variant;
    turn_new_game();
    shell_find_result()
    record_has_backup = backup;
    show_board();
    return 1;
}

/* The same with the rules of the game on the board */
static uint8_t begin_same(void)
{
    variant = rules;
    return begin_new();
}

uint8_t new_game_start(void)
{
    question = TEXT_ASK_NEW_GAME;
    begin_same();
    return COMMAND_NEW_TURN;
}

/* FIRE after the end of a game: a new game in which person and computer change sides, unless the player has chosen the
 * sides. During a game FIRE belongs to the move. */
uint8_t new_game_again(void)
{
    if (!RECORD_IS_OVER) {
        return COMMAND_DONE;
    }
    if (!shell_next_sides && game_info()->sides == 2) {
        shell_next_sides = SHELL_NEXT | (uint8_t)(record_computer[1] << 1) | record_computer[0];
    }
    new_game_start();
    if (show_is_you(view_flip)) { /* nothing else tells that the sides have changed */
        line_begin(TEXT_YOU_PLAY);
        line_text(show_side_name(view_flip));
        show_line();
        input_wait_frames(SIDES_FRAMES);
    }
    return COMMAND_NEW_TURN;
}

static uint8_t begin_replaced(void)
{
    question = TEXT_ASK_REPLACE;
    return begin_same();
}

uint8_t replace_by_load(void)
{
    if (begin_replaced()) {
        shell_pending_event = EVENT_OPEN;
    }
    return COMMAND_NEW_TURN;
}

uint8_t replace_by_variant(void)
{
    question = TEXT_ASK_REPLACE;
    variant = shell_choice;
    begin_new();
    return COMMAND_NEW_TURN;
}

/* Starts a game with the position in text_position; set_up.c has asked the player.
 * compare_begin overwrites text_position, so the new position's text is kept at the end of the record meanwhile. If
 * there is no space for it, no backup is made. */
uint8_t replace_by_set_up(void)
{
    char *after = (char *)(record_moves + record_count);
    char *spare = record_begin;
    uint8_t backup = 0;

    spare -= strlen(text_position) + 1;
    if (spare >= after) {
        strcpy(spare, text_position);
        compare_begin();
        strcpy(text_position, spare);
        backup = back_up_game();
    }
    turn_new_game();
    game_read_position(text_position);
    record_start();
    record_has_backup = backup;
    shell_counted_seed = record_seed; /* its result does not count */
    if (!shell_puzzle) {
        autosave_moves_since = AUTOSAVE_MOVES;
    }
    return COMMAND_NEW_TURN;
}

/* Starts a game with the chosen opening. The moves of a ballot are played by the overlay OPENINGS (EVENT_BALLOT). */
uint8_t replace_by_opening(void)
{
    if (!begin_replaced()) {
        shell_next_sides = 0;
    } else if (*machine_openings() & OPENINGS_BALLOTS) {
        shell_pending_event = EVENT_BALLOT;
    } else {
        trainer_state = TRAINER_ACTIVE;
    }
    return COMMAND_NEW_TURN;
}

/* Brings back the game that was replaced. */
static void bring_back(void)
{
    sides = record_has_backup;
    empty_record();
    shell_clear_pending();
    shell_base = 0;
    shell_puzzle = 0;
    trainer_state &= OPENINGS_NAMING;
    memcpy(record_moves, shell_previous_game.first, sizeof shell_previous_game.first);
    reverse_record();
    record_seed = shell_previous_game.seed;
    record_count = shell_previous_game.count & ~SHELL_SET_UP;
    record_last = record_count;
    rules = sides >> BACKUP_RULES;
    if (HIGH_BYTE(shell_previous_game.count) & HIGH_BYTE(SHELL_SET_UP)) {
        strcpy(record_begin, (char *)(record_moves + record_count));
    } else {
        write_begin(record_begin);
    }
    record_resigned = (sides >> BACKUP_ENDED) & (RECORD_RESIGNED | RECORD_AGREED);
    if (game_info()->sides == 2) {
        sides &= BACKUP_SIDES;
        set_sides();
    }
    record_restore();
    shell_find_first();
    restore_clocks();
    autosave_moves_since = 1;
}

/* Called when undo has reached the start of the game, or the moves that the game began with (from a save or an
 * opening). Brings the replaced game back if at most one chosen move of the new game would be lost. */
uint8_t new_game_undo(void)
{
    uint16_t from = record_count;
    uint8_t can;

    if (from < shell_base) { /* among the moves that the game began with */
        from = shell_base;
    }
    can = record_has_backup && count_chosen(from) < 2;
    line_start();
    if (from != record_count) {
        if (!can || !ask_yes(TEXT_ASK_OLD_GAME)) {
            record_has_backup = 0; /* ask only once: from now on undo takes these moves back */
            ++autosave_moves_since;
            shell_clear_pending();
            game_draw();
            return COMMAND_NEW_TURN;
        }
    } else if (!can) {
        return status_refuse(TEXT_NOTHING_TO_UNDO);
    }
    bring_back();
    show_board();
    return COMMAND_NEW_TURN;
}
