/* double_threats.h: a helper for GameInfo.forcing_step (game.h): collects the cells that make a threat, and puts double
 * threats first. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_DOUBLE_THREATS_H
#define ENGINE_DOUBLE_THREATS_H

#include "engine/state.h"

/* FORCE_THREATS may set this to 1: every listed threat leaves exactly one reply, and after that the defender cannot win
 * at once and the board is not full. */
extern uint8_t double_threats_single_reply;

/* Number of threats that a move to the cell would make; all 0 between lists. */
#define FORCE_CELLS 256
extern uint8_t force_seen[FORCE_CELLS];

/* Counts one more threat that a move to the cell would make; lists the cell the first time. */
#define force_note(cell) \
    do { \
        if (!force_seen[cell]++) { \
            list_lo[++move_count] = cell; \
        } \
    } while (0)

/* The list is complete: puts cells that make two or more threats first and clears force_seen. With two moves left for
 * the attacker only these can win: the others are dropped and counted in leaf_count. Returns the number of such
 * cells. */
uint8_t double_threats_list(void);

#endif
