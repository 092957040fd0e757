/* text.h: buffers and helpers for moves and positions as text. The games, the engine and the shell use them. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdint.h>

/* A buffer for text that is used at once: it has room for a line of the screen and a move after it, but not for a
 * position. Engine and shell share it. */
#define TEXT_BUFFER 128
extern char text_buffer[TEXT_BUFFER];
#define TEXT_WORD (text_buffer + TEXT_BUFFER / 2) /* the second half: a move beside a line in the first half */

/* A buffer for the text of a position. The game asks for its size with `text` in its game.txt. Used by the record and
 * by files that set up a board; lines on the screen do not use it. */
extern char *text_position;
extern uint16_t text_size; /* size of text_position in bytes, with the terminating 0 */

/* 1: `move` belongs to another position of the game than the one on the board, as in a list of moves or a principal
 * variation; see write_move in verbs.h. TEXT_FOR_LIST: the same, and no program reads the text: a game may write
 * O-O. The file that sets it clears it again. */
extern uint8_t text_other_board;
#define TEXT_FOR_LIST 2

/* Index of the character at which the last error was found, from 0. */
extern uint16_t text_error_place;

/* Stores the place and returns the message: for `return text_error(...)`. */
const char *text_error(uint16_t place, const char *what);

/* Converts a capital to a small letter; other characters stay. */
char text_lower(char c);

/* Returns the rest of `written` after the prefix `typed`, or 0 if `written` does not start with `typed`. Case and the
 * separators `-` and `x` are ignored in both. A number must be typed whole: 1 and 1- are no prefixes of 11, h1 is no
 * prefix of h10, and 16 is no prefix of 1-6. */
const char *text_after_prefix(const char *typed, const char *written);

/* Looks for the legal move with this text, compared as in text_after_prefix. Returns 1 if there is one; it is in
 * `move`. For games whose moves are written as a sequence of squares. */
uint8_t text_find_move(const char *text);

#endif
