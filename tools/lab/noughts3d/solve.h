/* solve.h: an exact solver for noughts and crosses in space: does the first player win?
 *
 * Two searches stand on each other: one through moves that make three in an open line, each of which has one reply
 * (n3board.h); and one by proof numbers over all other moves, whose leaves the first decides. What they prove is exact;
 * what they do not may be true.
 */
#ifndef LAB_NOUGHTS3D_SOLVE_H
#define LAB_NOUGHTS3D_SOLVE_H

#include "board.h"

void n3_start(unsigned table_bits); /* once; entries of the table, as a power of two */

/* 1: proven that side 0 wins, whose turn it is (n3_wins), or the other's (n3_holds); 0: not so; -1: not within so many
 * steps. */
int n3_wins(unsigned long steps);
int n3_holds(unsigned long steps);

/* The move of side 0, whose turn it is, that n3_wins has proven. */
unsigned n3_winner(void);

/* Replies of side 1 that are not lost at once by threes, behind a move of side 0; how many. */
unsigned n3_replies(uint8_t *replies);

extern unsigned long n3_steps; /* positions looked at, in all */

#endif
