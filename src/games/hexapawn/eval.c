/* eval.c: the evaluation, pawns by square; asm/games/hexapawn/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"

void game_eval(void)
{
    uint8_t i;
    int8_t sum = 0;

    for (i = 0; i < SQUARES; ++i) {
        if (hexapawn_square[i] == WHITE) {
            sum += hexapawn_worth[i];
        } else if (hexapawn_square[i] == BLACK) {
            sum -= hexapawn_worth[i + SQUARES];
        }
    }
    score = side == 0 ? sum : -sum;
}

void game_frontier(void)
{
    frontier_generic();
}
