/* eval.c: the judgement, which make has kept up to date; asm/games/connect4/eval.s is its twin. */
#include "games/connect4/connect4.h"

void game_eval(void)
{
    score = connect4_value();
}
