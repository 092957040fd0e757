/* hexapawn.h: the state of hexapawn and what its files share.
 *
 * A square is rank * 3 + file, 0 (a1) to 8 (c3). A move is from * 16 + to. The board is an array of nine squares;
 * unmake needs only the captured pawn.
 *
 * The whole game is small enough to search to its end. Its speed comes from the assembly: the board is in zero
 * page, and the moves of a pawn are from * 17 plus one of three constants (asm/games/hexapawn/rules.s). */
/* SPDX-License-Identifier: MIT */
#ifndef HEXAPAWN_H
#define HEXAPAWN_H

#include "engine/game.h"
#include "engine/squares.h"
#include "engine/tt.h"

#define SQUARES 9
#define FILES 3

#define EMPTY 0
#define WHITE 1
#define BLACK 2

#define RULES_STALEMATE_DRAW 1 /* value of `rules`: a side without a move draws instead of losing */

#define HEXAPAWN_CYCLES_PER_NODE 2537

extern uint8_t hexapawn_square[SQUARES];
#pragma zpsym ("hexapawn_square")
extern uint8_t hexapawn_taken[PLIES]; /* content of the target square before the move of this ply */

/* Zobrist features: a square, + 9 for a black pawn; 18 for the side to move. */
#define CODE_SIDE (2 * SQUARES)
#define CODES (2 * SQUARES + 1)
extern uint8_t hexapawn_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Value of a pawn for its side, by square, + SQUARES for a black pawn. It is higher on the middle rank than on the
 * pawn's first one, and 0 on its last rank, where the game is over. */
extern const uint8_t hexapawn_worth[2 * SQUARES];

/* The names of its squares, and moves of two squares. */
extern const SquareMoves hexapawn_moves;
#define hexapawn_write_square(text, square) square_write(&hexapawn_moves.squares, text, square)
#define hexapawn_read_square(text) square_read(&hexapawn_moves.squares, text) /* SQUARES if there is none */

#endif
