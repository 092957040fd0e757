/* hexapawn.h: what the parts of hexapawn share.
 *
 * Squares are rank * 3 + file, 0 (a1) to 8 (c3). A move is from * 16 + to.
 */
#ifndef HEXAPAWN_H
#define HEXAPAWN_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARES 9
#define FILES 3

#define EMPTY 0
#define WHITE 1
#define BLACK 2

#define RULES_STALEMATE_DRAW 1 /* rules: no move is a draw, not a loss */

#define HEXAPAWN_CYCLES_PER_NODE 2537

extern uint8_t hexapawn_square[SQUARES];
#pragma zpsym ("hexapawn_square")
extern uint8_t hexapawn_taken[PLIES]; /* what the move from this ply took */

/* Codes for the hash: a square, + 9 for black, and 18 for the side to move. */
#define CODE_SIDE (2 * SQUARES)
#define CODES (2 * SQUARES + 1)
extern uint8_t hexapawn_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* What a pawn is worth for its side, by its square and colour: with every
 * rank gained it is worth more. */
extern const uint8_t hexapawn_worth[2 * SQUARES];

/* The name of a square, two signs and an end mark. */
void hexapawn_write_square(char *text, uint8_t square);

/* The square at a place of a text, or SQUARES. */
uint8_t hexapawn_read_square(const char *text);

#endif
