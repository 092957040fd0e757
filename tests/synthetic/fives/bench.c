/* bench.c: positions of fives for the bench. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

#define FIVE "15/15/15/15/15/"

static const char *const positions[] = {
    FIVE "15/15/7X7/15/15/" "15/15/15/15/15 O",
    FIVE "15/6OX7/7X7/15/15/" "15/15/15/15/15 O",
    FIVE "6X8/6XO7/6OX7/15/15/" "15/15/15/15/15 O",
    "X14/15/15/15/15/" "15/15/15/15/15/" "15/15/15/15/14O X",
    FIVE "15/4XXX8/5OO8/15/15/" "15/15/15/15/15 O",
    FIVE "7X7/5OXX7/5OOX7/6O8/15/" "15/15/15/15/15 X",
    "15/13XX/12OX1/12OOX/15/" FIVE "15/15/15/15/15 O",
    "15/15/15/15/15/" FIVE "15/15/3X11/2O12/XO1OX10 X",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
