/* thinking.h: the part of the kernel that thinks, and the book of the game: read while a person thinks, or
 * when they are wanted, so that people see the menu and the board sooner. */
#ifndef SHELL_THINKING_H
#define SHELL_THINKING_H

#include <stdint.h>

/* Another game is in memory, without its book; or its book is no longer there. */
void mind_loaded(void);

/* A new game begins: a book that was given up is wanted again. */
void mind_new_game(void);

/* A sector more of what is missing, while a person thinks. 1: there may be another. */
uint8_t mind_ahead(void);

/* The memory of the lists is wanted: what was read ahead to there is lost. */
void mind_disturb(void);

/* Reads what is missing but for the later parts of a book: the disk is asked until it gives it. Before mind_limits. */
void mind_ready(void);

/* The limits of a level, or of a fixed depth. */
void mind_limits(uint8_t level);

/* think, with the limits that are set, and with the book or the table in memory. */
void mind_think(void);
void mind_think_in(uint8_t state); /* the same, with the screen in that state (plat/screen.h); then in SCREEN_PLAY */
extern uint8_t mind_stopped; /* 1: a key has ended it */

void mind_clock(void); /* the clock of who thinks, from within */

#endif
