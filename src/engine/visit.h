/* visit.h: what to do with a new position: is its score known at once, or does it have a list of moves to search?
 * Called by search.c after every move made. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_VISIT_H
#define ENGINE_VISIT_H

#include <stdint.h>

/* Visits the node at `ply`, whose window and depth are set. Returns VISIT_ of search_state.h. Sets search_stopped if
 * the budget ends at a frontier node. */
uint8_t visit_node(void);

/* Polls the budget. Returns 1 if the search must stop. If the best move has just fallen, a spent budget is extended
 * once. */
uint8_t visit_poll(void);

#endif
