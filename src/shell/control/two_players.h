/* two_players.h: what only two can do. Code of two parts of the shell, as in level_text.h. */
#ifndef SHELL_CONTROL_TWO_PLAYERS_H
#define SHELL_CONTROL_TWO_PLAYERS_H

#include "engine/game.h"
#include "engine/record.h"
#include "shell/screen/board.h"

/* 1: the game runs, and two play it. Of more than two nobody resigns or agrees to a draw, because
 * what becomes of the others is the game's to say; nor can the search find a win. */
static uint8_t two_players_only(void)
{
    if (game_info()->sides > 2) {
        status_refuse("Two sides only");
        return 0;
    }
    if (RECORD_IS_OVER) {
        status_refuse("The game is over");
        return 0;
    }
    return 1;
}

#endif
