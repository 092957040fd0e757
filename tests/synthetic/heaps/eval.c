/* eval.c: evaluation and move ordering of heaps. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/heaps/heaps.h"

/* 20 for each own stone, minus 10 for each stone of the other sides. */
void game_eval(void)
{
    uint8_t heap;

    score = (int16_t)(30 * heaps_stones[side]);
    for (heap = 0; heap < HEAPS; ++heap) {
        score -= 10 * heaps_stones[heap];
    }
}

void game_frontier(void)
{
    frontier_generic();
}

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = TAKEN_BY(list_lo[i]);
    }
}
