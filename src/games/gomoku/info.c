/* info.c: data of go-moku for engine and shell, and its rules as help text. */
#include "engine/budget.h"
#include "games/gomoku/gomoku.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Black and White put a man on an empty point in turn, Black first. Five or more in a straight line, in any"
    " direction, win. A full board is a draw.\n"
    "A move is a point: h8.\n"
    "Four in a line with room for a fifth must be stopped at once; make two such fours with one man, and only one can be.\n"
    "CTRL+V has another rule, opening=swap: Black puts down three men, black, white, black. White then plays on, or"
    " swaps: point at a man who stands there, or type swap. The men change colour, and Black is to move.\n";
#pragma rodata-name (pop)

/* The factors are powers of two, so that no multiplication routine is linked. */
static uint16_t extra_cost(void)
{
    uint16_t sum = gomoku_ranked * COST_RANKED + poll_moves_made * COST_MADE + poll_cuts * COST_CUT;

    gomoku_ranked = 0;
    return sum;
}

static const char *const variants[] = { "opening=free", "opening=swap", 0 };

static const GameInfo info = {
    "gomoku", "GO-MOKU", 2, { "Black", "White" }, variants, help, NOISY_NONE, WORTH_3,
    NODES_PER_TIME(GOMOKU_CYCLES_LEAST), 4, 0, 0, 0, gomoku_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    gomoku_candidates, gomoku_force, 0, extra_cost, 1
};

const GameInfo *game_info(void)
{
    return &info;
}
