/* info.c: the GameInfo of minichess, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/minichess/minichess.h"

/* GameInfo.extra_cost: cut-offs cost extra. */
static uint16_t extra_cost(void)
{
    return COST_CUT * poll_cuts;
}

#include "info/minichess.inc"
