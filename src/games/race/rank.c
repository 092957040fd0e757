/* rank.c: move ordering: hits first, then moves home, then by the square reached; asm/games/race/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

#define RANK_HIT 100
#define RANK_HOME 60

void game_rank(void)
{
    uint8_t i;
    uint8_t from;
    uint8_t to;

    for (i = rank_from + 1; i <= move_count; ++i) {
        from = (uint8_t)(list_lo[i] - 1);
        to = from ? (uint8_t)(from + race_rolled) : 1;
        list_rank[i] = 1;
        if (list_lo[i] == MOVE_PASS) {
            continue;
        }
        list_rank[i] = (uint8_t)(to + 1);
        if (to == HOME) {
            list_rank[i] += RANK_HOME;
        } else if (race_pieces[PLACE(side ^ 1, to)]) {
            list_rank[i] += RANK_HIT;
        }
    }
}
