/* node.h: what is done to one row of the search (search_state.h). */
#ifndef ENGINE_NODE_H
#define ENGINE_NODE_H

#include "engine/search_state.h"

/* The rank of the move in hand when it was picked; the table's has RANK_HASH. */
extern uint8_t picked_rank;

/* Lists of a path stand one behind the other: opens the list of `ply`, or the
 * list of its parent again (frontier.c). */
void node_open_list(void);
void node_reopen_list(void);

/* 1: there is room for a list at this ply, which is not the root. */
uint8_t node_has_room(void);

/* An empty list, nothing found yet. */
void node_clear(void);

/* Clears the row and lists the moves; `ordinal` is to be tried first, if it is
 * not 0. */
void node_open(uint8_t ordinal);

/* Takes the move at `ordinal`: it is in `move` and node_current[ply]. */
void node_set_current(uint8_t ordinal);

/* Takes the best-ranked move not searched yet. 0: there is none. */
uint8_t node_pick(void);

/* The window of the child the move in hand leads to, before and after make:
 * only then its side to move is known. */
void node_set_window(void);
void node_turn_window(uint8_t mover);

/* Adds its noise to the score of a root move; score_without_bonus is what it was. */
void node_add_random_bonus(void);
extern int16_t score_without_bonus;

/* The best line from here is the move of the path and the child's best line. */
void node_update_pv(void);

#endif
