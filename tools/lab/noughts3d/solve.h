/* solve.h: an exact solver for Noughts in Space: does the first player win?
 *
 * It combines two searches: one through moves that make three in an open line, each of which has only one reply
 * (board.h); and a proof-number search over all other moves, whose leaves the first search decides. A proof is exact; a
 * win that is not proven may still exist.
 */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_NOUGHTS3D_SOLVE_H
#define LAB_NOUGHTS3D_SOLVE_H

#include "board.h"

void n3_start(unsigned table_bits); /* call it once; 2^table_bits entries of the table */

/* Return 1 if it is proven that side 0 wins, with side 0 to move (n3_wins) or side 1 to move (n3_holds); 0 if it does
 * not win; -1 if that is not decided within the number of steps. */
int n3_wins(unsigned long steps);
int n3_holds(unsigned long steps);

/* Returns a winning move of side 0, after n3_wins has proven that there is one. */
unsigned n3_winner(void);

/* Lists the replies of side 1 after a move of side 0 that do not lose at once to threes; returns their number. */
unsigned n3_replies(uint8_t *replies);

extern unsigned long n3_steps; /* positions searched in all */

#endif
