/* bench.c: mid-game positions of reversi. */
#include "engine/game.h"

static const char *const positions[] = {
    "---------------------------OX------XO--------------------------- X", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
