/* budget_slow.c: the budget of a move finder with slow nodes; see budget_slow.h. It has no twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/budget.h"
#include "engine/budget_slow.h"
#include "engine/hooks.h"

uint8_t budget_slow_node(void)
{
    if (!--poll_left) {
        return budget_poll();
    }
    return hook_should_stop();
}
