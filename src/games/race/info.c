/* info.c: data of Race! for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/chance.h"
#include "games/race/race.h"
#include "texts/race.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/race_rules.inc"
    ;
#pragma rodata-name (pop)

static uint16_t extra_cost(void)
{
    return COST_ROLL * (uint8_t)(POLL_NODES_EXACT - poll_moves_made);
}

static const GameInfo info = {
    "race", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, CERTAIN / 50,
    NODES_PER_TIME(RACE_CYCLES_LEAST), 3, 0, 0, 0, race_find_move, 0, 0, 0, 0, 0, 0,
    chance_step, race_gen_rolls, CERTAIN, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
