/* budget.h: how long a search may take: a number of nodes, or until the player says "move now". Everything that
 * searches counts its nodes here and asks when to stop: the tree search, the forcing search, a game's solver or own
 * move finder. think.c opens and closes the budget.
 *
 * A level is a time limit (level.h), converted into nodes of the cheapest kind. Nodes do not all cost the same: a leaf
 * that game_frontier evaluates takes a tenth of the time of a node whose moves are listed before it is cut off, and
 * draughts with kings are slower than without. So at every poll the game reports the extra cost of the nodes since the
 * last poll (GameInfo.extra_cost). It computes that from counters, never from a clock: the same budget ends at the same
 * node on every machine.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BUDGET_H
#define ENGINE_BUDGET_H

#include <stdint.h>

/* In. 0 means no limit and no extra cost. */
extern uint32_t budget_nodes;
extern uint16_t (*budget_extra_cost)(void); /* GameInfo.extra_cost, if budget_nodes stands for a time limit */

/* In: not 0 if the budget may be doubled once, when it is spent although the best move has just fallen by this score or
 * more (GameInfo.fall, search_fallen). 0 afterwards. */
extern uint8_t budget_fall;

/* Out: nodes searched, and the same with their extra cost. Exact after budget_close, otherwise as of the last poll. */
extern uint32_t budget_counted;
extern uint32_t budget_spent;

#define POLL_NODES 255      /* nodes between polls, without extra cost */
#define POLL_NODES_EXACT 63 /* and with extra cost: fewer, so that the budget is overspent by little */

/* Nodes left until budget_poll must be called. A search subtracts 1 for every move made; the leaves of a frontier are
 * subtracted together, and poll_overrun is the number by which they exceed poll_left. */
extern uint8_t poll_left;
extern uint8_t poll_overrun;

/* Counters for GameInfo.extra_cost, since the last poll: moves made by the tree search or the forcing search, cut-offs,
 * and slow nodes that the game counts itself. */
extern uint8_t poll_moves_made;
extern uint8_t poll_cuts;
extern uint8_t poll_slow;
#pragma zpsym ("poll_left")

/* Counts the nodes since the last poll and starts the next interval. Returns 1 if the search must stop at this node,
 * because the budget is spent or hook_should_stop says so. */
uint8_t budget_poll(void);

/* Doubles the budget, if budget_poll has found it spent and budget_fall is not 0. Returns 1 if the search can go on. */
uint8_t budget_extend(void);

/* Sets budget_counted and budget_spent to 0. Called before thinking. */
void budget_start(void);

/* Starts a poll interval: sets poll_left and clears the counters. Called when a search begins or continues. */
void budget_open(void);

/* Counts the nodes since the last poll. Called when a search has ended or paused. */
void budget_close(void);

#endif
