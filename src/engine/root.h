/* root.h: the moves of the root, before any of them is searched. */
#ifndef ENGINE_ROOT_H
#define ENGINE_ROOT_H

#include <stdint.h>

/* In */
extern uint8_t root_random_margin; /* how much worse a chosen move may be */
extern uint16_t root_seed;  /* 0: no chance in it */

/* Moves not to be considered, for the next-best one: as many of them as leave
 * the side to move another choice. */
#define EXCLUDED_MOST 16
extern uint16_t root_excluded[EXCLUDED_MOST];
extern uint8_t root_excluded_count;

/* The number of legal moves, 0, 1 or 2 for more. The first of them is then in
 * `move`, in case nothing better comes out in time. */
uint8_t root_count_legal(void);

/* Sets root_random_bonus, by the seed and the margin, and root_skip: for moves that
 * are excluded, and for those that lead to mirror images of one position,
 * which are one move. */
void root_prepare(void);

#endif
