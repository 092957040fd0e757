/* info.c: the GameInfo of draughts: its name, its rules as text, and the extra cost of nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/draughts/draughts.h"
#include "texts/draughts.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/draughts_rules.inc"
;
#pragma rodata-name (pop)

/* GameInfo.extra_cost. A man's step at the frontier is a cheap leaf; the moves of other leaves are really made
 * (frontier_quiet.c, frontier.c). Kings cost extra, because they move in four directions. */
static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_SLOW * poll_slow + (draughts_crowned ? COST_KINGS : 0);
}

/* Draughts uses only one of the optional members of GameInfo: extra_cost. */
static const GameInfo info = {
    "draughts", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_MUST_OWN, WORTH_MAN,
    NODES_PER_TIME(DRAUGHTS_CYCLES_LEAST), 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
