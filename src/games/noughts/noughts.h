/* noughts.h: the state of noughts and crosses and what its files share.
 *
 * A square is 0 to 8, row by row from the top left; a move is a square. A mark is a cross or a nought.
 *
 * The idea that makes it fast: the state of each of the eight lines is one byte. It starts at 4, a cross adds one, a
 * nought doubles it. So make needs one INC or ASL for each line, and unmake, which goes back in reverse order, one DEC
 * or LSR. Lines with crosses only are 5, 6 and 7, with noughts only 8, 16 and 32; mixed lines have other values. The
 * state is the index into tables of values and ranks. */
/* SPDX-License-Identifier: MIT */
#ifndef NOUGHTS_H
#define NOUGHTS_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARES 9
#define LINES 8
#define LINE_EMPTY 4
#define LINE_STATES 33
#define CROSSES_WON 7
#define NOUGHTS_WON 32
#define LINES_A_SQUARE 4
#define NO_LINE 8

#define EMPTY 0
#define CROSS 1
#define NOUGHT 2

#define NOUGHTS_CYCLES_PER_NODE 1293

extern uint8_t noughts_square[SQUARES];
extern uint8_t noughts_line[LINES + 1]; /* the last is a dummy: NO_LINE */
extern uint8_t noughts_last_ply;        /* ply at which the board is full */
#pragma zpsym ("noughts_square")
#pragma zpsym ("noughts_line")
#pragma zpsym ("noughts_last_ply")
extern uint8_t noughts_random[2 * SQUARES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Lines through a square, filled up with NO_LINE. */
extern const uint8_t noughts_lines[SQUARES * LINES_A_SQUARE];

/* Ranks of squares whose lines are not urgent. */
extern const uint8_t noughts_first_guess[SQUARES];

/* Rank of a mark in a line, by side and state: RANK_WINS if it makes three in a row, RANK_SAVES if it blocks three of
 * the opponent, else 0. */
#define RANK_WINS 254
#define RANK_SAVES 200
extern const uint8_t noughts_urgent[2][LINE_STATES];

/* Value of a line for the crosses, by its state. */
extern const int8_t noughts_worth[LINE_STATES];

#endif
