/* game_screens.h: what the files of game_screens.c share. */
#ifndef EMULATOR_GAME_SCREENS_H
#define EMULATOR_GAME_SCREENS_H

#include "session.h"

#define REST 90 /* frames behind sides that were set, or a position */

int looks_begin(const char *game);          /* a new game that nobody but we move in */
void looks_play(const char *moves);         /* a blank between them */
void looks_set_up(const char *position);

/* ---- chess: men that were taken (game_screens_chess.c) ---- */

void looks_prisoners(void);

/* ---- four in a row: a disc that falls (game_screens_connect4.c) ---- */

void looks_falling(void);

/* ---- morris (game_screens_morris.c) ---- */

void looks_mills(void);
void looks_mills_typed(void);
void looks_mills_listed(void);

#endif
