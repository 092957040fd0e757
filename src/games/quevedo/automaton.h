/* automaton.h: the chess automaton of Torres Quevedo (1912), which plays king and rook against king by six rules; and
 * the result of a position if it plays. The rules need this order of ranks: the lone king below the rook below the own
 * king. As the 1983 book reports them, the first rule that fits moves:
 *
 *   1  the rook is threatened by the lone king: rook to the edge file further from that king, or to the other edge file
 *      if it is already there
 *   2  more than one rank between lone king and rook: rook one square down
 *   3  more than two ranks between the kings: king one square down
 *   then by the number of files between the kings:
 *   4  none: rook one square down, check or mate
 *   5  odd: rook one square sideways
 *   6  even: king one square towards the lone king
 *
 * The book does not define "threatened" and "sideways" exactly. Each way to read them is a "reading": bits of
 * automaton_reading. Used by the game and by tools/lab/quevedo/count_mates.c.
 */
/* SPDX-License-Identifier: MIT */
#ifndef QUEVEDO_AUTOMATON_H
#define QUEVEDO_AUTOMATON_H

#include <stdint.h>

/* With each of these bits, the rook is threatened if:
 *   READ_NEXT   the lone king is next to it
 *   READ_THIRD  the lone king is in the same third of the board (files a to c, or f to h)
 *   READ_FILES  the lone king is on its file or a neighbouring one
 *   READ_INNER  the rook is on one of the four middle files, wherever the lone king is */
#define READ_NEXT 1
#define READ_THIRD 2
#define READ_FILES 4
#define READ_INNER 8
/* With this bit, sideways means back and forth between the two outer files; without it, towards the middle. */
#define READ_OUTER 16
#define READINGS 32

#define READ_BOOK READ_NEXT                                 /* the words of the 1983 book */
#define READ_ZONES (READ_THIRD | READ_OUTER)                /* the machine of 1912, as its plans are described */
#define READ_COUNT (READ_THIRD | READ_INNER | READ_OUTER)   /* always mates: tools/lab/quevedo/count_mates.c */

extern uint8_t automaton_reading;

/* The pieces; ranks and files count from 0. */
typedef struct {
    uint8_t king_rank;
    uint8_t king_file;
    uint8_t rook_rank;
    uint8_t rook_file;
    uint8_t lone_rank;
    uint8_t lone_file;
} AutomatonPieces;
extern AutomatonPieces automaton_pieces;

/* Returns 1 if the pieces are in the order that the rules need: lone king below rook below king. */
uint8_t automaton_takes(void);

/* Makes the automaton's move on automaton_pieces. Returns the number of the rule. */
uint8_t automaton_rule(void);
#define RULE_AWAY 1
#define RULE_CHECK 4
#define RULE_MOST 6

/* Returns the number of moves to mate if the lone king resists as long as possible; 0: the lone king has a defence. The
 * lone king is to move if lone_moves is 1. automaton_reply is then the number of its best step: the one that saves it,
 * or else the one that delays mate longest. The pieces are unchanged afterwards. */
uint8_t automaton_moves_to_mate(uint8_t lone_moves);
extern uint8_t automaton_reply;
extern uint16_t automaton_nodes; /* number of positions visited */

#define LONGEST 67 /* longest mate of the readings above, counted by tools/lab/quevedo/count_mates.c */

/* Steps of a king, in ranks and files. */
#define KING_STEPS 8
extern const int8_t automaton_step_rank[KING_STEPS];
extern const int8_t automaton_step_file[KING_STEPS];

#endif
