/* bench.c: the positions of the bench, from the start position to the last moves. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "4K3/6R1/8/8/8/3k4/8/8 w", "8/8/8/3k4/8/8/8/KR6 w", "8/8/4k3/8/2R5/8/8/4K3 b", "8/8/8/2K5/8/k7/7R/8 w",
    "8/8/8/8/1K6/7R/8/k7 w", "3k4/8/3K4/8/8/8/8/R7 w", "8/8/8/8/3R4/2k5/8/K7 b", "K7/8/1R6/8/2k5/8/8/8 w",
    "8/6R1/8/3K4/8/8/2k5/8 b", "8/5K2/8/6R1/7k/8/8/8 b", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
