/* connect4.h: what the parts of four in a row share.
 *
 * A cell is column * 8 + row, column 0 to 6 from the left, row 0 to 5 from
 * the bottom. A move is the cell the man falls to.
 *
 * There are 69 lines of four. The state of a line is one byte that both sides
 * change with a single instruction: it starts at 4, a man of the first player
 * adds one, a man of the second doubles it, and unmake does the reverse in
 * reverse order. So 4, 5, 6, 7 are lines of the first player alone, 8, 16, 32
 * lines of the second alone, and every mixed line has another value.
 */
#ifndef CONNECT4_H
#define CONNECT4_H

#include "engine/game.h"
#include "engine/hash.h"

#define COLUMNS 7
#define ROWS 6
#define CELLS 42
#define LINES 69
#define LINE_EMPTY 4
#define LINE_STATES 65

/* Numbers of the lines: by direction, then by their leftmost cell. */
#define LINE_ACROSS(column, row) ((row) * 4 + (column))
#define LINE_UP(column, row) (24 + (column) * 3 + (row))
#define LINE_RISING(column, row) (45 + (column) * 3 + (row))
#define LINE_FALLING(column, row) (57 + (column) * 3 + (row) - 3)

/* What the lines of one side alone are worth with one, two, three men; and
 * for having moved last. Of nine sets tried this one gives the smallest trees
 * (depth 10 from the start, depth 9 in eleven middle games). A gain is the sum over at most 13 lines of one cell and
 * must stay below 255, which marks four in line. */
#define WORTH_ONE 0
#define WORTH_TWO 1
#define WORTH_THREE 4
#define WORTH_TEMPO 2
#define GAIN_FOUR 255

/* As `make cycles` prints it; a test holds the two together. */
#define CONNECT4_CYCLES_PER_NODE 799

extern uint8_t connect4_line[LINES];
extern uint8_t connect4_next[COLUMNS];      /* the cell the next man falls to */
extern uint8_t connect4_last_ply;           /* the ply at which the board is full */
#pragma zpsym ("connect4_line")
#pragma zpsym ("connect4_next")
#pragma zpsym ("connect4_last_ply")
extern uint8_t connect4_value_lo[PLIES];    /* the evaluation, for the side to */
extern uint8_t connect4_value_hi[PLIES];    /* move, as two bytes */
extern uint8_t connect4_root[CELLS];        /* columns played before the root */
extern uint8_t connect4_root_men;

/* What a man of `side` gains in a line, by its state. */
extern const uint8_t connect4_gain[2][LINE_STATES];

/* Columns in the order of the list: from the middle outwards. */
extern const uint8_t connect4_order[COLUMNS];

/* Ranks: RANK_BASE + 2 * gain, tempo included: a move with any gain goes before
 * the killers, and equal gains in the order of the list. Measured: 21,713 nodes
 * for depth 10 from the start, twice that without it. */
#define RANK_BASE 122
#define RANK_FOUR 254

/* Random bytes for the hash: cell, or cell + 56 for the second player. */
#define CELL_CODES 56
extern uint8_t connect4_random[2 * CELL_CODES + (KEY_BYTES - 1) * HASH_STEP];

/* Once, before anything is played: in assembly it writes the code for the lines of each cell. */
void connect4_prepare(void);

/* An empty board at ply 0. */
void connect4_clear(void);

/* The column a character names, or COLUMNS when it names none; whether it is full. */
uint8_t connect4_column_of(char c);
uint8_t connect4_is_full(uint8_t column);

/* What is said of one that is none, or that is full. */
extern const char connect4_no_column[];
extern const char connect4_full_column[];

/* The men of the game so far, and the column of the nth. */
uint8_t connect4_men(void);
uint8_t connect4_column_played(uint8_t n);

#endif
