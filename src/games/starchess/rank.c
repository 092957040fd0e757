/* rank.c: game_rank, which the game contract requires. It gives all moves the same rank, because no search orders the
 * moves of Star Chess. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = 1;
    }
}
