/* eval.c: how far the men are. */
#include "synthetic/die/die.h"

static int16_t worth(uint8_t of)
{
    int16_t sum = 0;
    uint8_t square;

    for (square = 1; square <= HOME; ++square) {
        sum += (int16_t)(die_men[of][square] * (10 * square + (square == HOME ? 40 : 0)));
    }
    return sum;
}

/* Who moves next has half a throw more. */
void game_eval(void)
{
    score = worth(side) - worth(side ^ 1) + 7 + (int16_t)(die_rolled * 5);
}

void game_frontier(void)
{
    frontier_generic();
}
