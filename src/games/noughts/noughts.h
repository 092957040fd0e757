/* noughts.h: what the parts of noughts and crosses share.
 *
 * Squares are 0 to 8, row by row from the top left; a move is a square. The
 * state of a line of three works as in four in a row: it starts at 4, a cross
 * adds one, a nought doubles it. 7 is three crosses, 32 three noughts.
 */
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

#define NOUGHTS_CYCLES_PER_NODE 1650

extern uint8_t noughts_square[SQUARES];
extern uint8_t noughts_line[LINES + 1]; /* the last is a dummy: NO_LINE */
extern uint8_t noughts_last_ply;        /* the ply at which the board is full */
#pragma zpsym ("noughts_square")
#pragma zpsym ("noughts_line")
#pragma zpsym ("noughts_last_ply")
extern uint8_t noughts_random[2 * SQUARES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* The lines through a square, NO_LINE where it has fewer than four. */
extern const uint8_t noughts_lines[SQUARES * LINES_A_SQUARE];

/* What a line is worth for the crosses, by its state. */
extern const uint8_t noughts_first_guess[SQUARES]; /* ranks */

/* The rank of a man in a line, by its state and side: three in a row first,
 * then what stops the enemy's three. */
#define RANK_WINS 254
#define RANK_SAVES 200
extern const uint8_t noughts_urgent[2][LINE_STATES];

extern const int8_t noughts_worth[LINE_STATES];

#endif
