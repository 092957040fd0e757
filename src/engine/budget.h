/* budget.h: how long a search may take: nodes, frames, a key that says "move
 * now". Whoever searches counts its nodes here and asks when it must stop: the
 * tree search, a game's solver, a game's brain. think.c opens and closes it.
 */
#ifndef ENGINE_BUDGET_H
#define ENGINE_BUDGET_H

#include <stdint.h>

/* In: limits, 0 meaning none. */
extern uint32_t budget_nodes;
extern uint16_t budget_frames;

/* Out: nodes, to the node after budget_settle, else as of the last poll. */
extern uint32_t budget_counted;

/* Nodes left until budget_poll is called: counted at every move made, and
 * for the leaves of a frontier together; poll_over of them were too many.
 * budget_poll does the book-keeping and says 1 to stop the search at this very
 * node. */
extern uint8_t poll_left;
extern uint8_t poll_over;
#pragma zpsym ("poll_left")
uint8_t budget_poll(void);

/* The clock starts, nothing is counted. */
void budget_start(void);

/* A search begins. */
void budget_open(void);

/* A search has ended, or paused: makes budget_counted right. */
void budget_settle(void);

#endif
