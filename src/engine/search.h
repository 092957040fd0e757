/* search.h: one iteration of the search: principal-variation search over
 * alpha-beta, to a fixed depth, from the position on the board. What it is
 * told and what it finds is in search_state.h.
 *
 * think.c drives it: deepening, budgets, levels. search.c, descend.c, visit.c and
 * quiescence.c are the reference, their twins in asm/engine ship; both visit
 * the same nodes in the same order.
 */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/search_state.h"

/* The iteration itself. Leaves the board and ply as they were. */
void search_tree(void);

#endif
