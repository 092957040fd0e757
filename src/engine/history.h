/* history.h: move ordering learnt from cut-offs: two killer moves for each ply, and the history heuristic. Called by
 * node.c (ranks), search.c (cut-offs) and think.c. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include "engine/search_state.h"

/* Clears all killers and sets all history values to 1. Called before a search. */
void history_clear(void);

/* Instead of it, after one move of each side: moves the killers up by two plies and halves all history values. */
void history_keep(void);

/* Gives the killers of this ply their ranks on the list, unless game_rank ranked them higher. */
void history_rank_killers(void);

/* The same for games that list their moves in two stages, where a killer has no fixed ordinal. history_raise_killers
 * puts the killers' ranks into history[], so that game_rank gives them to every quiet move with the low byte of a
 * killer. history_lower_killers restores history[] afterwards. */
void history_raise_killers(void);
void history_lower_killers(void);

/* Rewards `move`, which caused a cut-off at `ply`: it becomes the first killer, and its history value grows by the
 * depth. Does nothing for noisy moves (in quiescence and in the first of two stages). */
void history_reward(void);

#endif
