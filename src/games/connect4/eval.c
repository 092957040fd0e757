/* eval.c: the evaluation, which make keeps up to date; asm/games/connect4/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

/* The score leaves out what the last disc changed in the zugzwang prediction: game_frontier does not make its leaves
 * and cannot see that change. */
void game_eval(void)
{
    int16_t change = connect4_zugzwang[ply + 1] - connect4_zugzwang[ply];

    score = connect4_value();
    score = side ? score + change : score - change;
}
