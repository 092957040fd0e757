/* forcing.h: the forcing search, for games that are decided by chains of threats (go-moku, noughts in space). It plays
 * only moves that force a reply. A game names forcing_find_move as GameInfo.find_move, which links it into the game's
 * overlay, and lists threats and replies in GameInfo.forcing_step (game.h).
 *
 * A win that it finds is proven: it holds against every reply, and up to MOVES_EACH moves no shorter win consists of
 * threats alone (forcing.c). If it finds none, there may still be a win.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_FORCING_H
#define ENGINE_FORCING_H

#include "engine/state.h"

/* GameInfo.find_move. Returns 2 and the principal variation if it finds a forced win. Otherwise it checks whether the
 * other side threatens one. If only one move stops that threat, returns 1 and this move. Otherwise returns 0, remembers
 * the moves that do not stop the threat for forcing_sift, and the search chooses among the others. */
uint8_t forcing_find_move(void);

/* GameInfo.check_move. If the budget of a level ended before forcing_find_move had tested all moves, runs the forcing
 * search of the other side against think_move, with a quarter of the budget. Returns 1 if that refutes it: forcing_sift
 * then removes it, and the search has another quarter of the budget to find a better one. At most twice: a move then
 * takes twice its time. */
uint8_t forcing_check_move(void);

/* For GameInfo.gen_candidates, at ply 0: removes from the list the moves that forcing_find_move has refuted in this
 * position. */
void forcing_sift(void);

#endif
