/* node.h: operations on one node of the search, the entries [ply] of search_state.h: its list of moves, the next move
 * to search, the window of its child, its principal variation. Called by the files of the search loop. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_NODE_H
#define ENGINE_NODE_H

#include "engine/search_state.h"

/* Rank that the current move had when it was picked; RANK_HASH for the move of the transposition table. */
extern uint8_t picked_rank;

/* Lists of a path follow each other in the pool. node_open_list starts an empty list for `ply`; node_reopen_list makes
 * the parent's list the current one again (frontier.c). */
void node_open_list(void);
void node_reopen_list(void);

/* Returns 1 if list_pool has room for a list at this ply, which is not the root. Without room the position must be
 * evaluated as it is. */
uint8_t node_has_room(void);

/* Starts a node: an empty list, no best score, no move to try first. */
void node_clear(void);

/* node_clear, then lists the moves of a node with depth left. `ordinal`, from the transposition table, is to be
 * searched first, if it is not 0. */
void node_open(uint8_t ordinal);

/* Makes `ordinal` the current move: sets node_current[ply] and `move`. */
void node_set_current(uint8_t ordinal);

/* Makes the best-ranked move not searched yet the current one, and marks it as searched. Returns 0 if none is left. */
uint8_t node_pick(void);

/* Set the window of the child. node_set_window writes it before make, as seen by the side to move here.
 * node_turn_window negates it after make, unless `mover`, the side that made the move, is to move again. */
void node_set_window(void);
void node_turn_window(uint8_t mover);

/* Adds the random bonus to the score of the current root move; score_without_bonus is the score before. */
void node_add_random_bonus(void);
extern int16_t score_without_bonus;

/* Sets the principal variation of this ply: the move at path_lo/hi[ply], then the child's principal variation. */
void node_update_pv(void);

#endif
