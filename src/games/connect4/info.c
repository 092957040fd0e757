/* info.c: data of four in a row for engine and shell, and its rules as help text. */
#include "engine/budget.h"
#include "engine/weak_players.h"
#include "games/connect4/connect4.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Drop your men into the columns, in turn. A man falls to the lowest empty"
    " square. Four of yours in a row, across, upright or slanting, win the"
    " game. A full board is a draw.\n"
    "A move is the number of a column, 1 to 7.\n"
    "The first player can win by starting in the middle, if he knows how.\n";
#pragma rodata-name (pop)

static uint16_t extra_cost(void)
{
    return COST_MADE * poll_moves_made + COST_CUT * poll_cuts;
}

/* score_of_piece, 24, is small so that the random choice among equal moves (level.c) costs nothing: 48 made 5 to 8%
 * more errors. */
static const GameInfo info = {
    "connect4", "4 IN A ROW", 2, { "Yellow", "Red" }, 0, help, 0, 24,
    NODES_PER_TIME(CONNECT4_CYCLES_LEAST), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    connect4_candidates, 0, 1, extra_cost
};

const GameInfo *game_info(void)
{
    return &info;
}
