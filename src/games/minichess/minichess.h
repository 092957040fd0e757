/* minichess.h: what the parts of minichess share: chess on 5x6 as the Internet MiniChess Server plays it.
 *
 * The board has a rim wide enough for a knight: cell = 24 + 8 * rank + file, a1 is 24, e6 is 68; three columns beside
 * every rank and more than two rows above and below are RIM. A man is one byte: whose he is, and his number, which is
 * also where minichess_at keeps his cell (0 when he is gone) and minichess_kind what he is: a pawn who becomes a queen
 * keeps his number. Either side is the other one turned by half a circle: k q b n r over R N B Q K.
 *
 * A move is the cell it begins on, high byte, and the cell it ends on, low byte. A pawn on his last rank becomes a
 * queen. Kings are taken like others, which ends the game; so every move that the men can make is legal, and there is
 * no check.
 */
#ifndef MINICHESS_H
#define MINICHESS_H

#include "engine/game.h"
#include "engine/tt.h"

#define FILES 5
#define RANKS 6
#define SQUARES (FILES * RANKS)
#define ROW 8
#define CELLS 88
#define FIRST_CELL 24 /* a1 */
#define LAST_CELL 68  /* e6 */
#define MEN 10        /* a side */
#define PAWNS_MOST 5

#define EMPTY 0
#define RIM 0x80
#define WHITE 0x40
#define BLACK 0x20
#define NUMBER 0x1F   /* 0 to 9, 10 to 19 for black */

#define PAWN 0
#define KNIGHT 1
#define BISHOP 2
#define ROOK 3
#define QUEEN 4
#define KING 5
#define KINDS 6

/* Numbers behind those of all men: a kind each, always, for men who are not in a game: while a position is set up. */
#define NUMBER_OF_KIND (2 * MEN)

#define MOVES_MOST 40 /* of each side; then it is a draw */
#define ENDS_AT (2 * MOVES_MOST)

#define MINICHESS_CYCLES_PER_NODE 1029

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=minichess` fits them. */
#define MINICHESS_CYCLES_LEAST 797
#define COST_CUT 6

/* The state, in state.c. */
extern uint8_t minichess_board[CELLS];
extern uint8_t minichess_at[2 * MEN];
extern uint8_t minichess_kind[2 * MEN + KINDS];
extern uint8_t minichess_left;             /* plies left to the draw, at ply 0 */
extern uint8_t minichess_taken[PLIES];     /* what the move from this ply took */
extern uint8_t minichess_was[PLIES];       /* the kind that moved, before he moved */
extern uint8_t minichess_value_lo[PLIES];  /* the evaluation, for white, as two bytes */
extern uint8_t minichess_value_hi[PLIES];

/* While frontier.c looks at captures: the window, what a move must gain, and the last on the list, for each ply. */
extern uint8_t minichess_alpha_lo[PLIES];
extern uint8_t minichess_alpha_hi[PLIES];
extern uint8_t minichess_beta_lo[PLIES];
extern uint8_t minichess_beta_hi[PLIES];
extern uint8_t minichess_need[PLIES];
extern uint8_t minichess_end[PLIES];

#define minichess_value(n) ((int16_t)(minichess_value_lo[n] | minichess_value_hi[n] << 8))

/* Squares count from a1, rank by rank; turned by half a circle, as black sees them, from e6. */
extern const uint8_t minichess_square[CELLS];
extern const uint8_t minichess_turned[CELLS];

/* Steps of a king, straight ones first, and of a knight. */
extern const uint8_t minichess_steps[8];
extern const uint8_t minichess_leaps[8];
#define UNROLL_END 4

/* 1: the side that is not to move could take on this cell. */
uint8_t minichess_guarded(uint8_t cell);

/* What a man is worth to his owner: kind * SQUARES + square, seen from his side. A pawn is about 24. */
extern const uint8_t minichess_worth[KINDS * SQUARES];
#define WORTH_UNIT 24

/* The same as this position has it: kings count otherwise when one is alone (eval_ending.c). */
extern uint8_t minichess_now[KINDS * SQUARES];
extern uint8_t minichess_count[2]; /* men of each side */

/* Sets that for so many men; what it is of kings; and that, with the value of this ply, when a capture left one
 * alone. */
void minichess_set_worths(void);
void minichess_set_kings(void);
void minichess_cross(void);

/* The same for a man on a cell. */
uint8_t minichess_worth_of(uint8_t man, uint8_t kind, uint8_t cell);

/* 1: a pawn of `side` becomes a queen there. */
#define minichess_is_far(cell) (side ? (cell) < FIRST_CELL + ROW : (cell) > LAST_CELL - ROW)

/* GameInfo.gen_quiet: what game_generate_noisy leaves out. */
void minichess_quiet(void);

/* GameInfo.prune. */
uint8_t minichess_prune(void);

/* Random bytes for the hash: a man has a code by side, kind and square; then the side to move; then the plies left,
 * where a search can see the end: the same men with fewer moves left are another position. */
#define CODE_BLACK (KINDS * SQUARES)
#define CODE_SIDE (2 * KINDS * SQUARES)
#define CODE_LEFT (CODE_SIDE + 1)
#define LEFT_SEEN PLIES
#define CODES (CODE_LEFT + LEFT_SEEN)
extern uint8_t minichess_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
uint16_t minichess_code(uint8_t man, uint8_t kind, uint8_t cell);

/* The name of a cell, two signs; and the cell whose name a text begins with, or CELLS. */
char *minichess_put_cell(char *text, uint8_t cell);
uint8_t minichess_cell_at(const char *text);

#endif
