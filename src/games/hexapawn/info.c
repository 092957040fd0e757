/* info.c: data of hexapawn for engine and shell: its variants, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "engine/weak_players.h"
#include "games/hexapawn/hexapawn.h"
#include "texts/hexapawn.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/hexapawn_rules.inc"
    ;
#pragma rodata-name (pop)

static const char *const variants[] = { TEXT_VARIANT_LOSS "\0stalemate=loss", TEXT_VARIANT_DRAW "\0stalemate=draw", 0 };

static const GameInfo info = {
    "hexapawn", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, variants, help, 0, 10,
    NODES_PER_TIME(HEXAPAWN_CYCLES_PER_NODE), 9, 0, 0, 0, weak_players_find_move, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2
};

const GameInfo *game_info(void)
{
    return &info;
}
