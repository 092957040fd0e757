/* fives.h: a made-up game on a large board, to try what the games of the disk lack: 225 moves on a list, positions of
 * 241 signs, squares that are called h1 and h10, near moves, lines of five.
 *
 * Two sides put a man on an empty square in turn; five or more in line win, a full board is a draw. The board has 16
 * cells a rank, of which the last is always empty, and a rank more than it needs: so every step from a cell of the
 * board, by bytes that turn over, comes to a cell of the board or to an empty one.
 */
#ifndef FIVES_H
#define FIVES_H

#include "engine/game.h"
#include "engine/tt.h"

#define SIDE 15
#define STEP 16 /* from a cell to the one above it */
#define CELLS 256
#define SQUARES (SIDE * SIDE)
#define LINE 5
#define NEAR_MOST 24 /* moves the search looks at */
#define REACH 2      /* that far from a man */

#define FIVES_CYCLES_PER_NODE 30000

/* 0, 1 for a man of side 0, 2 of side 1. A move is its cell. */
extern uint8_t fives_cell[CELLS];

/* How many men stand within REACH of a cell. */
extern uint8_t fives_near[CELLS];

extern uint8_t fives_men;

/* What neighbours are worth, as side 0 sees it. */
extern int16_t fives_worth;

#define CODE_SIDE (2 * SIDE * STEP)
#define CODES (CODE_SIDE + 1)
extern uint8_t fives_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Puts or takes the man of `who` on a cell, with all that is counted. */
void fives_put(uint8_t cell, uint8_t who);
void fives_take(uint8_t cell);

/* 1: the man on the cell is one of LINE or more in line. */
uint8_t fives_in_line(uint8_t cell);

/* Squares as text. What begins with no square reads as NO_CELL; text_error_place is behind it, or where it is wrong. */
#define NO_CELL 255
void fives_write_cell(char *text, uint8_t cell);
uint8_t fives_read_cell(const char *text);

/* GameInfo.gen_candidates */
void fives_nearby(void);

#endif
