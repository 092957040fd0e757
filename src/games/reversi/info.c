/* info.c: data of reversi for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/reversi/reversi.h"
#include "games/reversi/solver.h"
#include "texts/reversi.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/reversi_rules.inc"
;
#pragma rodata-name (pop)

/* GameInfo.extra_cost. */
static uint16_t extra_cost(void)
{
    return COST_MADE * (poll_moves_made + poll_cuts);
}

/* Of the optional members of GameInfo: find_move, counts_ends, lmr_depth 3, extra_cost. */
static const GameInfo info = {
    "reversi", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, UNIT,
    NODES_PER_TIME(REVERSI_CYCLES_LEAST), 7, 0, 0, 0, reversi_solve, 1, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
