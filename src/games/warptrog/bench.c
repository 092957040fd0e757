/* bench.c: positions of warp trog: the start, then from games played half by chance. */
#include "engine/game.h"

static const char *const positions[] = {
    "6/vv1tvv/6/6/VVT1VV/6 w 5 5", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
