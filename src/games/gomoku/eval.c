/* eval.c: the evaluation, which make keeps up to date; asm/games/gomoku/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

/* A side to move that has a four has as good as won; so has one with a double, unless it must block a four first. With
 * no four of its own it has as good as lost against two fours. */
void game_eval(void)
{
    uint8_t fours = gomoku_fours[side ^ 1][ply];

    score = gomoku_value() + WORTH_MOVE;
    if (gomoku_fours[side][ply]) {
        score += WORTH_WON;
    } else if (fours > 1) {
        score -= WORTH_WON;
    } else if (!fours) {
        gomoku_find_pairs(side);
        if (gomoku_double(NO_CELL) != NO_CELL) {
            score += WORTH_WON;
        }
    }
}
