/* rank.c: required by the game contract. Star Chess does not order moves, because no search uses them. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = 1;
    }
}
