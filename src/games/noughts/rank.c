/* rank.c: move ordering; asm/games/noughts/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

/* Winning squares come first, then squares where the opponent would win, then the others by noughts_first_guess. */
void game_rank(void)
{
    const uint8_t *urgent = noughts_urgent[side];
    const uint8_t *lines;
    uint8_t i;
    uint8_t j;
    uint8_t rank;

    for (i = 1; i <= move_count; ++i) {
        lines = noughts_lines + list_lo[i] * LINES_A_SQUARE;
        list_rank[i] = noughts_first_guess[list_lo[i]];
        for (j = 0; j < LINES_A_SQUARE; ++j) {
            rank = urgent[noughts_line[lines[j]]];
            if (rank > list_rank[i]) {
                list_rank[i] = rank;
            }
        }
    }
}
