/* info.c: the GameInfo of Star Chess: its name, its variants and its rules as text. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"
#include "texts/starchess.h"

static const char *const variants[] = {
    TEXT_VARIANT_BARREN "\0planets=barren", TEXT_VARIANT_TERRAN "\0planets=terran",
    TEXT_VARIANT_RANDOM "\0planets=random", 0
};

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/starchess_rules.inc"
;
#pragma rodata-name (pop)

/* Of the optional members of GameInfo only find_move is used. */
static const GameInfo info = {
    "starchess", TEXT_TITLE, PLAYERS, { TEXT_SIDE_1, TEXT_SIDE_2, TEXT_SIDE_3, TEXT_SIDE_4 }, variants, help,
    NOISY_NONE, STARS_COLONY,
    NODES_PER_TIME(STARS_CYCLES_PER_NODE), 3, 0, 0, 0, stars_find_move
};

const GameInfo *game_info(void)
{
    return &info;
}
