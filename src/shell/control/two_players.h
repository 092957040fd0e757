/* two_players.h: a check for commands of two-sided games. Static code: overlays are never in memory together, so each
 * one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_TWO_PLAYERS_H
#define SHELL_CONTROL_TWO_PLAYERS_H

#include "engine/game.h"
#include "engine/record.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* Returns 1 if a game of two sides is in progress; else shows a refusal and returns 0. With more sides there is no
 * resigning and no agreed draw, because only the game knows what happens to the others. Nor can the search find a
 * forced win. */
static uint8_t two_players_only(void)
{
    if (game_info()->sides > 2 || RECORD_IS_OVER) {
        return status_refuse(TEXT_NONE); /* COMMAND_DONE is 0 */
    }
    return 1;
}

#endif
