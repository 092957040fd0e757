/* template.h: what the parts of this game share.
 *
 * Toads and frogs sit in lanes of six leaves. The board is four rows of eight bytes: leaves are
 * rank * 8 + file, files 1 to 6, and there is a bank on either side of every lane, so that
 * nobody has to ask where a lane ends. A move is the leaf it begins on, + JUMP for a jump, + LEFT
 * for one of the frogs: a move must say all that its text needs, as it is written on boards
 * where it was not made yet.
 */
#ifndef TEMPLATE_H
#define TEMPLATE_H

#include "engine/game.h"
#include "engine/tt.h"

#define FILES 6
#define RANKS 4
#define STEP 8 /* from a leaf to the one above it */
#define SQUARES (RANKS * STEP)
#define FIRST 1 /* a1 */

#define EMPTY 0
#define TOAD 1 /* of side 0; they go to the right */
#define FROG 2 /* of side 1; they go to the left */
#define BANK 3
#define MEN_MOST 8 /* of a kind */

#define FROM 0x1F /* of a move */
#define JUMP 0x20
#define LEFT 0x40

#define TEMPLATE_CYCLES_PER_NODE 5399

/* The state, in state.c. What unmake cannot work out from the move would be here too, as
 * arrays of PLIES bytes; in this game it can. */
extern uint8_t template_square[SQUARES];

/* Codes for the hash: a leaf, + SQUARES for a frog, and one for the side to move. */
#define CODE_SIDE (2 * SQUARES)
#define CODES (2 * SQUARES + 1)
extern uint8_t template_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* How far the man on this leaf can go: 0, 1, or 2 for a jump. */
uint8_t template_reach(uint8_t from);

/* The leaf on which a move ends. */
uint8_t template_target(uint8_t hop);

/* The name of a leaf, two signs and an end mark. */
void template_write_square(char *text, uint8_t square);

#endif
