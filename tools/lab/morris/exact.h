/* exact.h: three men against three and four against three in nine men's morris, worked out backwards.
 *
 * A position is the men of who is on turn and those of the other side, each a number among all sets of three or four
 * points. It is kept for the first of 16 boards that look the same, by the men of who is on turn. Where both
 * sides fly, neighbours do not matter and the three squares may be exchanged at will: 48 boards are the same then, and
 * 56,922 positions are left, as Gasser counted (1996). */
#ifndef LAB_MORRIS_EXACT_H
#define LAB_MORRIS_EXACT_H

#include <stdint.h>

enum { SYMMETRIES = 16, FLYING_SYMMETRIES = 48, SETS_4 = 10626 };
enum { UNKNOWN = 255 }; /* else plies to the end: odd, who is on turn wins */

typedef uint32_t Set; /* of points */

extern Set mm_sets[5][SETS_4];   /* of three points, of four */
extern unsigned mm_set_count[5];

/* Works it all out, a minute, or reads it from the file that keeps it. Without a file: three against three alone, a
 * second. */
void mm_solve(const char *table);

/* What the position is worth for who is on turn with `own`. */
uint8_t mm_look_up(Set own, Set other);

/* 1: of all boards that look the same this one comes first. */
int mm_comes_first(Set own, Set other, int symmetries);

#endif
