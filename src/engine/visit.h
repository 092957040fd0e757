/* visit.h: the position after a move: is its score known at once, or has it a
 * list of moves to search? */
#ifndef ENGINE_VISIT_H
#define ENGINE_VISIT_H

#include <stdint.h>

/* The node at `ply`, which has its window and its depth. search_stopped is set
 * when the budget ended at a frontier. ENTER_ of search_state.h. */
uint8_t visit_node(void);

#endif
