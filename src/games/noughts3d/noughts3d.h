/* noughts3d.h: what the parts of noughts and crosses in space share.
 *
 * A cell is level * 16 + row * 4 + column, each 0 to 3, level 1 first and row 1 at the top; a
 * move is a cell. There are 76 lines of four: their cells are first, first + step, and so on. A cell lies on
 * four of them, or on seven (corners and the eight in the middle).
 *
 * The state of a line is one byte that both sides change with a single instruction, as in four in a
 * row: it starts at 4, a cross adds one, a nought doubles it, and unmake does the reverse in reverse
 * order. So 4, 5, 6, 7 are lines of the crosses alone, 8, 16, 32 lines of the noughts alone, and every
 * mixed line has another value.
 *
 * A line with three men and an empty cell, a three, must be met at once. So threes are not judged but
 * counted, by side and ply, and what a man does is found in one sum over the lines of his cell: GAIN_THREE for each
 * three that he makes or blocks, and below that what he gains in the other lines.
 */
#ifndef NOUGHTS3D_H
#define NOUGHTS3D_H

#include "engine/game.h"
#include "engine/tt.h"

#define CELLS 64
#define WIDE 4
#define LINES 76
#define LINE_EMPTY 4
#define LINE_STATES 65
#define LINES_MOST 7 /* of a cell */
#define NO_LINE 255
#define NO_CELL 255

/* A line of one side alone, so many men; of the noughts it is LINE_EMPTY << men. */
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

/* What a line of one side alone is worth with one and two men. A gain of seven lines without a three stays below
 * GAIN_THREE, seven times GAIN_THREE below GAIN_FOUR. */
#define WORTH_ONE 1
#define WORTH_TWO 4
#define GAIN_THREE 32
#define GAIN_FOUR 255

/* Of noughts3d_event: a three made, a three blocked. */
#define EVENT_MADE 0x01
#define EVENT_BLOCKED 0x10

/* What eval says when somebody is about to win. */
#define WORTH_WON 2000

/* As `make cycles` prints it; a test holds the two together. */
#define NOUGHTS3D_CYCLES_PER_NODE 702

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=noughts3d` fits them. */
#define NOUGHTS3D_CYCLES_LEAST 255
#define COST_MADE 8
#define COST_FEW 4 /* the same, where the search begins with few empty cells: lists are short */
#define CELLS_FEW 32
#define COST_CUT 16
#define COST_ATTACK 3 /* a move of an attack */

extern uint8_t noughts3d_line[LINES];
extern uint8_t noughts3d_last_ply; /* the ply at which the board is full */
#pragma zpsym ("noughts3d_line")
#pragma zpsym ("noughts3d_last_ply")
extern uint8_t noughts3d_cell[CELLS];
extern uint8_t noughts3d_value_lo[PLIES];  /* lines of one and two men, for the */
extern uint8_t noughts3d_value_hi[PLIES];  /* side to move, as two bytes */
extern uint8_t noughts3d_threes[2][PLIES]; /* open ones, by side */

#define noughts3d_value() ((int16_t)(noughts3d_value_lo[ply] | noughts3d_value_hi[ply] << 8))

/* The lines: the first cell, and from one to the next. */
extern const uint8_t noughts3d_first[LINES];
extern const uint8_t noughts3d_step[LINES];

/* The lines through a cell, from the lowest, NO_LINE behind the last. In C alone: on the 6502 there is straight code
 * for each cell, which noughts3d_prepare writes, once, before anything is played. */
const uint8_t *noughts3d_lines_of(uint8_t cell);
void noughts3d_prepare(void);

/* What a man of `side` does to a line, by its state: the gain; EVENT_ if it was two or a three. */
extern const uint8_t noughts3d_gain[2][LINE_STATES];
extern const uint8_t noughts3d_event[2][LINE_STATES];

/* What a man of `side` in a cell would do. 1: he makes four in line. Else noughts3d_sum is the sum of his gains. */
uint8_t noughts3d_gain_of(uint8_t cell);
extern uint8_t noughts3d_sum;

/* The empty cell of a line with three men. */
uint8_t noughts3d_hole(uint8_t line);

/* The cell `who` completes a line at, or the cell that stops him: the same. There is a three of his. */
uint8_t noughts3d_completes(uint8_t who);

/* Where the other side makes four all the same if `side` stops its three at `block`; or NO_CELL. Nothing has changed
 * behind it (view_block.c). */
uint8_t noughts3d_left_open(uint8_t block);

/* Cells as text. What begins with no cell reads as NO_CELL; text_error_place is behind it, or where it is wrong. */
void noughts3d_write_cell(char *text, uint8_t cell);
uint8_t noughts3d_read_cell(const char *text);

/* What the search looks at (GameInfo.gen_candidates): who can win does, who must block blocks. */
void noughts3d_near(void);

/* What forces (GameInfo.forcing_step): to make three in an open line. */
uint8_t noughts3d_force(uint8_t step);

/* Ranks: RANK_BASE + 2 * gain, so that a move with any merit goes before the killers. */
#define RANK_WINS 254
#define RANK_BLOCKS 253
#define RANK_DOUBLE 252
#define RANK_THREE 121
#define RANK_BASE 122

/* Random bytes for the hash: cell, or cell + 64 for a nought. */
extern uint8_t noughts3d_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

#endif
