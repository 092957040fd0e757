/* weak_players.h: the two lowest opponents of a small game, which a child can beat: random moves and directed ones, as
 * the
 * first chapter of the book of 1983 has them. A game names weak_players_find_move and simple in its GameInfo, and so
 * has them in
 * its overlay. */
#ifndef ENGINE_WEAK_PLAYERS_H
#define ENGINE_WEAK_PLAYERS_H

#include <stdint.h>

/* GameInfo.find_move. With DEPTH_RANDOM (think.h) any move by lot. With DEPTH_WIN_OR_BLOCK a search of two plies to which
 * only
 * the end of the game counts: a move that wins at once, else one after which the other side cannot, by lot among all
 * that are as good. With any other depth the search is to find a move; at the first two levels GameInfo.has_weak_players plies
 * deeper, so that they are above these two. */
uint8_t weak_players_find_move(void);

#endif
