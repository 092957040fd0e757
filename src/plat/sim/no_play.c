/* no_play.c: replaces play.c: the simulator has no terminal for a player. */
/* SPDX-License-Identifier: MIT */
#include "host/game_commands.h"
#include "host/bad_input.h"

int command_play(const Arguments *arguments)
{
    (void)arguments;
    bad_input("there is no terminal here for", "play");
    return 2;
}
