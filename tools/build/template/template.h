/* template.h: the state of the game and what its files share.
 *
 * Toads and frogs sit in lanes of six leaves. The board is four rows of eight bytes: a leaf is rank * 8 + file, files
 * 1 to 6.
 *
 * The idea that makes it fast: there is a bank on either side of every lane, so no code tests where a lane ends.
 *
 * A move is the leaf it starts from, + JUMP for a jump, + LEFT for a frog. A move must contain all that its text
 * needs: moves are also written while another position of the game is on the board. */
/* SPDX-License-Identifier: MIT */
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
#define TOAD 1 /* piece of side 0; toads go to the right */
#define FROG 2 /* piece of side 1; frogs go to the left */
#define BANK 3
#define PIECES_MOST 8 /* of a kind */

#define FROM 0x1F /* the leaf of a move */
#define JUMP 0x20
#define LEFT 0x40

#define TEMPLATE_CYCLES_PER_NODE 5399

/* The state (state.c). What unmake cannot compute from the move would be here, too, as arrays of PLIES bytes. In this
 * game it can compute everything. */
extern uint8_t template_square[SQUARES];

/* Zobrist features: a leaf, + SQUARES for a frog, and one for the side to move. */
#define CODE_SIDE (2 * SQUARES)
#define CODES (2 * SQUARES + 1)
extern uint8_t template_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Returns how far the piece on this leaf can go: 0, 1, or 2 for a jump. */
uint8_t template_reach(uint8_t from);

/* Returns the leaf on which a move ends. */
uint8_t template_target(uint8_t hop);

/* Writes the name of a leaf: two characters and the terminating 0. */
void template_write_square(char *text, uint8_t square);

#endif
