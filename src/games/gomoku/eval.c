/* eval.c: the judgement, which make has kept up to date; asm/games/gomoku/eval.s is its twin. */
#include "games/gomoku/gomoku.h"

void game_eval(void)
{
    score = gomoku_value() + WORTH_MOVE;
    if (gomoku_fours[side][ply]) {
        score += WORTH_WON;
    } else if (gomoku_fours[side ^ 1][ply] > 1) {
        score -= WORTH_WON;
    }
}
