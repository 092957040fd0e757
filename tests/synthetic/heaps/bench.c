/* bench.c: positions of heaps for the bench, with three or two sides left. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "7/7/7 a", "5/7/6 b", "3/4/5 c", "9/1/2 a", "2/2/1 b", "0/3/4 b", "4/0/3 a", "2/2/0 b", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
