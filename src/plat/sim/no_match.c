/* no_match.c: replaces match.c in images without memory for it. */
/* SPDX-License-Identifier: MIT */
#include "host/game_commands.h"
#include "host/bad_input.h"

int command_match(const Arguments *arguments)
{
    (void)arguments;
    bad_input("this image is too small for", "match");
    return 2;
}
