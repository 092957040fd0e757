/* hooks.h: the three calls that go up from the engine to the program that runs it. Every such program implements them:
 * the shell (shell/thinking.c, shell/input/while_thinking.c), plat/host/machine.c on the host,
 * plat/sim/machine.c under sim65, tests/unit/fake_machine.c in unit tests. The engine calls nothing else above itself.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_HOOKS_H
#define ENGINE_HOOKS_H

#include <stdint.h>

/* Called by think, once, after the book had no move and before the first node. The shell gives the memory of a book
 * that is no longer needed to the transposition table here, and sets tt_base and tt_entries. */
void hook_search_begins(void);

/* Returns 1 to stop the search at this node and play the best move so far; there is always a legal one. Called by
 * budget_poll (every POLL_NODES nodes or less), by budget_slow_node and between iterations. */
uint8_t hook_should_stop(void);

/* Called when an iteration is done, or when a game's own move finder reports (think_report). Shows think_move,
 * think_score, think_reached and the principal variation. Must not change the board or the state of the search. */
void hook_iteration_done(void);

#endif
