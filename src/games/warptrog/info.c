/* info.c: data of warp trog for engine and shell, its rules as help text, and the seed of a warp. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/warptrog/warptrog.h"
#include "engine/random.h"
#include "texts/warptrog.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/warptrog_rules.inc"
    ;
#pragma rodata-name (pop)

/* GameInfo.draw_random: gives a warp that is really played a seed other than 0. */
static void draw_seed(void)
{
    uint16_t drawn;

    if (move != WARP) {
        return;
    }
    do {
        drawn = random_next() & (0xFF00 | SEED_BITS);
    } while (!drawn);
    move |= drawn;
}

static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_CUT * poll_cuts;
}

static const GameInfo info = {
    "warptrog", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, 0, 100,
    NODES_PER_TIME(WARPTROG_CYCLES_LEAST), 8, 0, 0, draw_seed, 0, 0, 0, 64, 0, 0, 0,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
