/* frontier.c: nodes with one ply to go; asm/games/morris/frontier.s is its twin. Moves that close a mill are scored
 * first, as they often cause a cut-off. The others follow; the assembly scores them without making them. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/frontier.h"
#include "engine/budget.h"
#include "engine/list.h"
#include "engine/node.h"

/* Returns 1 if the gain of the lines is not enough to score the moves of this ply: there is no man to remove, so a mill
 * does not count; a move places the last man; a move can be the last one before a draw; or both sides fly, so that eval
 * looks at more than lines. */
static uint8_t is_special(void)
{
    return !morris_men[side ^ 1] || (morris_hand[side] && morris_hand[0] + morris_hand[1] == 1)
        || reversible_plies[ply] >= QUIET_MOST - 1 || morris_phase[ply] == FLYING;
}

/* Clears the values that the moves have left in the arrays of the next ply. */
static void clear_row(void)
{
    uint8_t row = ply + 1;

    reversible_plies[row] = 0;
    morris_phase[row] = 0;
    morris_value_lo[row] = 0;
    morris_value_hi[row] = 0;
}

void game_frontier(void)
{
    uint8_t is_enough;

    if (is_special()) {
        frontier_generic();
        poll_slow += leaf_count;
        return;
    }
    leaf_count = 0;
    if (!node_has_room()) {
        game_eval();
        return;
    }
    node_open_list();
    morris_leaf_best = -SCORE_INFINITE;
    morris_leaf_running = 0;
    is_enough = morris_score_mills();
    poll_slow += leaf_count;
    if (!is_enough) {
        morris_score_quiet();
    }
    node_reopen_list();
    if (!leaf_count) {
        game_no_moves();
        score_outcome();
        return;
    }
    score = morris_leaf_best;
    move = morris_leaf_move;
    clear_row();
    outcome = morris_leaf_running ? OUTCOME_NONE : OUTCOME_DRAW;
}
