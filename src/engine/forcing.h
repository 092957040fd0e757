/* forcing.h: the forcing search, for games that are decided by chains of threats (go-moku, noughts in space). It plays
 * only moves that force a reply. A game names forcing_find_move as GameInfo.find_move, and so gets it linked into its
 * overlay, and tells in GameInfo.forcing_step what forces (game.h).
 *
 * A win it finds is proven: against every reply, and with the smallest number of moves of that kind. A win it does not
 * find may still exist.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_FORCING_H
#define ENGINE_FORCING_H

#include "engine/state.h"

/* GameInfo.find_move: plays the shortest forced win, and leaves its principal variation. If there is none, it checks
 * whether the other side threatens a forced win. Moves that do not stop it are remembered for forcing_sift, and the
 * search chooses among the others. */
uint8_t forcing_find_move(void);

/* For GameInfo.gen_candidates, at ply 0: removes from the list the moves that forcing_find_move has refuted in this
 * position. */
void forcing_sift(void);

#endif
