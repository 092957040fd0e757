/* connect4.h: what the parts of four in a row share.
 *
 * A cell is column * 8 + row, column 0 to 6 from the left, row 0 to 5 from
 * the bottom. A move is the cell the man falls to.
 *
 * There are 69 lines of four, of twelve kinds: what three men of one side are
 * worth depends on the row of the cell that is missing, for the first player
 * gets the odd ones in the end and the second the even ones. The state of a line
 * is one byte: sixteen times its kind, one for each man of the first player, four for
 * each of the second. So both sides change it by an addition, and it is at once
 * the place in a table of what one more man gains.
 */
#ifndef CONNECT4_H
#define CONNECT4_H

#include "engine/game.h"
#include "engine/tt.h"

#define COLUMNS 7
#define ROWS 6
#define CELLS 42
#define LINES 69
#define LINE_KINDS 12
#define LINE_STATES (LINE_KINDS * 16)
#define MAN_SECOND 4
#define IS_THREE(state) (((state) & 15) == 3 || ((state) & 15) == 3 * MAN_SECOND) /* and nobody else's man */

/* Numbers of the lines: by direction, then by their leftmost cell. */
#define LINE_ACROSS(column, row) ((row) * 4 + (column))
#define LINE_UP(column, row) (24 + (column) * 3 + (row))
#define LINE_RISING(column, row) (45 + (column) * 3 + (row))
#define LINE_FALLING(column, row) (57 + (column) * 3 + (row) - 3)

/* For having moved last; and what the men of one side may gain in the lines of a cell, so that with the tempo it is a
 * byte. */
#define WORTH_TEMPO 2
#define GAIN_MOST 252

/* As `make cycles` prints it; a test holds the two together. */
#define CONNECT4_CYCLES_PER_NODE 962

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=connect4` fits them. */
#define CONNECT4_CYCLES_LEAST 248
#define COST_MADE 6
#define COST_CUT 7

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

/* The kind of a line: 0 to 5 across, by its row; then those that go up and those that rise or fall, three each, by
 * their lowest row. */
#define LINE_KIND(line) ((line) < 24 ? (line) >> 2 : ((line) < 45 ? 6 : 9) + ((line) - 24) % 3)

/* What one, two and three men of the first player are worth in a line of each kind, and then of the second: never less
 * for more men. */
extern const uint8_t connect4_worth[LINE_KINDS][6];

/* What a man of `side` gains in a line, by its state; made of that when the game is loaded. */
extern uint8_t connect4_gain[2][LINE_STATES];

/* Sets connect4_sum: what a man of `side` gains in the cell, tempo included. On the 6502 it is straight code
 * (asm/games/connect4/rules.s). */
void connect4_gain_of(uint8_t cell);
extern uint8_t connect4_sum;

/* Threats: the empty cells that would complete four, a bit a side, those above a full column among them (none). Each is
 * in the list of holes, in the order in which they came; connect4_holes says how many there were at a ply. */
#define THREAT(side) (1 << (side))
#define CELLS_ALL (COLUMNS * 8)
extern uint8_t connect4_threat[CELLS_ALL];
extern uint8_t connect4_hole[2 * CELLS];
extern uint8_t connect4_holes[PLIES];
extern uint8_t connect4_marks[COLUMNS];     /* how many of them are in a column */

/* Who is short of moves at the end: what that is worth to the first player, by ply + 1; the first is of the ply before
 * the root. It is part of the value. */
extern int8_t connect4_zug[PLIES + 1];
#define ZUG 40

/* Where a line begins, and the way to its next cell. */
extern const uint8_t connect4_first[LINES];
#define LINE_STEP(line) ((line) < 24 ? 8 : (line) < 45 ? 1 : (line) < 57 ? 9 : 7)

/* At the end of make: the threats that the man in `move` made or took, and what that changes in the value. */
void connect4_mark(void);

/* The cells the search looks at, from the middle outwards: who can win does, who must block blocks, and nobody plays
 * below a threat of the other side's unless he must. */
uint8_t connect4_look(void);                /* how many */
extern uint8_t connect4_looked[COLUMNS];
extern uint8_t connect4_seen;               /* how many there are; up to the one that wins */
void connect4_near(void);                   /* GameInfo.gen_candidates */

/* Does something to every line through a cell. */
void connect4_each_line(uint8_t cell, void (*what)(uint8_t line));

#define connect4_value() ((int16_t)(connect4_value_lo[ply] | connect4_value_hi[ply] << 8))

/* Columns in the order of the list: from the middle outwards. */
extern const uint8_t connect4_order[COLUMNS];

/* Ranks: RANK_BASE + gain, tempo included, cut at RANK_MOST: a move with any gain goes before
 * the killers, and equal gains in the order of the list. */
#define RANK_BASE 122
#define RANK_MOST 253
#define RANK_FOUR 254

/* Random bytes for the hash: cell, or cell + 56 for the second player. */
#define CELL_CODES 56
extern uint8_t connect4_random[2 * CELL_CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

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
