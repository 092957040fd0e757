/* info.c: GameInfo of the game with a die, and its rules for the help pages. */
/* SPDX-License-Identifier: MIT */
#include "engine/chance.h"
#include "synthetic/die/die.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Two pieces a side run up a ladder of seven squares. After a 3 you roll again, and home must be hit exactly.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "die", "DIE", 2, { "Ann", "Bob" }, 0, help, NOISY_NONE, 8, 1000, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    chance_step, die_list_rolls, 400
};

const GameInfo *game_info(void)
{
    return &info;
}
