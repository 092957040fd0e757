/* eval.c: what a position is worth, which make has kept up to date, and the mill that can be closed; asm/games/morris/eval.s is
 * its twin. */
#include "games/morris/weights.h"

int16_t morris_threat(uint8_t against)
{
    return morris_men[against] + morris_hand[against] == MEN_LEAST ? WORTH_WON : morris_threats[morris_phase[ply]];
}

void game_eval(void)
{
    score = side ? -morris_value() : morris_value();
    if (morris_can_close()) {
        score += morris_threat(side ^ 1);
    }
}
