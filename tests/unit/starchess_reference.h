/* starchess_reference.h: the rules of Star Chess written a second time, independently of the game: simple and slow,
 * with text as input and output. */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_REFERENCE_H
#define STARCHESS_REFERENCE_H

/* Reads a position, which must be valid. A game with letters lasts `length` full turns, one without them 150. */
void plain_read(const char *text, int length);

/* Writes the position. */
void plain_write(char *text);

/* Plays an order as users type it. Returns 0 if it is illegal; nothing has changed then. */
int plain_play(const char *command);

#endif
