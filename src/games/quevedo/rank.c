/* rank.c: move ordering by the history heuristic. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
    }
}
