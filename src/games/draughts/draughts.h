/* draughts.h: what the parts of English draughts share.
 *
 * A square is 0 to 31, one less than its number in a PDN text; eight squares, two
 * rows, are a byte, so a set of squares is four bytes. Black goes "down",
 * to higher numbers. Byte k holds row 2k in its low nibble and row 2k + 1 in
 * its high one. From an even row the steps down go to 4 (left) and 5 (right)
 * squares further, from an odd row to 3 and 4; a jump always goes to 7 or 9.
 *
 * The squares below byte k, row 2k + 1 and row 2k + 2, are its "middle" byte:
 * half of byte k and half of byte k + 1. All steps between two rows are then
 * one table of the middle byte and one AND; jumps one more.
 *
 * A move's low byte is MOVE_KING + MOVE_UP + MOVE_RIGHT + the upper one of the
 * two squares of its first step or jump; right and left as seen from there.
 * The high byte is 0 for a step. A jump has 1, and for every further
 * jump two bits more, its MOVE_UP and MOVE_RIGHT; from the fifth jump on, which
 * takes a king, it is PATH_LONG + the number of the path among the long ones
 * with the same first jump, in the order of generate.
 */
#ifndef DRAUGHTS_H
#define DRAUGHTS_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARES 32
#define SET_BYTES 4
#define CROWN_ROW 4 /* squares of a row */

#define MOVE_KING 0x80
#define MOVE_UP 0x40
#define MOVE_RIGHT 0x20
#define MOVE_SQUARE 0x1F
#define PATH_LONG 0x80
#define PATH_SHORT_MOST 4 /* jumps that fit the high byte */
#define JUMPS_MOST 12

/* The board: three sets. */
#define BLACK 0
#define WHITE 4
#define KINGS 8
#define BOARD_BYTES 12
extern uint8_t draughts_board[BOARD_BYTES];

/* Pieces of black and of white. */
extern uint8_t draughts_count[2];

/* What men and kings are worth, as black sees it: low byte, high byte. */
extern uint8_t draughts_material[2];

/* 1: there are kings on the board. Most positions have none, and are looked at in less time. */
extern uint8_t draughts_crowned;

#pragma zpsym ("draughts_board")
#pragma zpsym ("draughts_count")
#pragma zpsym ("draughts_material")
#pragma zpsym ("draughts_crowned")

/* 1: the side to move must jump. */
extern uint8_t draughts_must[PLIES];

/* 1: the jump of this ply was not just a man taking a man. */
extern uint8_t draughts_kept[PLIES];

/* Board, counts and material before such a jump, or a crowning, by ply. */
#define SAVED_BYTES (BOARD_BYTES + 4)
extern uint8_t draughts_saved[SAVED_BYTES][PLIES];

/* The jumps of the last jump made, each as the low byte of a move. */
extern uint8_t draughts_step[JUMPS_MOST];
extern uint8_t draughts_steps;

/* Plies without a capture or a man's advance that make a draw. */
#define QUIET_MOST 80

/* Random bytes for the hash: a black piece's square, + 32 for white, + 64 for
 * the crown of either; and the side to move. */
#define CODE_WHITE 32
#define CODE_CROWN 64
#define CODE_SIDE 96
#define CODES 97
extern uint8_t draughts_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* In tables.c: fills them, once. */
void draughts_prepare(void);

/* ---- evaluation (eval.c, weights.c) ---- */

#define WORTH_MAN 64

/* All by tools/lab/draughts/tune. The men of two rows, as their own side sees them: of
 * the nearest rows first; there are no men on the last one. The sum over four bytes is below 256. */
#define PATTERN_BYTES (3 * 256 + 16)
extern const uint8_t draughts_pattern[PATTERN_BYTES];

/* A king by his square; the same from both sides. */
extern const uint8_t draughts_king_square[SQUARES];

/* What it is worth to be ahead, by the number of pieces left. */
#define PIECES_MOST 24
extern const uint8_t draughts_trade[PIECES_MOST + 1];

/* ---- one ply to go (frontier.c, frontier_quiet.c) ---- */

/* Judges the listed steps that lead to quiet positions, and keeps the others in the
 * list. Sets `score` and `move` to the best, move_count to 0 when that is enough. */
void draughts_judge_quiet(void);

/* ---- endings (eval_ending.c, eval_ending_weights.c) ---- */

#define ENDING_PIECES 6 /* so many, or fewer, not the same number of both sides */
#define ENDING_WORTH 128
#define ENDING_GRAIN 8 /* scores are rounded to this: on a coarse scale more moves are cut off */

/* How far the side with more pieces is from winning: below 256. */
uint8_t draughts_ending(void);

extern const uint8_t draughts_end_strong[SQUARES];
extern const uint8_t draughts_end_weak[SQUARES];
extern const uint8_t draughts_diagonal[SQUARES];
extern const uint8_t draughts_other_diagonal[SQUARES];

/* As `make cycles` prints it; a test holds the two together. */
#define DRAUGHTS_CYCLES_PER_NODE 1476

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=draughts` fits them. */
#define DRAUGHTS_CYCLES_LEAST 240
#define COST_MADE 8
#define COST_DEAR 5 /* a leaf that is made */
#define COST_KINGS 64 /* between polls, where there are any */

#endif
