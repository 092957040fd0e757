/* info.c: GameInfo of fives, and its rules for the help pages. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/fives/fives.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "White and Blue put a man on an empty square in turn. Five or more in line, in any direction,"
    " win. A full board is a draw.\n"
    "A move is a square: h8.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "fives", "FIVES", 2, { "White", "Blue" }, 0, help, NOISY_NONE, 4, NODES_PER_TIME(FIVES_CYCLES_PER_NODE), 3,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, fives_candidates
};

const GameInfo *game_info(void)
{
    return &info;
}
