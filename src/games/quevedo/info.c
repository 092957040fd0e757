/* info.c: the GameInfo of Quevedo's rook, made from game.txt; and code for it: the extra cost of its nodes, and
 * its levels. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/level.h"
#include "games/quevedo/quevedo.h"
#include "texts/quevedo.h"

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

#include "info/quevedo.inc"
