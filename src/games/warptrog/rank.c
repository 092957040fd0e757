/* rank.c: move ordering: captures, Trogs first, then the warp, then the others by history; asm/games/warptrog/rank.s is
 * its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

void game_rank(void)
{
    uint8_t i;
    uint8_t lo;
    uint8_t taken;

    for (i = 1; i <= move_count; ++i) {
        lo = list_lo[i];
        if (lo >= WARP) {
            list_rank[i] = RANK_WARP;
            continue;
        }
        taken = warptrog_board[(uint8_t)((lo >> 2) + warptrog_step[lo & 3])];
        list_rank[i] = taken ? (uint8_t)(RANK_TAKE + (taken & TROG)) : history[lo];
    }
}
