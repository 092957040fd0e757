/* players.c: who plays (shell.h). The Atari uses the twin asm/shell/players.s, which is shorter. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "shell/shell.h"

uint8_t shell_computer_plays_all(void)
{
    uint8_t who = game_info()->sides;

    do {
        --who;
        if (!record_computer[who]) {
            return 0;
        }
    } while (who);
    return 1;
}
