/* chance.h: the winning chance that the panel shows. The search has an evaluation of its own (eval.c), which is faster
 * and errs by 2.7 points of a hundred; this one is a small network, trained on the exact values of the solved game
 * (tools/lab/race/train_chance.c).
 *
 * Inputs, for the side about to roll and CHANCE_ROLE later for the side that waits: a single piece on a square, a block
 * there, and another piece on a block, once for the third and twice for the fourth piece; the number of pieces at the
 * start, and of those at home. */
/* SPDX-License-Identifier: MIT */
#ifndef RACE_CHANCE_H
#define RACE_CHANCE_H

#include "games/race/race.h"

#define CHANCE_SINGLE(square) ((uint8_t)((square) - 1))
#define CHANCE_BLOCK(square) ((uint8_t)(HOME - 1 + (square) - 1))
#define CHANCE_EXTRA(square) ((uint8_t)(2 * (HOME - 1) + (square) - 1))
#define CHANCE_START(pieces) ((uint8_t)(3 * (HOME - 1) + (pieces) - 1))
#define CHANCE_HOME(pieces) ((uint8_t)(3 * (HOME - 1) + PIECES + (pieces) - 1))
#define CHANCE_ROLE (3 * (HOME - 1) + 2 * PIECES)
#define CHANCE_INPUTS (2 * CHANCE_ROLE)
#define CHANCE_HIDDEN 32

#define CHANCE_MOST 127 /* largest output of a hidden cell; the smallest is 0 */
#define CHANCE_SHIFT 3  /* from the sum of the second layer to a logit in 256ths */

extern const int8_t race_chance_first[CHANCE_INPUTS * CHANCE_HIDDEN];
extern const int16_t race_chance_bias[CHANCE_HIDDEN];
extern const int8_t race_chance_second[CHANCE_HIDDEN];
extern const int16_t race_chance_out;

/* Adds the row of an input to the sums of the hidden cells (chance_add.c; asm/games/race/chance_add.s is its twin). */
extern uint8_t race_chance_lo[CHANCE_HIDDEN];
extern uint8_t race_chance_hi[CHANCE_HIDDEN];
void race_chance_add(uint8_t input);

/* Sets `score` to the winning chance of the side to move before its roll; a roll on the board is ignored.
 * The Atari reads this file, its network, luck.c and view_luck.c after the first board (`later` in game.txt). */
void race_chance(void);

#endif
