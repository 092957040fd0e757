/* eval.c: the judgement, which make has kept up to date; asm/games/connect4/eval.s is its twin. */
#include "games/connect4/connect4.h"

/* Without what the last man changed in the threats: a frontier, which does not make its leaves, cannot see that. */
void game_eval(void)
{
    int16_t change = connect4_zug[ply + 1] - connect4_zug[ply];

    score = connect4_value();
    score = side ? score + change : score - change;
}
