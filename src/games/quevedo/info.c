/* info.c: the GameInfo of Quevedo's rook: its name, its rules and its history as text. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/level.h"
#include "games/quevedo/quevedo.h"
#include "texts/quevedo.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/quevedo_rules.inc"
;
#pragma rodata-name (pop)

static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_CUT * poll_cuts;
}

uint8_t quevedo_level_reading(uint8_t level)
{
    return level < LEVEL_DEFAULT ? level : level == LEVEL_DEFAULT ? READING_MOST : BY_SEARCH;
}

const char *quevedo_kind(uint8_t level)
{
    static const char *const kinds[] = { 0, TEXT_LEVEL_BOOK, TEXT_LEVEL_BUILT, TEXT_LEVEL_MATES };

    return kinds[quevedo_level_reading(level)];
}

/* The optional members that are set are find_move, extra_cost and level_name. */
static const GameInfo info = {
    "quevedo", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, UNIT,
    NODES_PER_TIME(QUEVEDO_CYCLES_LEAST), 5,
    0, 0, 0, quevedo_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, extra_cost, 0, quevedo_kind
};

const GameInfo *game_info(void)
{
    return &info;
}
