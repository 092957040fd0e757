/* eval.c: the evaluation, which make keeps up to date; asm/games/noughts3d/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

void game_eval(void)
{
    score = noughts3d_value();
    if (noughts3d_threes[side][ply]) {
        score += WORTH_WON;
    } else if (noughts3d_threes[side ^ 1][ply] > 1) {
        score -= WORTH_WON;
    }
}
