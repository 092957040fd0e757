/* list.h: move lists, one behind the other in a pool, and single moves. */
#ifndef ENGINE_LIST_H
#define ENGINE_LIST_H

#include "engine/state.h"

/* Low bytes, high bytes and ranks, list_pages each, one behind the other. */
extern uint8_t list_pool[3 * LIST_POOL];

/* Starts an empty list `at` moves into the pool. */
void list_open(uint16_t at);

/* Starts a list at the bottom of the pool and puts all moves on it: none
 * when the game is over. */
void list_moves(void);

/* Sets `move` to a move of the list. */
void list_choose(uint8_t ordinal);

/* Makes `move` and notes it on the path. */
void list_play(void);

/* 1: `move`, from the list of a running game, is legal after all. The board is
 * as before. */
uint8_t list_is_legal(void);

/* Sets `score` for an ended game: the value of `outcome` at `ply`. */
void score_outcome(void);

#endif
