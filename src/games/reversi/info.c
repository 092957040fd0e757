/* info.c: the GameInfo of reversi: its name and its rules as text. */
#include "engine/budget.h"
#include "games/reversi/reversi.h"
#include "games/reversi/solver.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Put a man where a straight line of enemy men, with no gap, lies between"
    " it and another of yours: they turn over, in every direction.\n"
    "Who has no such move passes. When neither has one, most men win.\n"
    "A move is a square: c4. Dots show where you may go. If you can only pass,"
    " FIRE does it.\n"
    "Corners cannot be turned back. Squares next to an empty corner give"
    " it away.\n";
#pragma rodata-name (pop)

/* GameInfo.extra_cost. */
static uint16_t extra_cost(void)
{
    return COST_MADE * (poll_moves_made + poll_cuts);
}

/* Of the optional members of GameInfo: find_move, counts_ends, lmr_depth 3, extra_cost. */
static const GameInfo info = {
    "reversi", "REVERSI", 2, { "Black", "White" }, 0, help, NOISY_NONE, UNIT,
    NODES_PER_TIME(REVERSI_CYCLES_LEAST), 7, 0, 0, 0, reversi_solve, 1, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
