/* info.c: data of noughts and crosses for engine and shell, and its rules as help text. */
#include "engine/weak_players.h"
#include "games/noughts/noughts.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Crosses and noughts are put down in turn, crosses first. Three of a kind"
    " in a row, across, down or slanting, win. A full board is a draw.\n"
    "A move is the number of a square, 1 to 9, from the top left.\n"
    "Nobody wins against a player who knows the game.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "noughts", "NOUGHTS", 2, { "Cross", "Nought" }, 0, help, 0, 4,
    NODES_PER_TIME(NOUGHTS_CYCLES_PER_NODE), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
};

const GameInfo *game_info(void)
{
    return &info;
}
