/* rank.c: move ordering; asm/games/noughts3d/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

/* A move that makes four comes first. If a three must be blocked, moves that make or block threes come next; otherwise
 * moves that make two threes. Then come moves that make none, by gain; last those that make a single three. */
void game_rank(void)
{
    uint8_t i;
    uint8_t must = noughts3d_threes[side ^ 1][ply];

    for (i = 1; i <= move_count; ++i) {
        if (noughts3d_gain_of(list_lo[i])) {
            list_rank[i] = RANK_WINS;
        } else if (noughts3d_sum < GAIN_THREE) {
            list_rank[i] = (uint8_t)(RANK_BASE + 2 * noughts3d_sum);
        } else if (must) {
            list_rank[i] = RANK_BLOCKS;
        } else {
            list_rank[i] = noughts3d_sum < 2 * GAIN_THREE ? RANK_THREE : RANK_DOUBLE;
        }
    }
}
