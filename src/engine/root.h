/* root.h: prepares the root moves before a search: counts the legal ones, chooses which are left out, and sets the
 * random bonus that varies the play. Called by think.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_ROOT_H
#define ENGINE_ROOT_H

#include <stdint.h>

/* In */
extern uint8_t root_random_margin; /* the chosen move is less than this worse than the best one */
extern uint16_t root_seed;         /* seed of the random choice; 0: always the best move */

/* Moves that are not searched, to find the next-best move. The caller leaves at least one legal move. */
#define EXCLUDED_MOST 16
extern uint16_t root_excluded[EXCLUDED_MOST];
extern uint8_t root_excluded_count;

/* Returns the number of legal moves: 0, 1, or 2 for two or more. Sets `move` to the first one, which is played if the
 * search finds nothing in time. */
uint8_t root_count_legal(void);

/* Sets root_random_bonus from seed and margin. It is ROOT_SKIP for excluded moves, and for all but one of the moves
 * that lead to mirror images of the same position. */
void root_prepare(void);

#endif
