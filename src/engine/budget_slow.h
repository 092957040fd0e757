/* budget_slow.h: the budget for a move finder whose nodes take long: it polls the keys at every node. Linked only into
 * games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BUDGET_SLOW_H
#define ENGINE_BUDGET_SLOW_H

#include <stdint.h>

/* Counts a node. 1: stop here. */
uint8_t budget_slow_node(void);

#endif
