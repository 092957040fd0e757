/* eval.c: the evaluation: game_make keeps the value up to date. asm/games/minichess/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

void game_eval(void)
{
    score = minichess_value(ply);
    if (side) {
        score = -score;
    }
}
