/* gomoku.h: the state of go-moku and what its files share.
 *
 * The board has 16 cells a rank, of which the last is off the board, and one rank more than it needs. A cell is
 * 16 * rank + file, from 0. A move is its cell.
 *
 * The idea that makes it fast: a window is five cells in line, named by its direction (`way`) and its lowest cell.
 * Its state is one byte: the number of black stones in the low half, of white stones in the high half. A stone adds 1
 * or 16 to the twenty windows through its cell, and unmake subtracts it again. The state of a window is the index
 * into gomoku_gain: what one more stone there is worth. The sum over the twenty windows orders the moves, and make
 * adds it to the evaluation.
 *
 * Windows that do not fit on the board start at WINDOW_OFF, a state without gain, so no code tests for the edge. The
 * windows of the four directions follow each other in memory. So a step below cell 0 of one direction reaches such a
 * window at the end of the direction before it, or in WINDOW_PAD.
 *
 * Forcing moves come from windows with three or four stones of one side and none of the other. Along a path windows
 * only fill up, so make logs every window that reaches three, by side. The log of a ply is the beginning of the logs
 * of its children; readers skip windows that no longer have three stones. A window of three is a pair of empty cells: a
 * stone in one makes a four, which must be blocked in the other.
 *
 * A cell in two pairs with different partners is a double: a stone there makes two fours at once. The side to move
 * wins with a double; a side threatened by one has few moves. */
/* SPDX-License-Identifier: MIT */
#ifndef GOMOKU_H
#define GOMOKU_H

#include "engine/game.h"
#include "engine/keys.h"

#define SIDE 15
#define STEP 16 /* from a cell to the one above it */
#define NO_CELL 255
#define CELLS 256
#define LAST_CELL (SIDE * STEP) /* first cell number after the board */
#define SQUARES (SIDE * SIDE)
#define LINE 5
#define WAYS 4
#define MIDDLE (SIDE / 2 * STEP + SIDE / 2)

#define BLACK 1
#define WHITE 2
#define EDGE 3 /* in gomoku_cell: off the board */

/* Windows. ONE: what a stone of a side adds to the state. STATE_OF: the state with this many stones of one side
 * only. */
#define WINDOW_PAD ((LINE - 1) * (STEP + 1)) /* before the windows of the first direction */
#define WINDOWS (WINDOW_PAD + WAYS * CELLS)
#define WINDOW_OFF 0x55 /* five in each half: ten more stones do not overflow it */
#define ONE_BLACK 0x01
#define ONE_WHITE 0x10
#define ONE(side) ((side) ? ONE_WHITE : ONE_BLACK)
#define STATE_OF(side, stones) ((uint8_t)((stones) << ((side) ? 4 : 0)))

/* Value of a window with stones of one side only, by their number. A stone gains the increase of its own windows and
 * the former value of the opponent's windows. The five windows of a direction gain less than 256 together. Only if they
 * gain GAIN_EVENT or more can one of them have reached three, four or five, or block a four of the opponent. WORTH_1
 * and WORTH_2 were the best of eleven settings in games of the program against itself (tests/RESULTS.md). */
#define WORTH_1 1
#define WORTH_2 8
#define WORTH_3 30
#define WORTH_4 50
#define GAIN_EVENT (WORTH_4 - WORTH_3)

#define WORTH_WON 4000 /* added if the side to move has a four or a double; subtracted if it must stop two fours */
#define WORTH_MOVE 12  /* bonus for the side to move */

/* Cycles per node as `make cycles` prints them; a test checks that this number is up to date. */
#define GOMOKU_CYCLES_PER_NODE 1051

/* Cycles of a node without extra cost (info.c). Extra costs, in such nodes: COST_RANKED for each cell ranked, COST_MADE
 * for each move made, COST_CUT for each cut-off. */
#define GOMOKU_CYCLES_LEAST 281
#define COST_RANKED 2
#define COST_MADE 8
#define COST_CUT 32

/* The rule opening=swap (swap_opening.c). The move SWAP is the number of a cell off the board, larger than all other
 * moves. gomoku_opening: number of plies from the root on that belong to the opening; the last of them is the choice
 * whether to swap. gomoku_chooses: 1 at that ply. */
#define RULES_SWAP 1
#define OPENING_STONES 3 /* placed before the choice */
#define SWAP (LAST_CELL - 1)
#define gomoku_chooses() ((uint8_t)(gomoku_opening - ply) == 1)

extern uint8_t gomoku_opening;
extern uint8_t gomoku_cell[CELLS];
extern uint8_t gomoku_window[WINDOWS];
extern uint8_t gomoku_last_ply;           /* ply at which the board is full */
extern uint8_t gomoku_value_lo[PLIES];    /* sum over all windows, for the side */
extern uint8_t gomoku_value_hi[PLIES];    /* to move, as two bytes */
extern uint8_t gomoku_fours[2][PLIES];    /* windows of four stones and an empty cell, by side */

#define gomoku_value() ((int16_t)(gomoku_value_lo[ply] | gomoku_value_hi[ply] << 8))

