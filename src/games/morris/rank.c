/* rank.c: move ordering: moves that close a mill, moves that block a mill of the opponent, then the others by
 * history; asm/games/morris/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"

#define RANK_MILL 250
#define RANK_STOP 200

void game_rank(void)
{
    uint8_t enemy = side ^ 1;
    uint8_t mill = (uint8_t)(FULL * man_of(enemy));
    uint8_t to;
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        to = list_lo[i] & POINT;
        list_rank[i] = list_hi[i] & MILL ? RANK_MILL
            : morris_line[to / ROW] + morris_power_across[enemy][to] == mill
                || morris_line[morris_down[to]] + morris_power_down[enemy][to] == mill ? RANK_STOP
            : history[list_lo[i]];
    }
}
