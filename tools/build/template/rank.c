/* rank.c: move ordering: which moves the search tries first. Here by the history heuristic: moves that caused
 * cut-offs elsewhere. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
    }
}
