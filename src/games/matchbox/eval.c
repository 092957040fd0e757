/* eval.c: evaluation: rounds won and pawns. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"

void game_eval(void)
{
    int16_t sum = (int16_t)((matchbox_count(ROUND_LOST) - matchbox_count(ROUND_WON)) * UNIT);
    uint8_t i;

    if (matchbox_over == OVER_WHITE) {
        sum += UNIT;
    } else if (matchbox_over == OVER_BOXES) {
        sum -= UNIT;
    }
    for (i = 0; i < SQUARES; ++i) {
        if (matchbox_square[i] == WHITE) {
            ++sum;
        } else if (matchbox_square[i] == BLACK) {
            --sum;
        }
    }
    score = side == 0 ? sum : -sum;
}

void game_frontier(void)
{
    frontier_generic();
}
