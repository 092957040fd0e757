/* forcing_search.h: the loop of the search through forcing moves: one attack, with so many moves. forcing.h drives it.
 */
#ifndef ENGINE_FORCING_SEARCH_H
#define ENGINE_FORCING_SEARCH_H

#include "engine/state.h"
#include "engine/search_state.h"

/* In */
extern uint8_t (*forcing_search_force)(uint8_t step); /* GameInfo.forcing_step */
extern uint8_t forcing_search_hint[PV_MAX];        /* moves of a line that won before, tried first; */
extern uint8_t forcing_search_hints;                  /* so many */
/* of the first row: FORCE_THREATS; or FORCE_QUIET, with as many moves as that wants */
extern uint8_t forcing_search_first;
extern uint8_t forcing_search_without;                /* WITHOUT_TT, or 0 */

/* Out, which is never cleared here */
extern uint8_t forcing_search_too_short;   /* 1: a row was left for want of moves */
extern uint8_t forcing_search_stopped; /* 1: the budget has ended */

/* 1: `side`, who is on turn, wins by force with node_depth[ply] moves; the line is in pv_lo, pv_hi, pv_end,
 * behind ply. Board and ply are as before. From ply 1 the lists begin behind the root's, which has
 * forcing_search_count[0]
 * moves. */
uint8_t forcing_search_wins(void);

extern uint8_t forcing_search_count[PLIES]; /* moves on the list of a row */

#endif
