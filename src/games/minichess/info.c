/* info.c: the GameInfo of minichess: its name and its rules as text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/minichess/minichess.h"
#include "texts/minichess.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/minichess_rules.inc"
;
#pragma rodata-name (pop)

/* GameInfo.extra_cost: cut-offs cost extra. */
static uint16_t extra_cost(void)
{
    return COST_CUT * poll_cuts;
}

/* Minichess uses these optional members of GameInfo: gen_quiet, prune, lmr_depth (2) and extra_cost. */
static const GameInfo info = {
    "minichess", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_MAY_OWN, WORTH_UNIT,
    NODES_PER_TIME(MINICHESS_CYCLES_LEAST), 5, minichess_quiet, minichess_prune, 0, 0, 0, 0, 0, 0, 0, 2,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
