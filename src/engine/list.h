/* list.h: move lists, one after the other in a pool, single moves, and scores of ended games. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_LIST_H
#define ENGINE_LIST_H

#include "engine/state.h"

/* The pool of all lists: low bytes of the moves, their high bytes, their ranks; list_pages pages each. */
extern uint8_t list_pool[3 * LIST_POOL];

/* Starts an empty list, `at` moves into the pool. */
void list_open(uint16_t at);

/* Starts a list and lists all moves; none if the game is over. The list is at the bottom of the pool, unless a paused
 * search has its lists there: list_from moves into the pool (shell/ponder.h). */
void list_moves(void);
extern uint16_t list_from;

/* Sets `move` to the move at `ordinal`. */
void list_choose(uint8_t ordinal);

/* Writes `move` to the path and makes it. */
void list_play(void);

/* Returns 1 if `move`, from the list of a running game, is legal. Leaves the board as it was. */
uint8_t list_is_legal(void);

/* Sets `score` of a game that has ended at `ply` with `outcome`. With OUTCOME_ESTIMATE and OUTCOME_CHANCE it is the
 * evaluation. */
void score_outcome(void);

#endif
