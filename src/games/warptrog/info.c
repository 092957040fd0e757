/* info.c: data of warp trog for engine and shell, its rules as help text, and the seed of a warp. */
#include "engine/budget.h"
#include "games/warptrog/warptrog.h"
#include "engine/random.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Valgs step straight ahead, and so they take; but never a man that has one of"
    " his own side beside him on the same rank. On the far rank they become Trogs.\n"
    "Trogs step up, down or sideways and take any man.\n"
    "Or you warp, five times a game: every Trog of yours goes to a square drawn by lot."
    " An enemy there is gone; on a man of yours it stays where it was.\n"
    "Who cannot step on his turn has lost. Draws: a position three times, or 60 moves a"
    " side with no capture, Valg's step or warp.\n"
    "Moves are typed: c2c3, or warp.\n";
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
    "warptrog", "WARP TROG", 2, { "Yellow", "Green" }, 0, help, 0, 100,
    NODES_PER_TIME(WARPTROG_CYCLES_LEAST), 8, 0, 0, draw_seed, 0, 0, 0, 64, 0, 0, 0,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
