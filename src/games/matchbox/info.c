/* info.c: data of the matchboxes for engine and shell, and their story as help text. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"
#include "texts/matchbox.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/matchbox_rules.inc"
    ;
#pragma rodata-name (pop)

const char *matchbox_level_name(uint8_t level)
{
    return level == 1 ? TEXT_LEVEL_ANY : level == 2 ? TEXT_LEVEL_WINS : TEXT_LEVEL_TRAPS;
}

static const GameInfo info = {
    "matchbox", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, UNIT,
    NODES_PER_TIME(MATCHBOX_CYCLES_PER_NODE), 4, 0, 0, 0, matchbox_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    matchbox_level_name
};

const GameInfo *game_info(void)
{
    return &info;
}
