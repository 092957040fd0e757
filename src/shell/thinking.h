/* thinking.h: running a search, and loading what it needs: the engine overlay (ENGINE.SYS) and the opening book.
 *
 * Both are loaded while the human thinks, or when they are wanted. So the menu and the board appear sooner. The
 * loader_ functions load, the thinking_ functions search. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_THINKING_H
#define SHELL_THINKING_H

#include <stdint.h>

/* Call it when another game was loaded, or when the memory of its book was used for something else. */
void loader_loaded(void);

/* Call it at the start of a new game: the book is wanted again if a search has dropped it. */
void loader_new_game(void);

/* Reads one more sector of what is missing, while a human thinks. 1: there may be more to read. */
uint8_t loader_read_ahead(void);

/* Call it before lists of moves are made: drops what is being read ahead into their memory. */
void loader_discard(void);

/* Loads the engine and the first section of the book before it returns: FIRE retries the engine after a disk error, a
 * book that cannot be read is left out. Call it before thinking_set_limits. */
void loader_finish(void);

/* Sets the limits of the search for a level by time or a fixed depth (shell_level). */
void thinking_set_limits(uint8_t level);

/* Calls think with the limits that are set. It uses the book or the transposition table, whichever is in memory. */
void thinking_run(void);
void thinking_run_in(uint8_t state); /* the same in this screen state (plat/screen.h), then SCREEN_PLAY */
extern uint8_t thinking_stopped; /* 1: a key has stopped the search */

void thinking_clock(void); /* updates the clock of the side that thinks; for use during a search */

#endif
