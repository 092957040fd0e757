/* eval.c: the evaluation, what a white pawn on each square is worth; and the order of moves. */
/* SPDX-License-Identifier: MIT */
#include "games/breakthrough/breakthrough.h"

/* From below the first rank up, each rank with its edge. Pawns at home keep others from breaking through. */
const uint8_t breakthrough_worth[SQUARES] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    90, 120, 100, 90, 90, 100, 120, 90, 0,
    40, 40, 40, 40, 40, 40, 40, 40, 0,
    46, 46, 46, 46, 46, 46, 46, 46, 0,
    56, 56, 56, 56, 56, 56, 56, 56, 0,
    72, 72, 72, 72, 72, 72, 72, 72, 0,
    110, 110, 110, 110, 110, 110, 110, 110, 0,
    180, 180, 180, 180, 180, 180, 180, 180, 0
};

/* Captures first, then moves by the history heuristic. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = breakthrough_square[list_lo[i]] ? RANK_KILLER + 1 : history[list_lo[i]];
    }
}
