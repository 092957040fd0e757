/* weak_players.h: the two weakest opponents of a small game, which a child can beat: random moves, and "win or block",
 * as in the first chapter of the book of 1983. A game that has them sets find_move to weak_players_find_move, and
 * has_weak_players, in its GameInfo; that links this file into its overlay. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_WEAK_PLAYERS_H
#define ENGINE_WEAK_PLAYERS_H

#include <stdint.h>

/* GameInfo.find_move, by think_depth (think.h):
 *   DEPTH_RANDOM        plays a random legal move
 *   DEPTH_WIN_OR_BLOCK  lets the search look two plies ahead, with a random margin so large that only the end of the
 *                       game counts: it wins at once if it can, else it avoids a move that lets the other side win,
 *                       else it plays at random
 *   other               leaves the move to the search. The two lowest levels get GameInfo.has_weak_players plies more,
 *                       so that they are stronger than the two weak opponents */
uint8_t weak_players_find_move(void);

#endif
