/* reference_search.h: an independent version of the search with pruning, written as plain recursion: windows, null
 * moves and late-move reductions by the same rules as src/engine/search.c, with its own constants. */
/* SPDX-License-Identifier: MIT */
#ifndef SYNTHETIC_REFERENCE_SEARCH_H
#define SYNTHETIC_REFERENCE_SEARCH_H

#include <stdint.h>

extern uint8_t pruned_null_moves; /* 1: use null moves */
extern uint8_t pruned_lmr;   /* 1: use late-move reductions */
extern uint16_t pruned_move;  /* the best root move */

/* How often each rule decided something: a test in which a rule never applies proves nothing. The caller clears these
 * counters. */
extern uint16_t pruned_null_cuts;
extern uint16_t pruned_far_above;
extern uint16_t pruned_far_below;
extern uint16_t pruned_left_out;        /* quiet moves left out far below the window */
extern uint16_t pruned_lmr_reduced;
extern uint16_t pruned_lmr_again;

/* Returns the score of the current room. The maze must have lists in two stages and optional noisy moves
 * (NOISY_MAY). */
int16_t pruned_value(uint8_t depth);

#endif
