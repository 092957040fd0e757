/* exact.h: endings of draughts with up to three kings against two, solved by retrograde analysis. A position is own
 * kings, other kings, own side to move. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_DRAUGHTS_EXACT_H
#define LAB_DRAUGHTS_EXACT_H

#include <stdint.h>

enum { DR_KINGS = 3, DR_SETS = 4960 };

typedef uint32_t Set; /* of squares */

extern Set dr_sets[DR_KINGS + 1][DR_SETS]; /* by number of kings */
unsigned dr_sets_of(int kings);            /* number of sets */

void dr_work_out(void); /* solves all endings; must be called first */

/* Returns 0 if the position is drawn, otherwise 1 + plies to the end: odd if `own`, which is to move, loses, even if it
 * wins. */
unsigned char dr_value_of(Set own, Set other);

int dr_can_jump(Set own, Set other);

#endif
