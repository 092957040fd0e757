/* dice.h: what the files of dice.c share. */
#ifndef EMULATOR_DICE_H
#define EMULATOR_DICE_H

#include "session.h"

#define AFTER 60       /* frames until a command is obeyed */
#define WRITE_FRAMES 4 /* the board is written behind the number of moves */

/* A command by CTRL and its letter that changes the position, however long it takes (dice.c). */
void dice_control(char letter);

/* START at a person's turn in the middle of a game, and undo, whatever has fallen since (dice_start.c). And that
 * it is too late for that when two moves were made; another game stands there then. */
void dice_start(const char *place);
void dice_start_for_good(const char *place);

/* Positions that are set up: what the rules say of a hit, a block, a pass, a six, an only move. */
void dice_cases(const char *place, const char *game, Hand hand);

/* 1: that falls in the game of the machine, at a ply, from a position: as the host draws it from the machine's seed. */
int dice_falls(const char *position, unsigned at, const char *thrown);

/* Throws of many games that are begun one after the other: are all faces as likely as their weights, and pairs, too? */
void dice_fair(const char *place);

#endif
