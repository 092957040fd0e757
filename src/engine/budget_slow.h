/* budget_slow.h: the budget for a brain whose nodes take long, so that a key is seen at each of them. It goes with
 * those games
 * that use it. */
#ifndef ENGINE_BUDGET_SLOW_H
#define ENGINE_BUDGET_SLOW_H

#include <stdint.h>

/* Counts a node. 1: stop here. */
uint8_t budget_slow_node(void);

#endif
