/* bench.c: positions of go-moku for `trog bench`. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "X14/15/15/15/15/15/15/15/15/15/15/15/15/15/14O X",
    "15/15/15/15/15/15/15/7X7/15/15/15/15/15/15/15 O",
    "15/15/15/15/15/15/6OX7/7X7/15/15/15/15/15/15/15 O",
    "15/15/15/15/15/6X8/6XO7/6OX7/15/15/15/15/15/15/15 O",
    "15/15/15/15/15/15/4XXX8/5OO8/15/15/15/15/15/15/15 O",
    "15/15/15/15/15/6X8/5O1O7/7X7/6O1X6/15/15/15/15/15/15 X",
    "15/13XX/12OX1/12OOX/15/15/15/15/15/15/15/15/15/15/15 O",
    "15/15/15/15/15/15/15/15/15/15/15/15/3X11/2O12/XO1OX10 X",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
