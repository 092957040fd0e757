/* info.c: the GameInfo of warp trog, made from game.txt; and code for it: the seed of a warp, and the
 * extra cost of its nodes. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "games/warptrog/warptrog.h"
#include "engine/random.h"

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

#include "info/warptrog.inc"
