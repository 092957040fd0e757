/* dice.h: shared by the files of the suite `dice`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_DICE_H
#define EMULATOR_DICE_H

#include "session.h"

#define AFTER 60       /* frames until a command is carried out */
#define WRITE_FRAMES 4 /* the board is written this long after the number of moves */

/* A command by CTRL and its letter that changes the position; waits until it is done (dice.c). */
void dice_control(char letter);

/* START at a player's turn in the middle of a game, and undo, whatever was rolled since (dice_start.c). After two moves
 * it is too late for undo: then the new game stays. */
void dice_start(const char *place);
void dice_start_for_good(const char *place);

/* Set-up positions for the rules: a hit, a block, a pass, a six, an only move. */
void dice_cases(const char *place, const char *game, Input input);

/* 1: that roll comes in the machine's game, at a ply, from a position: the host draws it from the machine's seed. */
int dice_is_roll(const char *position, unsigned at, const char *roll);

/* The rolls of many new games: all faces, and pairs of them, are as frequent as their weights. */
void dice_fair(const char *place);

#endif
