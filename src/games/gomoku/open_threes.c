/* open_threes.c: threats that take a move more: a man who leaves `side` a double, if he is not stopped. An open three
 * is the
 * usual one. Whoever is threatened has no four, so he can stop every double, or make fours first: gomoku_urge has it
 * all. */
#include "engine/search_state.h"
#include "games/gomoku/gomoku.h"

#pragma static-locals (push, off) /* the C and the assembly share what stands here, and so must not */

#define TRIED_NODES 2 /* what it takes to try a cell, in nodes */

/* 1: who had the last move has a double then. */
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

/* They are the same with more moves, and found once. */
#define QUIET_MOST 24
static uint8_t quiet[QUIET_MOST];
static uint8_t quiet_count;

/* Marks the cells in which a four is made, where men near them are counted; once more, and they are as before. Not in
 * force_seen: that is gomoku_double's, which finds it 0. */
#define MAKES_FOUR 0x80
static void mark_fours(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        gomoku_near[NEAR_PAD + list_lo[i]] ^= MAKES_FOUR;
    }
}

/* Near cells in which no four is made: those are listed, and threats enough. */
static void find_quiet(void)
{
    uint8_t men;
    uint8_t cell;

    quiet_count = 0;
    gomoku_count_near();
    mark_fours();
    for (cell = 0; cell < LAST_CELL && quiet_count != QUIET_MOST; ++cell) {
        men = gomoku_near[NEAR_PAD + cell];
        if (men && men < MAKES_FOUR && !gomoku_cell[cell]) {
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
        return; /* that must be stopped */
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
