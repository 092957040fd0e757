/* history.h: what cut-offs teach about the order of moves. */
#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include "engine/search_state.h"

/* No killers, an even history. */
void history_clear(void);

/* Raises the ranks of the killers of this ply on the list. */
void history_rank_killers(void);

/* The same for games that list their moves in two stages, where ordinals say
 * little: until killers are lowered again the history has their ranks, so that
 * game_rank gives them to every move with the low byte of a killer. */
void history_raise_killers(void);
void history_lower_killers(void);

/* `move` cut off at `ply`: a killer, and a point for its history. */
void history_reward(void);

#endif
