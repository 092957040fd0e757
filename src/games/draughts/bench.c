/* bench.c: mid-game positions of draughts. */
#include "engine/game.h"

static const char *const positions[] = {
    "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
