/* info.c: data of noughts and crosses in space for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/noughts3d/noughts3d.h"
#include "engine/forcing.h"
#include "texts/noughts3d.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/noughts3d_rules.inc"
    ;
#pragma rodata-name (pop)

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

static const GameInfo info = {
    "noughts3d", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, 0, WORTH_TWO,
    NODES_PER_TIME(NOUGHTS3D_CYCLES_LEAST), 4, 0, 0, 0, forcing_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    noughts3d_candidates, noughts3d_force, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
