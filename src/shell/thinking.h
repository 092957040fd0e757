/* thinking.h: runs a search, and loads what it needs: the engine overlay (ENGINE.SYS) and the opening book.
 *
 * Both are loaded while the human thinks, or at the latest when a search starts. So the menu and the board appear
 * sooner. The loader_ functions load, the thinking_ functions search. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_THINKING_H
#define SHELL_THINKING_H

#include <stdint.h>

/* Call it when another game was loaded, or when the memory of its book was used for something else. */
void loader_loaded(void);

/* Call it at the start of a new game: if a search has dropped the book, it will be loaded again. */
void loader_new_game(void);

/* Reads one sector of the next missing file, while a human thinks. Returns 0 if nothing is left to read. */
uint8_t loader_read_ahead(void);

/* Call it before moves are listed: stops a load into the memory of the lists. That file will be read again later. */
void loader_discard(void);

/* Loads the engine and the first section of the book, unless they are in memory. After a disk error the player can try
 * to load the engine again; a book that cannot be read is left out. Call it before thinking_set_limits. */
void loader_finish(void);

/* Sets the limits of the search for a level by time or a fixed depth (shell_level). */
void thinking_set_limits(uint8_t level);

/* Sets the limits for the computer's move, and the seed of its random choice. */
void thinking_begin(void);

/* Calls think (ponder_think) with the limits that are set. think plays from the book if it finds a move there; else it
 * searches. */
void thinking_run(void);
void thinking_run_in(uint8_t state); /* the same in this screen state (plat/screen.h), then SCREEN_PLAY */
extern uint8_t thinking_stopped; /* 1: a key has stopped the search */
#pragma zpsym ("thinking_stopped")

void thinking_clock(void); /* during a search: updates the clock of the side that thinks */

#endif
