/* forcing_search.h: the loop of the search through forcing moves: one attack, with so many moves. forcing.h drives it.
 */
#ifndef ENGINE_FORCING_SEARCH_H
#define ENGINE_FORCING_SEARCH_H

#include "engine/state.h"
#include "engine/search_state.h"

/* In */
extern uint8_t (*attack_force)(uint8_t step); /* GameInfo.force */
extern uint8_t attack_hint[LINE_MOST];        /* moves of a line that won before, tried first; */
extern uint8_t attack_hints;                  /* so many */
/* of the first row: FORCE_THREATS; or FORCE_QUIET, with as many moves as that wants */
extern uint8_t attack_first;
extern uint8_t attack_without;                /* WITHOUT_HASH, or 0 */

/* Out, which is never cleared here */
extern uint8_t attack_short;   /* 1: a row was left for want of moves */
extern uint8_t attack_stopped; /* 1: the budget has ended */

/* 1: `side`, who is on turn, wins by force with node_depth[ply] moves; the line is in line_lo, line_hi, line_end,
 * behind ply. Board and ply are as before. From ply 1 the lists begin behind the root's, which has attack_count[0]
 * moves. */
uint8_t attack_wins(void);

extern uint8_t attack_count[PLIES]; /* moves on the list of a row */

#endif
