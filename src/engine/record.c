/* record.c: the moves of the game so far: play, undo, redo, replay; see record.h. asm/engine/record.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"

uint16_t record_count;
uint16_t record_last;
uint16_t record_seed = 1;
uint8_t record_has_backup;
uint8_t record_resigned;
uint8_t record_computer[SIDES_MOST];
uint16_t record_chosen;

static uint8_t start_reversible; /* reversible_plies of the start position */

void record_start(void)
{
    game_write_position(record_begin);
    start_reversible = reversible_plies[0];
    repetition_count = 0;
    record_count = 0;
    record_last = 0;
    record_has_backup = 0;
}

/* Appends the key of the position on the board to repetition_keys. If they are full, drops the oldest key. */
static void keep_key(void)
{
    uint8_t i;
    uint8_t *key;
    uint16_t n;

    key = repetition_keys[0];
    if (repetition_count == REPETITION_MAX) {
        --repetition_count;
        for (n = 0; n < REPETITION_BYTES - 1; ++n) {
            key[n] = key[n + 1];
        }
    }
    key += repetition_count;
    for (i = 0; i < REPETITION_KEY; ++i) {
        *key = hash_key[REPETITION_FROM + i][ply];
        key += REPETITION_MAX;
    }
    ++repetition_count;
}

/* Plays `move` and keeps repetition_keys up to date; ply grows by one. */
static void step(void)
{
    if (!repetition_keys) { /* positions of this game cannot repeat: no keys are needed */
        list_play();
        return;
    }
    keep_key();
    list_play();
    game_hash();
    if (reversible_plies[ply] == 0) {
        repetition_count = 0;
    }
}

/* Makes the current position the root: brings the board back to ply 0 by way of its text. */
static void rebase(void)
{
    uint8_t reversible = reversible_plies[ply];
    uint8_t before = outcome; /* read_position cannot see a draw by reversible plies (fifty moves) */

    game_write_position(text_position);
    game_read_position(text_position);
    reversible_plies[0] = reversible;
    if (before == OUTCOME_DRAW) {
        outcome = before;
    }
}

void record_try(void)
{
    step();
    rebase();
}

void record_append(void)
{
    if (record_last < record_most) {
        record_moves[record_last++] = move;
        record_count = record_last;
    }
}

/* Returns 1 if the record of a game of two sides is full. */
static uint8_t is_full(void)
{
    return record_count == record_most && game_info()->sides == 2;
}

void record_play(void)
{
    if (is_full()) {
        return;
    }
    if (record_count == record_most) {
        record_start(); /* more than two sides: continue with an empty record */
    }
    if (game_info()->draw_random) {
        game_info()->draw_random();
    }
    record_last = record_count;
    record_append();
    record_try();
}

void record_move(uint16_t n)
{
    move = record_moves[n];
}

uint8_t record_latest(void)
{
    uint16_t n;

    for (n = record_count; n;) {
        record_move(--n);
        if (!(move & MOVE_ROLL) || !game_info()->chance) {
            return 1;
        }
    }
    return 0;
}

static uint8_t ask_chance(uint8_t what)
{
    uint8_t (*chance)(uint8_t) = game_info()->chance;

    return chance ? chance(what) : 0;
}

uint8_t record_draw_forced(void)
{
    return ask_chance(CHANCE_ROLL);
}

/* Sets `move` to the next move of the record. */
static void next_move(void)
{
    record_move(record_count);
    ++record_count;
}

uint8_t record_redo(void)
{
    if (record_count == record_last) {
        return 0;
    }
    next_move();
    step();
    rebase();
    return 1;
}

void record_restore(void)
{
    uint16_t target = record_count;

    game_reset(); /* read_position needs ply 0 */
    game_read_position(record_begin);
    reversible_plies[0] = start_reversible;
    repetition_count = 0;
    record_chosen = 0;
    for (record_count = 0; record_count < target;) {
        next_move();
        if (!record_computer[side]) {
            record_chosen = record_count;
        }
        step();
        if ((outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) || ply == PLIES - 2
            || (game_info()->draw_random && path_lo[ply - 1] >= MOVE_RANDOM)) {
            /* game_hash ignores random draws: only the text gives the right key */
            rebase();
        }
    }
    if (ply) {
        rebase();
    }
}

uint8_t record_undo(void)
{
    if (record_count == 0) {
        return 0;
    }
    --record_count;
    record_restore();
    return 1;
}

uint8_t record_undo_choice(void)
{
    ask_chance(CHANCE_SKIP);
    return record_undo();
}

/* Returns how often the position on the board occurred before. */
static uint8_t times_seen(void)
{
    uint8_t row;
    uint8_t i;
    uint8_t times = 0;
    const uint8_t *key;

    for (row = 0; row < repetition_count; ++row) {
        key = repetition_keys[0] + row;
        for (i = 0; i < REPETITION_KEY && *key == hash_key[REPETITION_FROM + i][0]; ++i) {
            key += REPETITION_MAX;
        }
        times += i == REPETITION_KEY;
    }
    return times;
}

static uint8_t can_move(void)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (list_is_legal()) {
            return 1;
        }
    }
    return 0;
}

void record_update_outcome(void)
{
    if (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) {
        return;
    }
    if (outcome == OUTCOME_NONE && !can_move()) {
        game_no_moves();
    } else if (times_seen() >= 2 || is_full()) {
        outcome = OUTCOME_DRAW;
    }
}
