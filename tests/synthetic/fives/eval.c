/* eval.c: evaluation and move ordering of fives. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/fives/fives.h"

void game_eval(void)
{
    score = side ? -fives_worth : fives_worth;
}

void game_frontier(void)
{
    frontier_generic();
}

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = (uint8_t)(1 + (fives_near[list_lo[i]] << 2));
    }
}
