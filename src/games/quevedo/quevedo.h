/* quevedo.h: what the parts of Quevedo's rook share: king and rook against a king who is alone, as chess has it.
 *
 * Squares are rank * 16 + file. There are three men, each of which is on a square or gone; a move is from * 256 + to.
 * The first side has king and rook and is played by the automaton (automaton.h) at levels 1 to 4, by the search above.
 */
#ifndef QUEVEDO_H
#define QUEVEDO_H

#include "engine/game.h"
#include "engine/tt.h"

#define FILES 8
#define OFF_BOARD 0x88 /* a bit of these is set in what is no square */
#define GONE 0x80

#define KING 0
#define ROOK 1
#define LONE 2 /* the other king */
#define MEN 3

#define QUEVEDO_CYCLES_PER_NODE 2680

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=quevedo` fits them. */
#define QUEVEDO_CYCLES_LEAST 1285
#define COST_MADE 4
#define COST_CUT 12
#define UNIT 80

extern uint8_t quevedo_at[MEN]; /* where they are */
extern uint8_t quevedo_took[PLIES]; /* 1: the move from this ply took the rook */

/* Codes for the hash: a square of 64 by man, and the side to move. */
#define SQUARES 64
#define CODE_SIDE (MEN * SQUARES)
#define CODES (CODE_SIDE + 1)
extern uint8_t quevedo_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
uint8_t *quevedo_key(uint8_t man, uint8_t square); /* its first byte */

extern const int8_t quevedo_step[FILES]; /* of a king; the last four are a rook's ways */

/* 1: kings on these squares touch; the rook strikes the square, with nothing but its king in the way. */
uint8_t quevedo_touch(uint8_t a, uint8_t b);
uint8_t quevedo_strikes(uint8_t square);

/* The name of a square, two signs and an end mark; the square at a place of a text, or GONE. */
char *quevedo_write_square(char *text, uint8_t square);
uint8_t quevedo_read_square(const char *text);

/* ---- the automaton (find_move.c) ---- */

/* What he plays by: 1 to 3 as the levels are, the fourth as the third, 0 the search. */
extern const uint8_t quevedo_reading[];
#define BY_SEARCH 0
#define READING_MOST 3

extern uint8_t quevedo_plays;       /* who played the first side last */
extern uint8_t quevedo_fired;       /* the rule, */
extern uint8_t quevedo_behind[MEN]; /* which led to this position, if it is on the board */

/* The men for the automaton; 0: his order is not theirs. */
uint8_t quevedo_load(void);

uint8_t quevedo_level_reading(uint8_t level);   /* or BY_SEARCH */
const char *quevedo_kind(uint8_t level);        /* in words, or 0 */

/* How many moves he needs at most by this reading, 0: there is a defence. */
uint8_t quevedo_verdict(uint8_t reading);

uint8_t quevedo_brain(void);

#endif
