/* level.c: the levels of play as node budgets; see level.h. asm/engine/level.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/level.h"
#include "engine/think.h"

#define MARGIN_LEAST 3 /* random bonus 0 to 2: enough to choose among equal moves if a piece is worth few points */

typedef struct {
    uint16_t tenths; /* of a second */
    uint8_t depth;   /* 0: as deep as time allows */
    uint8_t margin;  /* random margin (root.h), in eighths of score_of_piece */
} Level;

/* The first two levels are meant to be beaten. From the fourth on the random choice is only among moves that are nearly
 * equal. */
static const Level levels[LEVEL_MOST] = {
    { 5, 1, 8 }, { 8, 2, 4 }, { 15, 0, 2 }, { 30, 0, 1 },
    { 70, 0, 1 }, { 150, 0, 1 }, { 350, 0, 1 }, { 900, 0, 1 },
};

uint16_t level_tenths(uint8_t level)
{
    return levels[level - 1].tenths;
}

uint32_t level_nodes(uint16_t tenths_of_seconds)
{
    return (uint32_t)tenths_of_seconds * game_info()->nodes_per_time >> LEVEL_PACE_BITS;
}

void level_limit(uint16_t tenths_of_seconds)
{
    budget_nodes = level_nodes(tenths_of_seconds);
    budget_extra_cost = game_info()->extra_cost;
    budget_fall = game_info()->fall;
}

void level_set(uint8_t level)
{
    const Level *chosen = levels + level - 1;
    uint16_t margin = chosen->margin * game_info()->score_of_piece / 8;

    level_limit(chosen->tenths);
    think_depth = chosen->depth ? chosen->depth : DEPTH_MOST;
    root_random_margin = margin > 255 ? 255 : margin < MARGIN_LEAST ? MARGIN_LEAST : (uint8_t)margin;
}
