/* info.c: the GameInfo of go-moku, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/gomoku/gomoku.h"

/* The factors are powers of two, so that no multiplication routine is linked. */
static uint16_t extra_cost(void)
{
    uint16_t sum = gomoku_ranked * COST_RANKED + poll_moves_made * COST_MADE + poll_cuts * COST_CUT;

    gomoku_ranked = 0;
    return sum;
}

#include "info/gomoku.inc"
