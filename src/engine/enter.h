/* enter.h: the position after a move: is its score known at once, or has it a
 * list of moves to search? */
#ifndef ENGINE_ENTER_H
#define ENGINE_ENTER_H

#include <stdint.h>

#define ENTER_SCORE 0 /* `score` is what the position is worth for `side` */
#define ENTER_LIST 1  /* a list to search */
#define ENTER_CHILD 2 /* a pass or a throw was made: this is another node, to be counted and entered */

/* The node at `ply`, which has its window and its depth. search_stopped is set
 * when the budget ended at a frontier. */
uint8_t enter_node(void);

#endif
