/* dice.h: what dice.c and dice_cases.c share. */
#ifndef EMULATOR_DICE_H
#define EMULATOR_DICE_H

#include "table.h"

#define AFTER 60       /* frames until a command is obeyed */
#define WRITE_FRAMES 4 /* the board is written behind the number of moves */

/* Positions that are set up: what the rules say of a hit, a block, a pass, a six, an only move. */
void dice_cases(const char *place, const char *game, Hand hand);

/* 1: that falls in the game of the machine, at a ply, from a position: as the host draws it from the machine's seed. */
int dice_falls(const char *position, unsigned at, const char *thrown);

/* Throws of many games that are begun one after the other: are all faces as likely as their weights, and pairs, too? */
void dice_fair(const char *place);

#endif
