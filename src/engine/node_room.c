/* node_room.c: node_has_room of node.h. A file of its own, because assembly calls the routine of asm/engine/node.s and
 * only C needs this function: asm/engine/node_room.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/node.h"

uint8_t node_has_room(void)
{
    return ply < PLIES - 1 && (node_list[ply - 1] + node_count[ply - 1]) >> 8 < list_full;
}
