/* dice.h: what dice.c and dice_cases.c share. */
#ifndef EMULATOR_DICE_H
#define EMULATOR_DICE_H

#include "table.h"

#define AFTER 60       /* frames until a command is obeyed */
#define WRITE_FRAMES 4 /* the board is written behind the number of moves */

/* Positions that are set up: what the rules say of a hit, a block, a pass, a six, an only move. */
void dice_cases(const char *place, const char *game, Hand hand);

#endif
