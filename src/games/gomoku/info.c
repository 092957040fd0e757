/* info.c: what go-moku is called, and its rules in words. */
#include "engine/forcing.h"
#include "games/gomoku/gomoku.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Black and White put a man on an empty point in turn, Black first. Five or more in a straight line, in any"
    " direction, win. A full board is a draw.\n"
    "A move is a point: h8.\n"
    "Four in a line with room for a fifth must be stopped at once; make two such fours with one man, and only one can be.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "gomoku", "GO-MOKU", 2, { "Black", "White" }, 0, help, NOISY_NONE, WORTH_3, GOMOKU_CYCLES_PER_NODE, 4,
    0, 0, 0, forcing_brain, 0, 0, 0, 0, 0, 0, 0, 0, 0, gomoku_nearby, gomoku_force
};

const GameInfo *game_info(void)
{
    return &info;
}
