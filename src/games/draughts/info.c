/* info.c: what draughts is called, and its rules in words. */
#include "games/draughts/draughts.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Men step one square slanting ahead. A man jumps an enemy next to him when"
    " the square behind is empty, and takes him; he must jump when he can, and go on"
    " jumping while he can. Which way is his choice.\n"
    "A man that reaches the far row is crowned; that ends his move. Kings step and jump"
    " backwards too.\n"
    "Who cannot move has lost. A position for the third time, or forty moves of each side"
    " without a jump or a man's step, are a draw.\n"
    "Squares are numbered 1 to 32. Moves: 11-15, 22x15x8.\n"
    "CTRL+O begins with a ballot of three moves.\n";
#pragma rodata-name (pop)

static GameInfo info = {
    "draughts", "DRAUGHTS", 2, { "Red", "White" }, 0, help, NOISY_OWN, WORTH_MAN,
    DRAUGHTS_CYCLES_PER_NODE, 7, 0, 0, 0, 0, 0
};

const GameInfo *game_info(void)
{
    info.cycles_per_node = draughts_crowned || draughts_count[0] + draughts_count[1] <= ENDING_PIECES
        ? DRAUGHTS_CYCLES_ENDING : DRAUGHTS_CYCLES_PER_NODE;
    return &info;
}
