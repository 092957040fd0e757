/* quevedo.h: the state of Quevedo's rook, and the functions its files share: king and rook against a lone king, by the
 * rules of chess.
 *
 * A square is rank * 16 + file. There are three pieces, each on a square or GONE; a move is from * 256 + to. White has
 * king and rook. At levels 1 to 4 it is played by the automaton (automaton.h), at higher levels by the search.
 *
 * The one idea that makes it fast: the automaton never has a choice, so a search through the lone king's moves alone
 * tells whether it mates and how soon (automaton_result.c).
 */
/* SPDX-License-Identifier: MIT */
#ifndef QUEVEDO_H
#define QUEVEDO_H

#include "engine/game.h"
#include "engine/squares.h"
#include "engine/tt.h"

#define FILES 8
#define OFF_BOARD 0x88 /* one of these bits is set in a number that is not a square */
#define GONE 0x80

#define KING 0
#define ROOK 1
#define LONE 2 /* the lone king */
#define PIECES 3

#define QUEVEDO_CYCLES_PER_NODE 2680

/* Cycles of a node without extra cost (info.c). Extra costs, in such nodes: COST_MADE for each move made, COST_CUT for
 * each cut-off. `make extra-cost GAME=quevedo` fits them. */
#define QUEVEDO_CYCLES_LEAST 1285
#define COST_MADE 4
#define COST_CUT 12
#define UNIT 80 /* GameInfo.score_of_piece */

extern uint8_t quevedo_at[PIECES];      /* square of each piece */
extern uint8_t quevedo_captured[PLIES]; /* 1: the move made at this ply captured the rook */

/* Codes for the Zobrist key: piece and square, then the side to move. */
#define SQUARES 64
#define CODE_SIDE (PIECES * SQUARES)
#define CODES (CODE_SIDE + 1)
extern uint8_t quevedo_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
uint8_t *quevedo_key(uint8_t piece, uint8_t square); /* returns the first random byte of a piece on a square */

extern const int8_t quevedo_step[FILES]; /* steps of a king; the last four are also the directions of a rook */

/* quevedo_adjacent: 1 if kings on these squares are adjacent. quevedo_attacks: 1 if the rook attacks the square; only
 * its own king can be in the way. */
uint8_t quevedo_adjacent(uint8_t a, uint8_t b);
uint8_t quevedo_attacks(uint8_t square);

/* The names of its squares, and moves of two squares. */
extern const SquareMoves quevedo_moves;
#define quevedo_write_square(text, square) square_write(&quevedo_moves.squares, text, square)
#define quevedo_read_square(text) square_read(&quevedo_moves.squares, text) /* GONE if there is none */

/* ---- the automaton (find_move.c) ---- */

/* Bits of automaton_reading, by the number of a reading: levels 1 to 3 use readings 1 to 3, level 4 also uses 3, and
 * higher levels use BY_SEARCH. */
extern const uint8_t quevedo_reading[];
#define BY_SEARCH 0
#define READING_MOST 3

extern uint8_t quevedo_plays;              /* the reading, or BY_SEARCH, by which White moved last */
extern uint8_t quevedo_fired;              /* the number of the automaton's last rule */
extern uint8_t quevedo_after_rule[PIECES]; /* the position after that rule, which may differ from the current one */

/* Copies the pieces to automaton_pieces. Returns 0 if their order does not suit the rules. */
uint8_t quevedo_load(void);

uint8_t quevedo_level_reading(uint8_t level);   /* returns the reading of a level, or BY_SEARCH */
const char *quevedo_kind(uint8_t level);        /* returns the name of a level, or 0 */

/* Returns the largest number of moves to mate by this reading; 0: there is a defence. Call quevedo_load first. */
uint8_t quevedo_moves_to_mate(uint8_t reading);

uint8_t quevedo_find_move(void);

#endif
