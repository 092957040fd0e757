/* frontier.c: nodes with one ply to go; asm/games/gomoku/frontier.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

static uint16_t best; /* best gain plus one */

/* Scores the leaf of a stone in this cell. Returns 1 on a cut-off: its gain plus one is the best so far and more than
 * `wanted`. */
static uint8_t score_leaf(uint8_t cell, int16_t wanted)
{
    uint16_t gain = gomoku_gain_of(cell) + 1; /* so that a gain of 0 counts */

    ++leaf_count;
    if (gain <= best) {
        return 0;
    }
    best = gain;
    move = cell;
    return (int16_t)gain > wanted;
}

/* Scores the cells near a stone, up to a cut-off. */
static void score_near(int16_t wanted)
{
    uint8_t cell;

    gomoku_count_near();
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_near[NEAR_PAD + cell] && !gomoku_cell[cell] && score_leaf(cell, wanted)) {
            return;
        }
    }
}

static void score_urgent(void)
{
    uint8_t i;

    for (i = 0; i < gomoku_only_count; ++i) {
        score_leaf(gomoku_only[i], SCORE_INFINITE);
    }
}

/* All leaves share the value of this node, so the best leaf has the best gain and no move is made. With URGE_WIN and
 * URGE_LOST the winner is known and WORTH_WON is added or subtracted, as eval would. With a four on the board, one
 * cell left, or in the swap opening, frontier_generic makes the moves: there is little to save. */
void game_frontier(void)
{
    static const int16_t worth[] = { 0, WORTH_WON, 0, -WORTH_WON }; /* by URGE_ */
    uint8_t urge;

    leaf_count = 0;
    best = 0;
    if (ply >= gomoku_opening && !(gomoku_fours[0][ply] | gomoku_fours[1][ply]) && ply + 1 != gomoku_last_ply) {
        int16_t base = gomoku_value() - WORTH_MOVE;

        urge = gomoku_urge();
        if (urge == URGE_NONE) {
            score_near(score_limit - base);
        } else {
            score_urgent();
        }
        base += worth[urge];
        score = base + (int16_t)best - 1;
        outcome = OUTCOME_NONE;
    }
    if (!leaf_count) {
        frontier_generic();
    }
}
