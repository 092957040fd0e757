/* noughts3d.h: the state of noughts and crosses in space and what its files share.
 *
 * A cell is level * 16 + row * 4 + column, each 0 to 3; level 1 comes first and row 1 is at the top. A move is a
 * cell. A mark is a cross or a nought. There are 76 lines of four, with the cells first, first + step and so on. A
 * cell is on four lines, or on seven (the corners and the eight cells in the middle).
 *
 * The idea that makes it fast: the state of a line is one byte that both sides change with a single instruction. It
 * starts at 4, a cross adds one, a nought doubles it. Unmake goes back in reverse order: it subtracts one or halves. So
 * 5, 6, 7 are lines with crosses only, 8, 16, 32 lines with noughts only, and every mixed line has another value. (A
 * fourth cross makes it 8, too, but then the game is over.)
 *
 * A line with three marks of one side and an empty cell, a three, must be blocked at once. So threes have no value;
 * they are counted, by side and ply. The effect of a mark is one sum over the lines of its cell: GAIN_THREE for each
 * three it makes or blocks, and in the bits below that the gain in the other lines. */
/* SPDX-License-Identifier: MIT */
#ifndef NOUGHTS3D_H
#define NOUGHTS3D_H

#include "engine/game.h"
#include "engine/tt.h"

#define CELLS 64
#define WIDE 4
#define LINES 76
#define LINE_EMPTY 4
#define LINE_STATES 65
#define LINES_MOST 7 /* through a cell */
#define NO_LINE 255
#define NO_CELL 255

/* States of lines with marks of one side only: LINE_EMPTY + marks for crosses, LINE_EMPTY << marks for noughts. */
#define CROSSES_ONE 5
#define CROSSES_TWO 6
#define CROSSES_THREE 7
#define CROSSES_FOUR 8
#define NOUGHTS_ONE 8
#define NOUGHTS_TWO 16
#define NOUGHTS_THREE 32
#define NOUGHTS_FOUR 64

#define EMPTY 0
#define CROSS 1
#define NOUGHT 2

/* Value of a line with one or two marks of one side only. The gain of seven lines without a three is below
 * GAIN_THREE, and seven times GAIN_THREE is below GAIN_FOUR. */
#define WORTH_ONE 1
#define WORTH_TWO 4
#define GAIN_THREE 32
#define GAIN_FOUR 255

/* Values of noughts3d_event: a three made, a three blocked. */
#define EVENT_MADE 0x01
#define EVENT_BLOCKED 0x10

/* Added by eval if the side to move is about to win, subtracted if its opponent is. */
#define WORTH_WON 2000

/* Cycles per node as `make cycles` prints them; a test checks that this number is up to date. */
#define NOUGHTS3D_CYCLES_PER_NODE 702

/* Cycles of a node without extra cost (info.c). The COST_ values are extra costs, in such nodes. `make extra-cost
 * GAME=noughts3d` fits them. */
#define NOUGHTS3D_CYCLES_LEAST 255
#define COST_MADE 8 /* for each move made, */
#define COST_FEW 4 /* or if fewer than CELLS_FEW cells are empty at the root, so that lists are short */
#define CELLS_FEW 32
#define COST_CUT 16 /* for each cut-off */
#define COST_ATTACK 3 /* for each move made by the forcing search */

extern uint8_t noughts3d_line[LINES];
extern uint8_t noughts3d_last_ply; /* ply at which the board is full */
#pragma zpsym ("noughts3d_line")
#pragma zpsym ("noughts3d_last_ply")
extern uint8_t noughts3d_cell[CELLS];
extern uint8_t noughts3d_value_lo[PLIES];  /* value of the lines with one and two marks, */
extern uint8_t noughts3d_value_hi[PLIES];  /* for the side to move, as two bytes */
extern uint8_t noughts3d_threes[2][PLIES]; /* number of threes, by side */

#define noughts3d_value() ((int16_t)(noughts3d_value_lo[ply] | noughts3d_value_hi[ply] << 8))

/* The lines: first cell, and the step from one cell to the next. */
extern const uint8_t noughts3d_first[LINES];
extern const uint8_t noughts3d_step[LINES];

/* Returns the lines through a cell in ascending order, then NO_LINE. In C only: on the 6502 each cell has unrolled
 * code, which noughts3d_prepare writes at its first call. */
const uint8_t *noughts3d_lines_of(uint8_t cell);
void noughts3d_prepare(void);

/* Effect of a mark of a side on a line, by its state: the gain; and EVENT_ if the mark makes or blocks a three, else
 * 0. */
extern const uint8_t noughts3d_gain[2][LINE_STATES];
extern const uint8_t noughts3d_event[2][LINE_STATES];

/* Effect of a mark of `side` in a cell. Returns 1 if it makes four in line, else 0; noughts3d_sum is then the sum of
 * its gains. */
uint8_t noughts3d_gain_of(uint8_t cell);
extern uint8_t noughts3d_sum;

/* Returns the empty cell of a line with three marks. */
uint8_t noughts3d_hole(uint8_t line);

/* Returns the cell where a side completes a line, which is also the cell that blocks it. The side must have a three. */
uint8_t noughts3d_completes(uint8_t owner);

/* Cells as text. noughts3d_read_cell returns NO_CELL if the text does not start with a cell; text_error_place is after
 * the cell, or at the error. */
void noughts3d_write_cell(char *text, uint8_t cell);
uint8_t noughts3d_read_cell(const char *text);

/* GameInfo.gen_candidates: a cell that wins, else a cell that blocks, else all cells. */
void noughts3d_candidates(void);

/* GameInfo.forcing_step: forcing moves make a three. */
uint8_t noughts3d_force(uint8_t step);

/* Ranks. With a gain of 4 or more a move is tried before the killers (RANK_KILLER, 128). */
#define RANK_WINS 254   /* makes four */
#define RANK_BLOCKS 253 /* makes or blocks a three while the opponent has a three */
#define RANK_DOUBLE 252 /* makes two threes */
#define RANK_THREE 121  /* makes one three */
#define RANK_BASE 122   /* other moves: RANK_BASE + 2 * gain */

/* GameInfo.find_move: an answer for the third mark (find_move.c), or forcing_find_move. */
uint8_t noughts3d_find_move(void);

/* Returns what to XOR with all cells, a symmetry of the lines, so that this cell becomes 0 if it is a corner or one of
 * the eight cells in the middle, otherwise 1, 4 or 16. */
uint8_t noughts3d_shift_of(uint8_t cell);

/* Zobrist bytes: index cell, or cell + 64 for a nought. */
extern uint8_t noughts3d_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

#endif
