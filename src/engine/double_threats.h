/* double_threats.h: a helper for GameInfo.forcing_step (game.h): collects the cells that make a threat, and puts double
 * threats first. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_DOUBLE_THREATS_H
#define ENGINE_DOUBLE_THREATS_H

#include "engine/state.h"

/* The game may set this to 1 at FORCE_THREATS if every listed threat leaves exactly one reply, and if after that reply
 * the defender cannot win at once and the board is not full. */
extern uint8_t double_threats_single_reply;

/* Indexed by cell: number of threats that a move to the cell would make. All 0 when a list is started. On the 6502 the
 * game reserves it, with a byte for each of its cells. */
#define FORCE_CELLS 256
extern uint8_t game_force_seen[FORCE_CELLS];

/* Counts one more threat that a move to the cell would make; lists the cell the first time. */
#define force_note(cell) \
    do { \
        if (!game_force_seen[cell]++) { \
            list_lo[++move_count] = cell; \
        } \
    } while (0)

/* Called when the list is complete: puts the cells that make two or more threats first and clears game_force_seen. With
 * two moves left for the attacker only these cells can win: the others are dropped, and leaf_count is set to their
 * number. Returns the number of cells that make two or more threats. */
uint8_t double_threats_list(void);

#endif
