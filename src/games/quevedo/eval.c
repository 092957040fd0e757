/* eval.c: the evaluation: the lone king should be at the edge and the other king close to it, as in chess
 * (src/games/chess/eval_ending.c). */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"

#define WITH_ROOK 400

static const uint8_t edge[FILES] = { 3, 2, 1, 0, 0, 1, 2, 3 };

static uint8_t apart(uint8_t a, uint8_t b)
{
    return a > b ? a - b : b - a;
}

void game_eval(void)
{
    uint8_t king = quevedo_at[KING];
    uint8_t lone = quevedo_at[LONE];
    uint8_t file = edge[lone & 7];
    uint8_t rank = edge[lone >> 4];
    uint8_t away = apart(king & 7, lone & 7) + apart(king >> 4, lone >> 4);
    uint8_t gain = (uint8_t)(10 * (file + rank) - 2 * away + 28);

    score = 0;
    if (quevedo_at[ROOK] & GONE) {
        return;
    }
    if (file < rank) {
        file = rank;
    }
    gain += 8 * file;
    score = WITH_ROOK + gain;
    if (side) {
        score = -score;
    }
}

void game_frontier(void)
{
    frontier_generic();
}
