/* text.h: buffers and helpers for moves and positions as text. The games, the engine and the shell use them. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdint.h>

/* For a text that is used at once: room for a line of the screen and a move after it, not for a position. Engine and
 * shell share it. */
#define TEXT_BUFFER 128
extern char text_buffer[TEXT_BUFFER];
#define TEXT_WORD (text_buffer + TEXT_BUFFER / 2) /* a move that a line in the first half leaves alone */

/* The same for a position, as long as the game asks for with `text` in its menu.txt. Used by the record and by files
 * that set up a board; lines on the screen do not use it. */
extern char *text_position;
extern uint16_t text_size; /* of that buffer, with the terminating 0 */

/* 1: `move` belongs to another position of the game than the current one, as in a list of moves or a principal
 * variation; see write_move in verbs.h. The file that sets it clears it again. */
extern uint8_t text_other_board;

/* Character at which the last error was found, from 0. */
extern uint16_t text_error_place;

/* Stores the place and returns the message: for `return text_error(...)`. */
const char *text_error(uint16_t place, const char *what);

/* Converts a capital to a small letter; other characters stay. */
char text_lower(char c);

/* Returns the rest of `written` after the prefix `typed`, or 0 if it does not start with it. Case and the separators
 * `-` and `x` are ignored in both. A number must be typed whole: neither 1 nor 1- is a prefix of 11, h1 is none of h10,
 * and 16 none of 1-6. */
const char *text_after_prefix(const char *typed, const char *written);

/* Finds the listed move with this text, compared as above. 1: it is in `move`. For games whose moves are written as a
 * sequence of squares. */
uint8_t text_find_move(const char *text);

#endif
