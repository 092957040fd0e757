/* double_threats.c: puts double threats first; see double_threats.h. asm/engine/double_threats.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/double_threats.h"
#include "engine/game.h"
#include "engine/search_state.h"

uint8_t double_threats_single_reply;
uint8_t game_force_seen[FORCE_CELLS];

uint8_t double_threats_list(void)
{
    uint8_t i;
    uint8_t cell;
    uint8_t doubles = 0;

    for (i = 1; i <= move_count; ++i) {
        cell = list_lo[i];
        if (game_force_seen[cell] > 1) {
            ++doubles;
            list_lo[i] = list_lo[doubles];
            list_lo[doubles] = cell;
        }
        game_force_seen[cell] = 0;
    }
    if (node_depth[ply] == 2) {
        leaf_count = move_count - doubles;
        move_count = doubles;
    }
    return doubles;
}
