/* quiescence.h: nodes at depth 0: the position is evaluated, or its noisy moves are searched first. Called by
 * visit.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_QUIESCENCE_H
#define ENGINE_QUIESCENCE_H

#include <stdint.h>

/* Opens a node at depth 0. 1 (VISIT_LIST): there is a list of noisy moves to search; 0 (VISIT_SCORE): `score` is the
 * score of the position for `side`. */
uint8_t quiescence_open(void);

#endif
