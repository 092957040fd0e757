/* noughts3d.h: the state of noughts and crosses in space and what its files share.
 *
 * A cell is level * 16 + row * 4 + column, each 0 to 3; level 1 comes first and row 1 is at the top. A move is a
 * cell. A mark is a cross or a nought. There are 76 lines of four, with the cells first, first + step and so on. A
 * cell is on four lines, or on seven (the corners and the eight cells in the middle).
 *
 * The idea that makes it fast: the state of a line is one byte that both sides change with a single instruction. It
 * starts at 4, a cross adds one, a nought doubles it; unmake reverses this in reverse order. So 4, 5, 6, 7 are lines
 * with crosses only, 8, 16, 32 lines with noughts only, and every mixed line has another value.
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

/* Lines with marks of one side only, by number of marks; for the noughts the state is LINE_EMPTY << marks. */
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

/* Added by eval if a side is about to win. */
#define WORTH_WON 2000

/* Cycles per node as `make cycles` prints them; a test checks that this number is up to date. */
#define NOUGHTS3D_CYCLES_PER_NODE 702

/* Cycles of a node without extra cost (info.c), and the extra costs counted in such nodes: `make extra-cost
 * GAME=noughts3d` fits them. */
#define NOUGHTS3D_CYCLES_LEAST 255
#define COST_MADE 8 /* a move made */
#define COST_FEW 4 /* a move made, if few cells are empty at the root: lists are short */
#define CELLS_FEW 32
#define COST_CUT 16 /* a cut-off */
#define COST_ATTACK 3 /* a move of the forcing search */

extern uint8_t noughts3d_line[LINES];
extern uint8_t noughts3d_last_ply; /* ply at which the board is full */
#pragma zpsym ("noughts3d_line")
#pragma zpsym ("noughts3d_last_ply")
extern uint8_t noughts3d_cell[CELLS];
extern uint8_t noughts3d_value_lo[PLIES];  /* lines with one and two marks, for the */
extern uint8_t noughts3d_value_hi[PLIES];  /* side to move, as two bytes */
extern uint8_t noughts3d_threes[2][PLIES]; /* open threes, by side */

#define noughts3d_value() ((int16_t)(noughts3d_value_lo[ply] | noughts3d_value_hi[ply] << 8))

/* The lines: first cell, and the step from one cell to the next. */
extern const uint8_t noughts3d_first[LINES];
extern const uint8_t noughts3d_step[LINES];

/* The lines through a cell in ascending order, then NO_LINE. In C only: on the 6502 each cell has unrolled code.
 * noughts3d_prepare writes it once, before the first move. */
const uint8_t *noughts3d_lines_of(uint8_t cell);
void noughts3d_prepare(void);

/* Effect of a mark of `side` on a line, by its state: the gain; EVENT_ if the line had two or three marks. */
extern const uint8_t noughts3d_gain[2][LINE_STATES];
extern const uint8_t noughts3d_event[2][LINE_STATES];

/* Effect of a mark of `side` in a cell. 1: it makes four in line. Else noughts3d_sum is the sum of its gains. */
uint8_t noughts3d_gain_of(uint8_t cell);
extern uint8_t noughts3d_sum;

/* The empty cell of a line with three marks. */
uint8_t noughts3d_hole(uint8_t line);

/* The cell where a side completes a line, which is also the cell that blocks it. The side must have a three. */
uint8_t noughts3d_completes(uint8_t owner);

/* Cell where the opponent still makes four if `side` blocks its three at `block`; or NO_CELL. Leaves the position
 * unchanged (view_block.c). */
uint8_t noughts3d_left_open(uint8_t block);

/* Cells as text. read returns NO_CELL if the text does not start with a cell; text_error_place is after the cell, or
 * at the error. */
void noughts3d_write_cell(char *text, uint8_t cell);
uint8_t noughts3d_read_cell(const char *text);

/* GameInfo.gen_candidates: a cell that wins, else a cell that blocks, else all cells. */
void noughts3d_candidates(void);

/* GameInfo.forcing_step: forcing moves make a three. */
uint8_t noughts3d_force(uint8_t step);

/* Ranks: RANK_BASE + 2 * gain, so that a move with any gain is tried before the killers. */
#define RANK_WINS 254
#define RANK_BLOCKS 253
#define RANK_DOUBLE 252
#define RANK_THREE 121
#define RANK_BASE 122

/* Zobrist bytes: index cell, or cell + 64 for a nought. */
extern uint8_t noughts3d_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

#endif
