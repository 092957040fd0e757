/* info.c: data of four in a row for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/weak_players.h"
#include "games/connect4/connect4.h"
#include "texts/connect4.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/connect4_rules.inc"
    ;
#pragma rodata-name (pop)

static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_CUT * poll_cuts;
}

/* score_of_piece, 24, is small so that the random choice among almost equal moves (level.c) does not weaken the play:
 * with 48 there were 5 to 8% more errors. */
static const GameInfo info = {
    "connect4", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, 0, 24,
    NODES_PER_TIME(CONNECT4_CYCLES_LEAST), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    connect4_candidates, 0, 1, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
