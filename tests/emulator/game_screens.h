/* game_screens.h: shared by the files of the suite `game_screens`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_GAME_SCREENS_H
#define EMULATOR_GAME_SCREENS_H

#include "session.h"

#define REST 90 /* frames to wait after a change of sides, or a set-up */

int screens_begin(const char *game);          /* a new game in which only the test moves */
void screens_play(const char *moves);         /* moves separated by spaces */
void screens_set_up(const char *position);

/* ---- chess: captured pieces (game_screens_chess.c) ---- */

void screens_captured(void);

/* ---- four in a row: a falling disc (game_screens_connect4.c) ---- */

void screens_falling(void);

/* ---- morris (game_screens_morris.c) ---- */

void screens_mills(void);
void screens_mills_typed(void);
void screens_mills_listed(void);

/* ---- the cursor (game_screens_cursor.c) ---- */

void screens_start_of_race(void);
void screens_bar_of_backgammon(void);

#endif
