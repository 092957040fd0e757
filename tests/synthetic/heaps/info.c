/* info.c: GameInfo of heaps, and its rules for the help pages. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/heaps/heaps.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Three heaps of stones. Take one or two stones from a heap of another side.\n"
    "Who has none is out, and who took the last of them moves again. The last one wins.\n"
    "A move is a heap and a number: b2.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "heaps", "THREE HEAPS", HEAPS, { "Amber", "Blue", "Coral" }, 0, help, 0, 10,
    NODES_PER_TIME(HEAPS_CYCLES_PER_NODE), 6, 0, 0, 0, heaps_find_move
};

const GameInfo *game_info(void)
{
    return &info;
}