/* The log, by side: direction and lowest cell of windows that reached three stones. gomoku_logged is the number of
 * entries, at most LOG_MOST: further windows are not logged. */
#define LOG_MOST 127
#define LOG_SIDE 128
extern uint8_t gomoku_log_way[2 * LOG_SIDE];
extern uint8_t gomoku_log_cell[2 * LOG_SIDE];
extern uint8_t gomoku_logged[2][PLIES];

/* Number of stones within two cells of a cell, at index NEAR_PAD + cell. It counts the stones of the root and those of
 * the path before ply gomoku_near_ply. */
#define REACH 2
#define NEAR_PAD (REACH * (STEP + 1))
extern uint8_t gomoku_near[NEAR_PAD + CELLS + NEAR_PAD];
extern uint8_t gomoku_near_ply;
extern uint16_t gomoku_ranked;            /* cells ranked for lists since the last poll or the last list of the root */
#pragma zpsym ("gomoku_last_ply")
#pragma zpsym ("gomoku_near_ply")
#pragma zpsym ("gomoku_opening")

extern const uint8_t gomoku_way[WAYS];
extern const uint8_t gomoku_gain[2][CELLS]; /* gain of a stone of a side in a window, by state */

#define gomoku_windows(way) (gomoku_window + WINDOW_PAD + (way) * CELLS)

/* Zobrist features: the cell of a black stone, LAST_CELL + the cell of a white one, and two for opening=swap, which
 * have numbers of cells off the board. */
#define CODES (2 * LAST_CELL)
#define CODE_SWAPPED SWAP          /* after a swap: the other side is to move with this number of stones */
#define CODE_RULES (LAST_CELL + SWAP) /* the rule opening=swap: its positions are not in the book */
extern uint8_t gomoku_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* gomoku_put, gomoku_take: make and unmake of an ordinary ply. The others: make, unmake and hash of a ply of the swap
 * opening. */
void gomoku_put(void);
void gomoku_take(void);
void gomoku_make_opening(void);
void gomoku_unmake_opening(void);
void gomoku_hash_opening(void);

/* Negates the evaluation of a ply: it is then for the other side. */
void gomoku_turn_value(uint8_t row);

/* XORs a feature into the key of the current ply. */
#define gomoku_mix(code) key_add(gomoku_random + (code))

/* Returns the colour of the stone that the next move places. */
uint8_t gomoku_next_stone(void);

/* Returns the gain of a stone of `side` in a cell. */
uint16_t gomoku_gain_of(uint8_t cell);

/* gomoku_find_pairs finds the pairs of one side, the oldest in the log first. gomoku_pairs is their number,
 * gomoku_pair_a and gomoku_pair_b their cells. */
#define PAIRS_MOST 32
extern uint8_t gomoku_pair_a[PAIRS_MOST];
extern uint8_t gomoku_pair_b[PAIRS_MOST];
extern uint8_t gomoku_pairs;
void gomoku_find_pairs(uint8_t owner);

/* Returns a cell that is a double by these pairs, or NO_CELL. Pairs with the cell `but` do not count: a stone there
 * blocks them. */
uint8_t gomoku_double(uint8_t but);

/* Finds the urgent moves when neither side has a four, and returns an URGE_ value. Unless that is URGE_NONE,
 * gomoku_only has the moves, sorted by cell. */
#define ONLY_MOST (3 * PAIRS_MOST + 1) /* moves that make fours, that stop a double, and the double */
#define URGE_NONE 0 /* any move */
#define URGE_WIN 1  /* `side` has a double: play there */
#define URGE_STOP 2 /* the opponent has a double: moves that stop it, and moves that make a four first */
#define URGE_LOST 3 /* the opponent has a double and there are no such moves: the cell of the double is the only move */
extern uint8_t gomoku_only[ONLY_MOST];
extern uint8_t gomoku_only_count;
uint8_t gomoku_urge(void);

/* Brings gomoku_near up to date with the path. */
void gomoku_count_near(void);

/* Returns the first empty cell from this one on in a direction. There must be one. */
uint8_t gomoku_next_empty(uint8_t way, uint8_t cell);

/* Returns the empty cell of a window of four stones of a side. There must be such a window. */
uint8_t gomoku_completes(uint8_t owner);

/* GameInfo.gen_candidates: the moves the search looks at. GameInfo.forcing_step: forcing moves. GameInfo.find_move:
 * places the three stones of opening=swap, or searches forcing lines. */
void gomoku_candidates(void);
uint8_t gomoku_force(uint8_t step);
uint8_t gomoku_find_move(void);

/* Threats to play a double: they take one move more than a four (open_threes.c). list_quiet lists those of `side`.
 * list_block lists `cell`, where `side` must block a five, if `side` has a double that it threatens to play next.
 * list_stops lists the replies that stop the threat just made; none if `side` wins first, or if the log or the pairs
 * are full, so that replies may be missing. */
void gomoku_list_quiet(void);
void gomoku_list_block(uint8_t cell);
void gomoku_list_stops(void);

#endif
