/* budget_slow.h: counts the nodes of a move finder whose nodes take long, and asks at every node whether to stop.
 * Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BUDGET_SLOW_H
#define ENGINE_BUDGET_SLOW_H

#include <stdint.h>

/* Counts a node. Returns 1 if the move finder must stop here. */
uint8_t budget_slow_node(void);

#endif
