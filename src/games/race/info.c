/* info.c: the GameInfo of Race!, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/race/race.h"

static uint16_t extra_cost(void)
{
    return COST_ROLL * (uint8_t)(POLL_NODES_EXACT - poll_moves_made);
}

#include "info/race.inc"
