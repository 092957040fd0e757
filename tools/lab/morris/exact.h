/* exact.h: exact values of three men against three and four against three in nine men's morris, by retrograde analysis.
 *
 * A position is the men of the side to move and those of the other side, each a number among all sets of three or four
 * points. Of 16 symmetric boards only the first is stored, ordered by the men of the side to move. If both sides fly,
 * neighbours do not matter and the three squares can be exchanged: then 48 boards are equivalent, and 56,922 positions
 * are left, as Gasser counted (1996). */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_MORRIS_EXACT_H
#define LAB_MORRIS_EXACT_H

#include <stdint.h>

enum { SYMMETRIES = 16, FLYING_SYMMETRIES = 48, SETS_4 = 10626 };
enum { UNKNOWN = 255 }; /* otherwise plies to the end; odd: the side to move wins */

typedef uint32_t Set; /* of points */

extern Set mm_sets[5][SETS_4];   /* sets of three points and of four */
extern unsigned mm_set_count[5];

/* Computes all values (a minute), or reads them from the file. Without a file: only three against three (a second). */
void mm_solve(const char *table);

/* Returns the value of the position for the side to move, which has `own`. */
uint8_t mm_look_up(Set own, Set other);

/* Returns 1 if this is the first of all equivalent boards. */
int mm_comes_first(Set own, Set other, int symmetries);

#endif
