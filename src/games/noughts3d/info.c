/* info.c: the GameInfo of noughts and crosses in space, made from game.txt; and code for it: the extra cost of
 * its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/noughts3d/noughts3d.h"

/* If there was no cut-off since the last poll, the forcing search is assumed to run: the main search seldom goes that
 * long without one. */
static uint16_t extra_cost(void)
{
    uint16_t sum = COST_CUT * poll_cuts;

    if (!sum) {
        return COST_ATTACK * poll_moves_made;
    }
    if (noughts3d_last_ply < CELLS_FEW) {
        return sum + COST_FEW * poll_moves_made;
    }
    return sum + COST_MADE * poll_moves_made;
}

#include "info/noughts3d.inc"
