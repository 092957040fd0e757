/* draughts.h: the state of a game of English draughts (8 by 8), and the functions its files share.
 *
 * The one idea that makes it fast: a set of squares is four bytes, so a few table look-ups and ANDs find all steps or
 * jumps of eight squares at once, and "must this side jump?" is answered without listing a move.
 *
 * Squares. A square is 0 to 31, its PDN number minus 1. Byte k of a set holds row 2k in its low nibble and row 2k + 1
 * in its high nibble. Black moves "down", to higher numbers. A step down from an even row adds 4 (left) or 5 (right),
 * from an odd row 3 or 4; a jump always adds 7 or 9.
 *
 * Middle bytes. The squares one step below byte k are row 2k + 1 and row 2k + 2: half of byte k and half of byte
 * k + 1. Together they are the middle byte k. A table, indexed by a set of squares of the middle byte, gives all
 * squares of byte k from which a left (or right) step leads to one of them. An AND with the movers gives the steps. A
 * jump needs one more AND with the empty squares of byte k + 1.
 *
 * The board is three sets: black pieces, white pieces, and the kings of both sides. Black, the first player, is called
 * Red on the screen.
 *
 * Moves. The low byte is MOVE_KING + MOVE_UP + MOVE_RIGHT + the upper one of the two squares of the first step or
 * jump; left and right are seen from that square. The high byte is 0 for a step. For a jump it is a 1 bit, then two
 * bits (MOVE_UP, MOVE_RIGHT) for each further jump. A path of five or more jumps does not fit; only a king can make
 * one. Its high byte is PATH_LONG + its number among the long paths with the same first jump, in the order of
 * game_generate.
 *
 * Evaluation. Material is updated by game_make. The men of a byte are an index into a table of patterns, so the
 * positional score is eight look-ups. After a man's step only two bytes change: frontier_quiet.s uses that.
 */
/* SPDX-License-Identifier: MIT */
#ifndef DRAUGHTS_H
#define DRAUGHTS_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARES 32
#define SET_BYTES 4
#define CROWN_ROW 4 /* squares in a row; men are crowned on the far row */

#define MOVE_KING 0x80
#define MOVE_UP 0x40
#define MOVE_RIGHT 0x20
#define MOVE_SQUARE 0x1F
#define PATH_LONG 0x80
#define PATH_SHORT_MOST 4 /* most jumps of a path that fits into the high byte */
#define JUMPS_MOST 12

/* The board: offsets of its three sets. */
#define BLACK 0
#define WHITE 4
#define KINGS 8
#define BOARD_BYTES 12
extern uint8_t draughts_board[BOARD_BYTES];

/* Number of pieces of Black and White. */
extern uint8_t draughts_count[2];

/* Value of men and kings, Black's minus White's: low byte, high byte. */
extern uint8_t draughts_material[2];

/* 1: there are kings on the board. Without kings, as in most positions, much work is skipped. */
extern uint8_t draughts_crowned;

#pragma zpsym ("draughts_board")
#pragma zpsym ("draughts_count")
#pragma zpsym ("draughts_material")
#pragma zpsym ("draughts_crowned")

/* By ply. 1: the side to move must jump. */
extern uint8_t draughts_must[PLIES];

/* How the jump of this ply is unmade. 1: draughts_saved is copied back. 0: one man captured one man without being
 * crowned; only the bits of three squares are toggled. */
extern uint8_t draughts_is_saved[PLIES];

/* Board, counts and material, by ply: as they were before a jump that is copied back, or before a crowning step. */
#define SAVED_BYTES (BOARD_BYTES + 4)
extern uint8_t draughts_saved[SAVED_BYTES][PLIES];

/* The single jumps of the last jump move, each coded like the low byte of a move; and their number. */
extern uint8_t draughts_step[JUMPS_MOST];
extern uint8_t draughts_steps;

/* A draw after this many plies without a capture or a man's move. */
#define QUIET_MOST 80

/* Codes of random bytes for the Zobrist key. A black piece has its square as code, a white one square + CODE_WHITE; the
 * crown of either is square + CODE_CROWN. CODE_SIDE: White is to move. */
#define CODE_WHITE 32
#define CODE_CROWN 64
#define CODE_SIDE 96
#define CODES 97
extern uint8_t draughts_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* In tables.c: fills draughts_random; the twin also fills look-up tables. Only the first call does so. */
void draughts_prepare(void);

/* ---- evaluation (eval.c, weights.c) ---- */

#define WORTH_MAN 64

/* Weights, fitted by tools/lab/draughts/tune: values of the men of one byte (two rows), seen from their own side. The
 * table starts with the two rows nearest to that side. The last two rows have only 16 patterns, because there are no
 * men on the last row. The sum of the values of the four bytes stays below 256, and a step changes it by less than
 * 128. */
#define PATTERN_BYTES (3 * 256 + 16)
extern const uint8_t draughts_pattern[PATTERN_BYTES];

/* Value of a king by its square; the same for both sides. */
extern const uint8_t draughts_king_square[SQUARES];

/* Bonus for the side that is ahead, by the number of pieces left: it encourages trades. */
#define PIECES_MOST 24
extern const uint8_t draughts_trade[PIECES_MOST + 1];

/* ---- one ply to go (frontier.c, frontier_quiet.c) ---- */

/* Evaluates the listed steps after which the other side need not jump, and keeps only the other steps in the list. Sets
 * `move` to the best of the evaluated steps and `score` to its score. Clears the list if that reaches score_limit. */
void draughts_eval_quiet_steps(void);

/* ---- endings (eval_ending.c, eval_ending_weights.c) ---- */

#define ENDING_PIECES 6 /* an ending has at most this many pieces, and one side has more of them */
#define ENDING_WORTH 128
#define ENDING_GRAIN 8 /* material plus ending is rounded down to a multiple of this, which gives more cut-offs */

/* Returns the distance of the side with more pieces from a win: 0 to 255. */
uint8_t draughts_ending(void);

extern const uint8_t draughts_end_strong[SQUARES];
extern const uint8_t draughts_end_weak[SQUARES];
extern const uint8_t draughts_diagonal[SQUARES];
extern const uint8_t draughts_other_diagonal[SQUARES];

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define DRAUGHTS_CYCLES_PER_NODE 1476

/* Cycles of a node without extra cost; then the extra costs (info.c), in units of such nodes. `make extra-cost
 * GAME=draughts` measures them. */
#define DRAUGHTS_CYCLES_LEAST 240
#define COST_MADE 8   /* for each move that the search makes */
#define COST_SLOW 5   /* for each leaf whose move is really made */
#define COST_KINGS 64 /* once at each poll, if there are kings */

#endif
