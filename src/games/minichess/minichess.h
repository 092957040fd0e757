/* minichess.h: the state of a game of minichess, and the functions its files share. Minichess is chess on 5 by 6
 * squares by the rules of the Internet MiniChess Server: a king is captured like any other piece, which ends the game.
 * So every move that the pieces can make is legal, and there is no check.
 *
 * The one idea that makes it fast: game_frontier does not make most moves. The evaluation is a sum of piece-square
 * values, so the gain of a move is known from a table before it is made. Only moves that could raise alpha are made.
 *
 * Board. A cell is 24 + 8 * rank + file: a1 is 24, e6 is 68. Three columns beside every rank, three rows below the
 * board and two rows above it are RIM. That is wide enough for a knight, so no step needs a bounds test.
 *
 * Pieces. A board byte is the colour and the number of a piece, 0 to 9 for White and 10 to 19 for Black. The number is
 * the index of minichess_at, the cell of the piece (0: captured), and of minichess_kind. A pawn that promotes keeps its
 * number. Black's start position is White's turned by 180 degrees: k q b n r above R N B Q K.
 *
 * Moves. The high byte is the cell of the piece, the low byte the target cell. A pawn on its last rank always becomes a
 * queen.
 */
/* SPDX-License-Identifier: MIT */
#ifndef MINICHESS_H
#define MINICHESS_H

#include "engine/game.h"
#include "engine/squares.h"
#include "engine/tt.h"

#define FILES 5
#define RANKS 6
#define SQUARES (FILES * RANKS)
#define ROW 8
#define CELLS 88
#define FIRST_CELL 24 /* a1 */
#define LAST_CELL 68  /* e6 */
#define PIECES 10     /* of each side */
#define PAWNS_MOST 5

#define EMPTY 0
#define RIM 0x80
#define WHITE 0x40
#define BLACK 0x20
#define NUMBER 0x1F   /* 0 to 9 for White, 10 to 19 for Black */

#define PAWN 0
#define KNIGHT 1
#define BISHOP 2
#define ROOK 3
#define QUEEN 4
#define KING 5
#define KINDS 6

/* One more number for each kind. While a position is set up, pieces have these instead of numbers of their own. */
#define NUMBER_OF_KIND (2 * PIECES)

#define MOVES_MOST 40 /* the game is a draw after this many moves of each side */
#define ENDS_AT (2 * MOVES_MOST)

#define MINICHESS_CYCLES_PER_NODE 1029

/* Cycles of a node without extra cost; then the extra costs (info.c), in units of such nodes. `make extra-cost
 * GAME=minichess` measures them. */
#define MINICHESS_CYCLES_LEAST 797
#define COST_CUT 6 /* for each cut-off */

/* The state, in state.c. Arrays of PLIES are by ply. */
extern uint8_t minichess_board[CELLS];
extern uint8_t minichess_at[2 * PIECES];
extern uint8_t minichess_kind[2 * PIECES + KINDS];
extern uint8_t minichess_plies_left;         /* plies from ply 0 to the draw after move 40 */
extern uint8_t minichess_taken[PLIES];       /* board byte of the piece that the move of this ply captured, or 0 */
extern uint8_t minichess_kind_before[PLIES]; /* kind of the piece before the move of this ply */
extern uint8_t minichess_value_lo[PLIES];    /* evaluation for White */
extern uint8_t minichess_value_hi[PLIES];

/* By ply, while frontier.c plays out captures: alpha and beta, the rank that a move must exceed, and the ordinal of the
 * last move of the ply in the list. */
extern uint8_t minichess_alpha_lo[PLIES];
extern uint8_t minichess_alpha_hi[PLIES];
extern uint8_t minichess_beta_lo[PLIES];
extern uint8_t minichess_beta_hi[PLIES];
extern uint8_t minichess_need[PLIES];
extern uint8_t minichess_end[PLIES];

#define minichess_value(n) ((int16_t)(minichess_value_lo[n] | minichess_value_hi[n] << 8))

/* Square number of a cell, from a1 rank by rank; and from e6, as Black sees the board. */
extern const uint8_t minichess_square[CELLS];
extern const uint8_t minichess_turned[CELLS];

/* Steps of a king, of which the first STRAIGHT_END are straight, and steps of a knight. */
extern const uint8_t minichess_steps[8];
extern const uint8_t minichess_leaps[8];
#define STRAIGHT_END 4

/* Returns 1 if the side that is not to move could capture on this cell. */
uint8_t minichess_guarded(uint8_t cell);

/* Piece-square values, at kind * SQUARES + square, seen from the owner's side. A pawn is about WORTH_UNIT. */
extern const uint8_t minichess_worth[KINDS * SQUARES];
#define WORTH_UNIT 24

/* The piece-square values in use: a lone king changes those of both kings (eval_ending.c). */
extern uint8_t minichess_current_worth[KINDS * SQUARES];
extern uint8_t minichess_count[2]; /* pieces of each side */

/* minichess_set_worths fills minichess_current_worth; minichess_set_kings fills only the values of kings. After a
 * capture that left a lone king, minichess_update_kings fills these and corrects the value of this ply. */
void minichess_set_worths(void);
void minichess_set_kings(void);
void minichess_update_kings(void);

/* Returns the piece-square value, in minichess_current_worth, of a piece on a cell. */
uint8_t minichess_worth_of(uint8_t piece, uint8_t kind, uint8_t cell);

/* 1: a pawn of `side` promotes on this cell. */
#define minichess_is_far(cell) (side ? (cell) < FIRST_CELL + ROW : (cell) > LAST_CELL - ROW)

/* GameInfo.gen_quiet: the moves that game_generate_noisy leaves out. */
void minichess_quiet(void);

/* GameInfo.prune. */
uint8_t minichess_prune(void);

/* Codes of random bytes for the Zobrist key: side, kind and square of a piece (minichess_code); the side to move; and
 * the plies left to the draw after move 40, if a search can reach that draw. With fewer plies left, the same board is
 * another position. */
#define CODE_BLACK (KINDS * SQUARES)
#define CODE_SIDE (2 * KINDS * SQUARES)
#define CODE_LEFT (CODE_SIDE + 1)
#define LEFT_SEEN PLIES
#define CODES (CODE_LEFT + LEFT_SEEN)
extern uint8_t minichess_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
uint16_t minichess_code(uint8_t piece, uint8_t kind, uint8_t cell);

/* The names of its squares, and moves of two squares. */
extern const SquareMoves minichess_moves;
#define minichess_put_cell(text, cell) square_write(&minichess_moves.squares, text, cell)
#define minichess_cell_at(text) square_read(&minichess_moves.squares, text) /* CELLS if there is none */

#endif
