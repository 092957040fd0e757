/* info.c: the GameInfo of nine men's morris, made from game.txt; and code for it: the extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/morris/morris.h"
#include "games/morris/weights.h"

/* GameInfo.extra_cost. A move made or a cut-off costs eight nodes; after the placing phase a move costs two more. A
 * slow leaf costs four (poll_slow). A leaf is slow if it is made: it closes a mill, places the last man, or both sides
 * fly. A change of phase counts like a slow leaf, because all lines are summed up again. */
static uint16_t extra_cost(void)
{
    uint16_t sum;

    if (!poll_moves_made) {
        return COST_EXACT;
    }
    sum = (((poll_moves_made + poll_cuts) << 1) + poll_slow) << 2;
    if (morris_phase[ply] != PLACING) {
        sum += (uint8_t)(poll_moves_made << 1);
    }
    return sum;
}

#include "info/morris.inc"
