/* trace_listed.c: the number of moves on the list of the current node. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "shell/workshop/trace_data.h"

uint8_t trace_listed(void)
{
    return node_count[ply];
}
