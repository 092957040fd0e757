/* rank.c: ranks moves for move ordering; asm/games/reversi/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "games/reversi/reversi.h"
#include "games/reversi/move_value.h"

#define RANK_DEPTH 3  /* moves are ranked by gain in nodes with at least this depth */
#define RANK_EVEN 145 /* rank of gain 0: above killers, so only bad moves rank below them and are reduced (LMR) */

/* Ranks by history near the leaves, by gain elsewhere. */
void game_rank(void)
{
    uint8_t i;
    int16_t rank;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
        if (node_depth[ply] >= RANK_DEPTH && list_lo[i] != PASS) {
            reversi_find_gain(list_lo[i]);
            rank = RANK_EVEN + reversi_gain;
            list_rank[i] = rank < 1 ? 1 : rank > 254 ? 254 : (uint8_t)rank;
        }
    }
}
