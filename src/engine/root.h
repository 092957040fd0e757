/* root.h: the moves of the root, before any of them is searched. */
#ifndef ENGINE_ROOT_H
#define ENGINE_ROOT_H

#include <stdint.h>

/* The number of legal moves, 0, 1 or 2 for more. The first of them becomes
 * think_move, in case nothing better comes out in time. */
uint8_t root_look(void);

/* Sets root_noise, by the seed and the margin, and root_skip: for moves that
 * are excluded, and for those that lead to mirror images of one position,
 * which are one move. */
void root_prepare(void);

#endif
