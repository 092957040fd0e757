/* list.h: move lists, one after the other in a pool, single moves, and scores of ended games. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_LIST_H
#define ENGINE_LIST_H

#include "engine/state.h"

/* Three parts of list_pages pages each: low bytes of the moves, high bytes, ranks. */
extern uint8_t list_pool[3 * LIST_POOL];

/* Starts an empty list, `at` moves into the pool. */
void list_open(uint16_t at);

/* Starts a list at the bottom of the pool and lists all moves; none if the game is over. */
void list_moves(void);

/* Sets `move` to the move at `ordinal`. */
void list_choose(uint8_t ordinal);

/* Writes `move` to the path and makes it. */
void list_play(void);

/* 1: `move`, from the list of a running game, is legal. The board is left as before. */
uint8_t list_is_legal(void);

/* Sets `score` for a game that has ended at `ply` with `outcome`; the evaluation for OUTCOME_ESTIMATE and CHANCE. */
void score_outcome(void);

#endif
