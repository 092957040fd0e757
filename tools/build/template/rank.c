/* rank.c: which moves to try first: those that were good elsewhere. */
#include "games/template/template.h"

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
    }
}
