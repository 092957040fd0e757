/* rank.c: move ordering: hits first, then the foremost piece. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/die/die.h"

void game_rank(void)
{
    uint8_t i;
    uint8_t to;

    for (i = rank_from + 1; i <= move_count; ++i) {
        to = (uint8_t)(list_lo[i] - 1 + die_rolled);
        list_rank[i] = (uint8_t)(list_lo[i] + 1); /* a pass gets rank 0 */
        if (list_lo[i] != MOVE_PASS && to < HOME && die_pieces[side ^ 1][to]) {
            list_rank[i] += 100;
        }
    }
}
