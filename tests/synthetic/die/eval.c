/* eval.c: evaluation: how far the pieces have come. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/die/die.h"

static int16_t worth(uint8_t of)
{
    int16_t sum = 0;
    uint8_t square;

    for (square = 1; square <= HOME; ++square) {
        sum += (int16_t)(die_pieces[of][square] * (10 * square + (square == HOME ? 40 : 0)));
    }
    return sum;
}

/* Being on turn is worth 7, and each point of the roll 5. */
void game_eval(void)
{
    score = worth(side) - worth(side ^ 1) + 7 + (int16_t)(die_rolled * 5);
}

void game_frontier(void)
{
    frontier_generic();
}
