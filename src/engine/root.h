/* root.h: the moves at the root before the search: is there a choice, which moves are left out, and the random bonus
 * that varies the play. Called by think.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_ROOT_H
#define ENGINE_ROOT_H

#include <stdint.h>

/* In */
extern uint8_t root_random_margin; /* how much worse than the best move the chosen one may be */
extern uint16_t root_seed;         /* of the random choice; 0: always the best move */

/* Moves that are not searched, to find the next-best one. The caller leaves at least one other move. */
#define EXCLUDED_MOST 16
extern uint16_t root_excluded[EXCLUDED_MOST];
extern uint8_t root_excluded_count;

/* Returns the number of legal moves: 0, 1, or 2 for two or more. The first one is in `move`, to be played if the search
 * finds nothing in time. */
uint8_t root_count_legal(void);

/* Sets root_random_bonus from seed and margin. Sets root_skip for excluded moves, and for all but one of the moves that
 * lead to mirror images of the same position. */
void root_prepare(void);

#endif
