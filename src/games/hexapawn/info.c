/* info.c: data of hexapawn for engine and shell: its variants, and its rules as help text. */
#include "engine/weak_players.h"
#include "games/hexapawn/hexapawn.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Three pawns a side. A pawn steps one square straight ahead onto an empty"
    " square, or takes one square slanting ahead.\n"
    "You win when a pawn of yours reaches the far rank, or when your opponent"
    " is on turn and cannot move. CTRL+V has another rule, stalemate=draw: then that is a draw.\n"
    "A move is two squares: a1a2, b2c3.\n"
    "The second player can always win.\n";
#pragma rodata-name (pop)

static const char *const variants[] = { "stalemate=loss", "stalemate=draw", 0 };

static const GameInfo info = {
    "hexapawn", "HEXAPAWN", 2, { "White", "Black" }, variants, help, 0, 10,
    NODES_PER_TIME(HEXAPAWN_CYCLES_PER_NODE), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2
};

const GameInfo *game_info(void)
{
    return &info;
}
