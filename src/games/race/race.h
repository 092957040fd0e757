/* race.h: the state of Race! and what its files share. Race! is ludo on a straight track: four pieces a side, 18
 * squares, one die.
 *
 * The idea that makes it fast: the position is race_pieces, the number of pieces of each side on each square, 0 the
 * start and 18 home. Pieces are not numbered, so equal moves are one move. Only start and home can hold pieces of
 * both sides. So a move changes two bytes, or four if it hits, and unmake needs only the roll, the mover and whether
 * it hit.
 *
 * The roll is part of the position; it is 0 until the die is rolled. A move is the square the piece leaves plus one.
 * MOVE_PASS is a pass; a roll is MOVE_ROLL plus its face.
 *
 * Scores are winning chances: CERTAIN is a won game, 0 is even. */
/* SPDX-License-Identifier: MIT */
#ifndef RACE_H
#define RACE_H

#include "engine/game.h"
#include "engine/tt.h"

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define RACE_CYCLES_PER_NODE 3026

/* Cycles of a node without extra cost (info.c), and the extra cost, in such nodes, of a chance node, at which the die
 * is rolled. */
#define RACE_CYCLES_LEAST 1170
#define COST_ROLL 2

#define HOME 18
#define PIECES 4
#define FACES 6
#define CERTAIN 4000

/* Pieces of a side on a square: race_pieces[PLACE(owner, square)]. */
#define SIDE_PLACES 32 /* offset of the second side */
#define PLACES 64 /* of both sides */
#define PLACE(owner, square) ((uint8_t)((owner) << 5 | (square)))
extern uint8_t race_pieces[PLACES];
extern uint8_t race_rolled; /* the roll, or 0 */
#pragma zpsym ("race_pieces")
#pragma zpsym ("race_rolled")

/* For unmake and the key, by ply: the roll, the side that moved, and 1 if it hit. */
extern uint8_t race_roll_row[PLIES];
extern uint8_t race_side_row[PLIES];
extern uint8_t race_hit_row[PLIES];

/* Zobrist features: the nth piece of a side on a square, and the side to move with its roll. */
#define CODE_PIECE(place, n) \
    ((uint8_t)(((place) & (SIDE_PLACES - 1)) * PIECES + (n) - 1 + ((place) & SIDE_PLACES ? CODE_SECOND : 0)))
#define CODE_SECOND ((HOME + 1) * PIECES)
#define CODE_TURN (2 * CODE_SECOND)
#define CODES (CODE_TURN + 2 * (FACES + 1))
extern uint8_t race_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Returns the square that a piece of the side to move reaches from `from` with the roll; 0: none can leave `from`. */
uint8_t race_target(uint8_t from);

/* Returns the number of squares from which a piece can move; race_mover is the last of them. */
extern uint8_t race_mover;
uint8_t race_movers(void);

/* Writes the number of a square in digits; returns the end of the text, without a terminating 0. */
char *race_write_square(char *text, uint8_t square);

/* Sets `outcome` for the side to move. */
void race_find_outcome(void);

/* Computes hash_key[0] from the board. */
void race_count_key(void);

/* Weights of the evaluation (eval.c), in 256ths of a logit, for the side about to roll and for the side that waits:
 * race_piece: a piece, by stage (pieces at home, see eval.c) and square
 * race_tower: more than one piece on a square, by their number and square
 * race_shot:  a single piece that can be hit, by distance of the piece that can hit it and square
 * race_bar:   a block, by distance from a piece that it holds back
 * race_begin: the pieces at the start, by stage and their number
 * race_homes: the pieces at home, by the numbers of both sides */
extern const int8_t race_piece[];
extern const int8_t race_tower[];
extern const int8_t race_shot[];
extern const int8_t race_bar[];
extern const int16_t race_begin[];
extern const int16_t race_homes[];
extern const int16_t race_curve[]; /* from a logit to a chance (tables.c) */

/* Sets `score` to the winning chance, between -CERTAIN and CERTAIN, for a logit in 256ths. */
void race_squash(int16_t logit);

/* race_count (luck.c) fills race_changes from the record, with scores for the first side: the value of the game at its
 * start, and how much the rolls and the moves of each side changed it. */
#define RACE_START 0
#define RACE_LUCK(owner) ((uint8_t)(((owner) << 1) + 1))
#define RACE_MOVES(owner) ((uint8_t)(((owner) << 1) + 2))
#define RACE_CHANGES 5
extern int16_t race_changes[RACE_CHANGES];
void race_count(void);

/* GameInfo.find_move: weak moves of the two lowest levels. */
uint8_t race_find_move(void);

/* GameInfo.gen_rolls: lists the six faces. */
void race_gen_rolls(void);

#endif
