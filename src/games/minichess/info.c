/* info.c: the GameInfo of minichess: its name and its rules as text. */
#include "engine/budget.h"
#include "games/minichess/minichess.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Men move as in chess, with these differences. A pawn never steps twice, nor takes in passing;"
    " on the last rank it becomes a queen. Nobody castles.\n"
    "A bishop may also step one square straight onto an empty one, and so change its colour.\n"
    "There is no check: whoever takes the king has won. Who cannot move has lost. When both sides"
    " have made 40 moves it is a draw.\n"
    "A move is two squares: a2a3.\n";
#pragma rodata-name (pop)

/* GameInfo.extra_cost. */
static uint16_t extra_cost(void)
{
    return COST_CUT * poll_cuts;
}

/* Of the optional members of GameInfo: gen_quiet, prune, lmr_depth 2, extra_cost. */
static const GameInfo info = {
    "minichess", "MINICHESS", 2, { "White", "Black" }, 0, help, NOISY_MAY_OWN, WORTH_UNIT,
    NODES_PER_TIME(MINICHESS_CYCLES_LEAST), 5, minichess_quiet, minichess_prune, 0, 0, 0, 0, 0, 0, 0, 2,
    0, 0, 0, 0, 0, 0, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
