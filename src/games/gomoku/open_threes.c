/* open_threes.c: threats that take one move more than a four: a stone that creates a double, usually an open three. The
 * threatened side has no four. It can stop every double or make fours first; gomoku_urge finds these replies. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "games/gomoku/gomoku.h"

#pragma static-locals (push, off) /* C and assembly share this file, so locals must not be static */

#define TRIED_NODES 2 /* cost of trying a cell, in nodes */

/* Returns 1 if a stone of the side to move in this cell gives that side a double. */
static uint8_t makes_double(uint8_t cell)
{
    uint8_t found;

    move = cell;
    path_lo[ply] = cell;
    gomoku_put();
    gomoku_find_pairs(side ^ 1);
    found = gomoku_double(NO_CELL);
    gomoku_take();
    return found != NO_CELL;
}

/* The cells that find_quiet has found. They stay the same when one attack is searched to larger depths, so they are
 * found once. */
#define QUIET_MOST 24
static uint8_t quiet[QUIET_MOST];
static uint8_t quiet_count;

/* Toggles the bit MAKES_FOUR of the listed cells in gomoku_near; they all make a four. game_force_seen cannot be used:
 * gomoku_double needs it to be 0. */
#define MAKES_FOUR 0x80
static void mark_fours(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        gomoku_near[NEAR_PAD + list_lo[i]] ^= MAKES_FOUR;
    }
}

/* Fills `quiet`: tries the cells near a stone that make no four. Those that make a four are listed already. */
static void find_quiet(void)
{
    uint8_t stones;
    uint8_t cell;

    quiet_count = 0;
    gomoku_count_near();
    mark_fours();
    for (cell = 0; cell < LAST_CELL && quiet_count != QUIET_MOST; ++cell) {
        stones = gomoku_near[NEAR_PAD + cell];
        if (stones && stones < MAKES_FOUR && !gomoku_cell[cell]) {
            leaf_count += leaf_count < 256 - 2 * TRIED_NODES ? TRIED_NODES : 0;
            if (makes_double(cell)) {
                quiet[quiet_count++] = cell;
            }
        }
    }
    mark_fours();
    outcome = OUTCOME_NONE;
}

void gomoku_list_quiet(void)
{
    uint8_t i;

    if (gomoku_fours[side ^ 1][ply]) {
        return; /* a four must be blocked */
    }
    if (node_depth[ply] == FORCE_QUIET_LEAST) {
        find_quiet();
    }
    for (i = 0; i < quiet_count; ++i) {
        list_lo[++move_count] = quiet[i];
    }
}

void gomoku_list_block(uint8_t cell)
{
    gomoku_find_pairs(side);
    if (gomoku_double(NO_CELL) == NO_CELL) {
        return;
    }
    if (node_depth[ply] < FORCE_QUIET_LEAST) {
        leaf_count = 1;
    } else {
        list_lo[++move_count] = cell;
    }
}

void gomoku_list_stops(void)
{
    uint8_t urge = gomoku_urge();
    uint8_t i;

    if (urge < URGE_STOP || gomoku_pairs == PAIRS_MOST || gomoku_logged[side][ply] == LOG_MOST) {
        return;
    }
    for (i = 0; i < gomoku_only_count; ++i) {
        list_lo[++move_count] = gomoku_only[i];
    }
}

#pragma static-locals (pop)
