/* info.c: the GameInfo of draughts, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/draughts/draughts.h"

/* GameInfo.extra_cost. A man's step at the frontier is a cheap leaf; the moves of other leaves are really made
 * (frontier_quiet.c, frontier.c). Kings cost extra, because they move in four directions. */
static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_SLOW * poll_slow + (draughts_crowned ? COST_KINGS : 0);
}

#include "info/draughts.inc"
