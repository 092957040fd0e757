/* node.h: the rows of the search. For search.c and its helpers only. In
 * assembly words of two bytes are split into arrays _lo and _hi
 * (asm/engine/node.inc). */
#ifndef ENGINE_NODE_H
#define ENGINE_NODE_H

#include "engine/state.h"

extern int16_t node_alpha[PLIES];        /* the window */
extern int16_t node_beta[PLIES];
extern int16_t node_best[PLIES];         /* the best score so far */
extern uint8_t node_best_ordinal[PLIES]; /* and the move it came from; 0: none */
extern uint8_t node_scouting[PLIES];     /* SCOUT_: the window of the move in hand */
extern uint8_t node_bound[PLIES];        /* BOUND_: what node_best is so far */
extern uint8_t node_count[PLIES];        /* moves on the list */
extern uint8_t node_first[PLIES];        /* ordinal the table wants first, or 0 */
extern uint8_t node_ranked[PLIES];       /* 1: the rest of the list is ranked */
extern uint8_t node_staged[PLIES];       /* 1: the quiet moves are not listed yet */
extern uint16_t node_list[PLIES];        /* where the list begins in the pool */
extern uint8_t *node_slot[PLIES];        /* the entry of the table */

#define SCOUT_NONE 0
#define SCOUT_NULL 1 /* a null window: is the move better than the best so far? */
#define SCOUT_PASS 2 /* a null window at beta for a pass */

/* An empty list, nothing found yet. */
void node_clear(void);

/* Clears the row and lists the moves; `ordinal` is to be tried first, if it is
 * not 0. */
void node_open(uint8_t ordinal);

/* Takes the move at `ordinal`: it is in `move` and node_current[ply]. */
void node_take(uint8_t ordinal);

/* Takes the best-ranked move not searched yet. 0: there is none. */
uint8_t node_pick(void);

/* The window of the child the move in hand leads to, before and after make:
 * only then its side to move is known. */
void node_set_window(void);
void node_turn_window(uint8_t mover);

/* Adds its noise to the score of a root move; bare_score is what it was. */
void node_add_noise(void);
extern int16_t bare_score;

/* The best line from here is the move of the path and the child's best line. */
void node_note_line(void);

#endif
