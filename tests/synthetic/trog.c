/* trog.c: the text interface of one synthetic game on the host: like src/plat/sim/main.c, but with gtp. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/gtp.h"

int main(int count, char **words)
{
    if (count < 2) {
        bad_input("a verb is missing (moves perft divide best match bench play gtp)", "");
    }
    if (strcmp(words[1], "gtp") == 0) {
        return gtp_run(count - 2, words + 2);
    }
    return command_run(words[1], count - 2, words + 2);
}
