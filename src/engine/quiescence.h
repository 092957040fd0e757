/* quiescence.h: the end of the search's sight: a position is judged, or its
 * noisy moves are played first. */
#ifndef ENGINE_QUIESCENCE_H
#define ENGINE_QUIESCENCE_H

#include <stdint.h>

/* A node at depth 0. 1: there is a list of noisy moves to search; 0: `score` is
 * what the position is worth for `side`. */
uint8_t quiescence_open(void);

#endif
