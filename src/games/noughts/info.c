/* info.c: data of noughts and crosses for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/weak_players.h"
#include "games/noughts/noughts.h"
#include "texts/noughts.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/noughts_rules.inc"
    ;
#pragma rodata-name (pop)

static const GameInfo info = {
    "noughts", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, 0, 4,
    NODES_PER_TIME(NOUGHTS_CYCLES_PER_NODE), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
};

const GameInfo *game_info(void)
{
    return &info;
}
