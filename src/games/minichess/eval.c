/* eval.c: what a position is worth: what make has kept up to date; asm/games/minichess/eval.s is its twin. */
#include "games/minichess/minichess.h"

void game_eval(void)
{
    score = minichess_value(ply);
    if (side) {
        score = -score;
    }
}
