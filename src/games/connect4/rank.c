/* rank.c: move ordering; asm/games/connect4/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

/* Ranks moves by gain. A move that completes four, or the only move in the list, gets RANK_FOUR. */
void game_rank(void)
{
    uint8_t i;

    if (move_count == 1) {
        list_rank[1] = RANK_FOUR;
        return;
    }
    for (i = 1; i <= move_count; ++i) {
        connect4_gain_of(list_lo[i]);
        list_rank[i] = connect4_threat[list_lo[i]] & THREAT(side) ? RANK_FOUR
            : connect4_sum > RANK_MOST - RANK_BASE ? RANK_MOST
            : (uint8_t)(RANK_BASE + connect4_sum);
    }
}
