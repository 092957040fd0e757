/* info.c: the GameInfo of reversi, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/reversi/reversi.h"

/* GameInfo.extra_cost. */
static uint16_t extra_cost(void)
{
    return COST_MADE * (poll_moves_made + poll_cuts);
}

#include "info/reversi.inc"
