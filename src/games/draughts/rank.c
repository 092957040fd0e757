/* rank.c: ranks moves for move ordering; asm/games/draughts/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

/* Ranks jumps by length, the longest first, and steps by the history heuristic. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = list_hi[i] ? (list_hi[i] >> 2) + RANK_KILLER + 1 : history[list_lo[i]];
    }
}
