/* rank.c: the order of moves, of which Star Chess has none: no search goes through them. */
#include "games/starchess/starchess.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = 1;
    }
}
