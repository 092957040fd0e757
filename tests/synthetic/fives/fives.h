/* fives.h: five in a row, a synthetic game to test the engine with a large board: 225 moves on a list, positions of 241
 * characters, squares named h1 and h10, candidate moves, lines of five.
 *
 * Two sides put a stone on an empty square in turn. Five or more in line win; a full board is a draw. The board has 16
 * cells a rank, of which the last is always empty, and one rank more than it needs. So every step from a cell of the
 * board, in bytes that wrap round, leads to a cell of the board or to an empty one.
 */
/* SPDX-License-Identifier: MIT */
#ifndef FIVES_H
#define FIVES_H

#include "engine/game.h"
#include "engine/tt.h"

#define SIDE 15
#define STEP 16 /* from a cell to the one above it */
#define CELLS 256
#define SQUARES (SIDE * SIDE)
#define LINE 5
#define CANDIDATES_MOST 24 /* most candidate moves of a position */
#define REACH 2      /* largest distance of a candidate move from a stone */

#define FIVES_CYCLES_PER_NODE 30000

/* 0: empty, 1: a stone of side 0, 2: of side 1. A move is the number of its cell. */
extern uint8_t fives_cell[CELLS];

/* Number of stones within REACH of a cell. */
extern uint8_t fives_near[CELLS];

extern uint8_t fives_men;

/* Number of pairs of neighbouring stones: those of side 0 minus those of side 1. */
extern int16_t fives_worth;

#define CODE_SIDE (2 * SIDE * STEP)
#define CODES (CODE_SIDE + 1)
extern uint8_t fives_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* fives_put puts a stone of side `who` on a cell, fives_take removes a stone. Both update all counts. */
void fives_put(uint8_t cell, uint8_t who);
void fives_take(uint8_t cell);

/* Returns 1 if the stone on the cell is in a line of LINE or more. */
uint8_t fives_in_line(uint8_t cell);

/* GameInfo.gen_candidates */
void fives_candidates(void);

#endif
