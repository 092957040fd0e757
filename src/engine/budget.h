/* budget.h: how long a search may take: nodes, and a key that says "move
 * now". Whoever searches counts its nodes here and asks when it must stop: the
 * tree search, a game's solver, a game's brain. think.c opens and closes it.
 *
 * Nodes are not equally dear: a leaf that a frontier judges by the way takes a tenth of a
 * position that is entered, listed and cut off, and a board with kings more than one without.
 * A budget of seconds (level.h) is nodes of the cheapest kind, and at every poll the game says
 * what the nodes since the last one took beyond that: the toll. It knows it from what has been counted,
 * never from a clock, so the same budget ends at the same node everywhere.
 */
#ifndef ENGINE_BUDGET_H
#define ENGINE_BUDGET_H

#include <stdint.h>

/* In: 0 meaning none. */
extern uint32_t budget_nodes;
extern uint16_t (*budget_extra_cost)(void); /* GameInfo.extra_cost, where the nodes stand for seconds */

/* Out: nodes, to the node after budget_close, else as of the last poll; and these with their tolls. */
extern uint32_t budget_counted;
extern uint32_t budget_spent;

#define POLL_NODES 255 /* between polls, where there are no tolls; */
#define POLL_NODES_EXACT 63 /* with them the last ones may be spent too much */

/* Nodes left until budget_poll is called: counted at every move made, and
 * for the leaves of a frontier together; poll_overrun of them were too many.
 * budget_poll does the book-keeping and says 1 to stop the search at this very
 * node. */
extern uint8_t poll_left;
extern uint8_t poll_overrun;

/* What a toll is made of, since the last poll: moves that led the tree search on or that an
 * attack made, cut-offs, and what the game itself counts, because it is dear. */
extern uint8_t poll_moves_made;
extern uint8_t poll_cuts;
extern uint8_t poll_slow;
#pragma zpsym ("poll_left")
uint8_t budget_poll(void);

/* Nothing is counted yet. */
void budget_start(void);

/* A search begins. */
void budget_open(void);

/* A search has ended, or paused: makes budget_counted right. */
void budget_close(void);

#endif
