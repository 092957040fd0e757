/* exact.h: endings of draughts with up to three kings against two, worked out backwards. A position is own kings,
 * other kings, own side to move. */
#ifndef LAB_DRAUGHTS_EXACT_H
#define LAB_DRAUGHTS_EXACT_H

#include <stdint.h>

enum { DR_KINGS = 3, DR_SETS = 4960 };

typedef uint32_t Set; /* of squares */

extern Set dr_sets[DR_KINGS + 1][DR_SETS]; /* by how many kings there are in them */
unsigned dr_sets_of(int kings);            /* how many sets that are */

void dr_work_out(void); /* all of it: before any other */

/* 0: drawn, else 1 + plies to the end: an odd number is lost. */
unsigned char dr_value_of(Set own, Set other);

int dr_can_jump(Set own, Set other);

#endif
