/* thinking.h: the part of the kernel that thinks, and the book of the game: read while a person thinks, or
 * when they are wanted, so that people see the menu and the board sooner. */
#ifndef SHELL_THINKING_H
#define SHELL_THINKING_H

#include <stdint.h>

/* Another game is in memory, without its book; or its book is no longer there. */
void loader_loaded(void);

/* A new game begins: a book that was given up is wanted again. */
void loader_new_game(void);

/* A sector more of what is missing, while a person thinks. 1: there may be another. */
uint8_t loader_read_ahead(void);

/* The memory of the lists is wanted: what was read ahead to there is lost. */
void loader_discard(void);

/* Reads what is missing but for the later parts of a book: the disk is asked until it gives it. Before
 * thinking_set_limits. */
void loader_finish(void);

/* The limits of a level, or of a fixed depth. */
void thinking_set_limits(uint8_t level);

/* think, with the limits that are set, and with the book or the table in memory. */
void thinking_run(void);
void thinking_run_in(uint8_t state); /* the same, with the screen in that state (plat/screen.h); then in SCREEN_PLAY */
extern uint8_t thinking_stopped; /* 1: a key has ended it */

void thinking_clock(void); /* the clock of who thinks, from within */

#endif
