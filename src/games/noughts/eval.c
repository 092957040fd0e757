/* eval.c: the evaluation, a sum over lines; asm/games/noughts/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

void game_eval(void)
{
    uint8_t i;
    int8_t sum = 0;

    for (i = 0; i < LINES; ++i) {
        sum += noughts_worth[noughts_line[i]];
    }
    score = side == 0 ? sum : -sum;
}

void game_frontier(void)
{
    frontier_generic();
}
