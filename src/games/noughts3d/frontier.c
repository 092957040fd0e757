/* frontier.c: nodes with one ply to go; asm/games/noughts3d/frontier.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

/* Returns the value of a leaf minus the value of this node. With no three on the board a mark can make threes but
 * blocks none. Each new three loses the value of a line of two, because threes have none; two threes as good as win. */
static int16_t gain_of_leaf(uint8_t cell)
{
    uint8_t threes;
    int16_t gain;

    noughts3d_gain_of(cell);
    threes = noughts3d_sum / GAIN_THREE;
    gain = (noughts3d_sum & (GAIN_THREE - 1)) - WORTH_TWO * threes;
    return threes > 1 ? gain + WORTH_WON : gain;
}

/* All leaves share the value of this node, so the best leaf has the best gain. With a three on the board or one cell
 * left, frontier_generic makes the moves: there is little to save. */
void game_frontier(void)
{
    uint8_t i;
    uint8_t found = 0;
    int16_t base = noughts3d_value();
    int16_t best = -SCORE_INFINITE;
    int16_t gain;

    if (noughts3d_threes[0][ply] | noughts3d_threes[1][ply] || ply + 1 == noughts3d_last_ply) {
        frontier_generic();
        return;
    }
    leaf_count = 0;
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] != EMPTY) {
            continue;
        }
        ++leaf_count;
        gain = base + gain_of_leaf(i);
        if (gain > best) {
            best = gain;
            found = i;
            if (best >= score_limit) {
                break;
            }
        }
    }
    move = found;
    score = best;
    outcome = OUTCOME_NONE;
}
