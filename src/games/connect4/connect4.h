/* connect4.h: the state of four in a row and what its files share.
 *
 * A cell is column * 8 + row: columns 0 to 6 from the left, rows 0 to 5 from the bottom. A move is the cell the disc
 * falls to. There is no board array. The state is the 69 possible lines of four plus the next free cell of each
 * column.
 *
 * The idea that makes it fast: the state of a line is one byte, 16 * kind + discs of the first player + 4 * discs of
 * the second player. Playing a disc adds 1 or DISC_SECOND to each line through its cell (3 to 13 lines). The same
 * byte is the index into connect4_gain, the table of what one more disc in that line is worth. So make updates the
 * evaluation with table lookups only, and a frontier node (one ply to go) scores every leaf without making the move.
 *
 * There are twelve kinds of lines because the value of three discs depends on the row of the missing cell. When the
 * board fills up, the first player gets the odd rows (first, third, fifth) and the second player the even ones.
 *
 * Threats are kept as well: the empty cells that complete a four. A win is a disc on a threat cell, so make never has
 * to look for four in a row. threats.c also predicts who wins when the board fills up. */
/* SPDX-License-Identifier: MIT */
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
#define DISC_SECOND 4
#define IS_THREE(state) (((state) & 15) == 3 || ((state) & 15) == 3 * DISC_SECOND) /* of one side, none of the other */

/* Number of a line: by direction, then by column and row of its first cell, the leftmost one. In an upright line the
 * first cell is the lowest. */
#define LINE_ACROSS(column, row) ((row) * 4 + (column))
#define LINE_UP(column, row) (24 + (column) * 3 + (row))
#define LINE_RISING(column, row) (45 + (column) * 3 + (row))
#define LINE_FALLING(column, row) (57 + (column) * 3 + (row) - 3)

/* Bonus for having moved last. No cell may gain more than 252 in its lines: gain plus tempo then fits a byte. */
#define WORTH_TEMPO 2

/* Cycles per node as `make cycles` prints them; a test checks that this number is up to date. */
#define CONNECT4_CYCLES_PER_NODE 962

/* Cycles of a node without extra cost (info.c). Extra costs, in such nodes: COST_MADE for each move made, COST_CUT for
 * each cut-off. `make extra-cost GAME=connect4` fits them. */
#define CONNECT4_CYCLES_LEAST 248
#define COST_MADE 6
#define COST_CUT 7

extern uint8_t connect4_line[LINES];
extern uint8_t connect4_next[COLUMNS];      /* cell the next disc of a column falls to */
extern uint8_t connect4_last_ply;           /* ply at which the board is full */
#pragma zpsym ("connect4_line")
#pragma zpsym ("connect4_next")
#pragma zpsym ("connect4_last_ply")
extern uint8_t connect4_value_lo[PLIES];    /* evaluation for the side to move, */
extern uint8_t connect4_value_hi[PLIES];    /* as two bytes */
extern uint8_t connect4_root[CELLS];        /* columns played before the root, */
extern uint8_t connect4_root_discs;         /* and their number */

/* Kind of a line: 0 to 5 across, by row; 6 to 8 up and 9 to 11 diagonal, by the lowest row. */
#define LINE_KIND(line) ((line) < 24 ? (line) >> 2 : ((line) < 45 ? 6 : 9) + ((line) - 24) % 3)

/* Value of one, two and three discs in a line of each kind: first player, then second player. More discs are never
 * worth less. */
extern const uint8_t connect4_worth[LINE_KINDS][6];

/* Gain of one more disc of a side, by state of the line; computed from connect4_worth when the game is loaded. */
extern uint8_t connect4_gain[2][LINE_STATES];

/* Sets connect4_sum to the gain of a disc of `side` in the cell, WORTH_TEMPO included. On the 6502 connect4_call_gain
 * replaces it (asm/games/connect4/lines.s). */
void connect4_gain_of(uint8_t cell);
extern uint8_t connect4_sum;

/* Threats: the cells that complete a four, one bit a side. A cell keeps its bits after it is occupied. The array
 * includes the two unused cells above each column, which are never threats. connect4_hole lists the threats in the
 * order in which they arose; connect4_holes is the length of that list by ply, so unmake knows which ones to remove. */
#define THREAT(side) (1 << (side))
#define CELLS_ALL (COLUMNS * 8)
extern uint8_t connect4_threat[CELLS_ALL];
extern uint8_t connect4_hole[2 * CELLS];
extern uint8_t connect4_holes[PLIES];
extern uint8_t connect4_threat_count[COLUMNS];     /* threats in each column */

/* Zugzwang prediction for the first player: ZUGZWANG if the first player is predicted to win, -ZUGZWANG if the second
 * player is, else 0. The evaluation includes it. The index is ply + 1; entry 0 belongs to the ply before the root. */
extern int8_t connect4_zugzwang[PLIES + 1];
#define ZUGZWANG 40

/* First cell of a line, and the step to its next cell. */
extern const uint8_t connect4_first[LINES];
#define LINE_STEP(line) ((line) < 24 ? 8 : (line) < 45 ? 1 : (line) < 57 ? 9 : 7)

/* Called at the end of make: adds the threats that `move` made. If it made or occupied one, predicts the winner again
 * and updates the evaluation. */
void connect4_update_threats(void);

/* Fills connect4_found with the cells the search looks at, from the middle outwards, and returns their number. If a
 * four can be completed or must be blocked, that cell is the only one. Cells below a threat of the opponent are left
 * out; if there are no others, the first of them is the only one. */
uint8_t connect4_find_candidates(void);
extern uint8_t connect4_found[COLUMNS];
extern uint8_t connect4_seen;               /* number of playable cells it looked at; it stops at a winning one */
void connect4_candidates(void);                   /* GameInfo.gen_candidates */

/* Calls a function with the number of every line through a cell. */
void connect4_each_line(uint8_t cell, void (*what)(uint8_t line));

#define connect4_value() ((int16_t)(connect4_value_lo[ply] | connect4_value_hi[ply] << 8))

/* Columns in the order of the move list: from the middle outwards. */
extern const uint8_t connect4_order[COLUMNS];

/* Ranks: RANK_FOUR for a move that completes a four and for the only move of a list. For other moves RANK_BASE + gain +
 * WORTH_TEMPO, at most RANK_MOST: with a gain of 5 or more a move is tried before the killers (RANK_KILLER). */
#define RANK_BASE 122
#define RANK_MOST 253
#define RANK_FOUR 254

/* Zobrist bytes: index cell, or cell + 56 for the second player. */
#define CELL_CODES 56
extern uint8_t connect4_random[2 * CELL_CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Called by connect4_clear. The first call in the assembly version writes the unrolled code for the lines of each cell;
 * the C version does nothing. */
void connect4_prepare(void);

/* Sets up the empty board at ply 0. */
void connect4_clear(void);

/* connect4_column_of: the column that a character names, or COLUMNS. connect4_is_full: 1 if the column is full. */
uint8_t connect4_column_of(char c);
uint8_t connect4_is_full(uint8_t column);

/* Error messages of read_move and read_position. */
extern const char connect4_no_column[];
extern const char connect4_full_column[];

/* Number of discs on the board, and the column of disc n of the game. */
uint8_t connect4_disc_count(void);
uint8_t connect4_column_played(uint8_t n);

#endif
