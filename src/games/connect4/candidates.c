/* candidates.c: the moves that the search looks at; asm/games/connect4/candidates.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

/* At the root every move is listed: the engine may be asked for its second-best move. */
void connect4_candidates(void)
{
    uint8_t count;
    uint8_t i;

    if (!ply) {
        game_generate();
        return;
    }
    count = connect4_find_candidates();
    for (i = 0; i < count; ++i) {
        list_lo[++move_count] = connect4_found[i];
    }
}
