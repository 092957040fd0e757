/* game_screens.h: what the files of game_screens.c share. */
#ifndef EMULATOR_GAME_SCREENS_H
#define EMULATOR_GAME_SCREENS_H

#include "session.h"

#define REST 90 /* frames behind sides that were set, or a position */

int screens_begin(const char *game);          /* a new game that nobody but we move in */
void screens_play(const char *moves);         /* a blank between them */
void screens_set_up(const char *position);

/* ---- chess: men that were taken (game_screens_chess.c) ---- */

void screens_prisoners(void);

/* ---- four in a row: a disc that falls (game_screens_connect4.c) ---- */

void screens_falling(void);

/* ---- morris (game_screens_morris.c) ---- */

void screens_mills(void);
void screens_mills_typed(void);
void screens_mills_listed(void);

#endif
