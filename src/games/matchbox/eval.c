/* eval.c: evaluation: rounds won and pawns. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"

void game_eval(void)
{
    uint8_t lost = matchbox_lost();
    int16_t sum = (int16_t)((lost + lost - matchbox_rounds) * UNIT);
    uint8_t i;

    if (matchbox_over) {
        sum += matchbox_over == OVER_WHITE ? UNIT : -UNIT;
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
