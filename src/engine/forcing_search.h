/* forcing_search.h: the loop of the forcing search: one attack with a given number of moves. forcing.c drives it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_FORCING_SEARCH_H
#define ENGINE_FORCING_SEARCH_H

#include "engine/state.h"
#include "engine/search_state.h"

/* In */
extern uint8_t (*forcing_search_force)(uint8_t step); /* GameInfo.forcing_step */
extern uint8_t forcing_search_hint[PV_MAX];           /* low bytes of the moves of an earlier win: tried first */
extern uint8_t forcing_search_hints;                  /* number of moves in forcing_search_hint */
/* What to list at the first ply: FORCE_THREATS; or FORCE_QUIET, with FORCE_QUIET_LEAST moves or more. */
extern uint8_t forcing_search_first;
extern uint8_t forcing_search_without;                /* WITHOUT_TT, or 0 */

/* Out: set by forcing_search_wins, cleared by the caller. */
extern uint8_t forcing_search_too_short; /* 1: the attacker ran out of moves: with more moves it may win */
extern uint8_t forcing_search_stopped;   /* 1: the budget is spent */

/* Returns 1 if `side`, the side to move, wins by force with node_depth[ply] moves. The principal variation is in pv_lo,
 * pv_hi and pv_end, from ply on. Leaves board and ply as they were. Called at ply 0 or 1; at ply 1 the lists start
 * after the root's list of forcing_search_count[0] moves. */
uint8_t forcing_search_wins(void);

extern uint8_t forcing_search_count[PLIES]; /* moves on the list of each ply */

#endif
