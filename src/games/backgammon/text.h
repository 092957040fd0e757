/* text.h: shared by text.c, text_places.c and position.c: writing and reading character by character, which takes less
 * code than pointers that each function moves on. */
/* SPDX-License-Identifier: MIT */
#ifndef BACKGAMMON_TEXT_H
#define BACKGAMMON_TEXT_H

#include "games/backgammon/backgammon.h"

extern char *text_to; /* where the next character goes */
void text_put(char c);
void text_put_number(uint8_t number);
void text_put_place(uint8_t place);
void text_end(void); /* writes the terminating 0; no byte of state depends on what was written */

/* The text that is read, the place in it, and there the character, as a small letter, or the value of the digit: more
 * than 9 if there is none. */
extern const char *text_from;
extern uint8_t text_at;
char text_peek(void);
uint8_t text_digit(void);

/* Reads a die; returns 0 if there is none. */
uint8_t text_die(void);

/* A part of a turn was typed: the way of one checker, from text_way[0] to backgammon_place. The view's function takes
 * its steps, as those that are entered with the cursor, and returns 0 if they are not legal; after the last part it
 * writes the whole turn over the text. Without a view it is 0. */
extern uint8_t (*text_half_turn)(void);
extern uint8_t text_way[];

/* Returns the text, as an error at text_at. */
const char *text_wrong(const char *what);

#endif
