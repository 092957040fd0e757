/* text.h: what the notations of the games have in common. */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdint.h>

/* For a text that is written out and used at once: room for a line of the
 * screen and a move behind it, not for a position. Engine and shell share it. */
#define TEXT_BUFFER 128
extern char text_buffer[TEXT_BUFFER];
#define TEXT_WORD (text_buffer + TEXT_BUFFER / 2) /* a move that nothing written to the buffer reaches */

/* The same for a position: as many signs as the game asks for in its menu.txt (`text`) and an
 * end mark. The record and whoever sets the board up write it, a line on the screen does not. */
extern char *text_position;
extern uint16_t text_size; /* with the end mark */

/* 1: `move` is of another board of the game than the one at hand, as in a list of the moves played or in
 * a line that was found; see verbs.h, write_move. Whoever sets it clears it. */
extern uint8_t text_other_board;

/* Where the last fault stood, counted from 0. */
extern uint16_t text_error_place;

/* Notes the place and returns the words: for `return text_error(...)`. */
const char *text_error(uint16_t place, const char *what);

/* Small letters; everything else stays. */
char text_lower(char c);

/* What is left of `written` behind what was typed, 0 when it does not begin so.
 * Capitals, and the separators `-` and `x` on either side, do not count; but a number that was typed is a whole
 * one: neither 1 nor 1- begins 11, h1 does not begin h10, nor 16 1-6. */
const char *text_after_prefix(const char *typed, const char *written);

/* The legal move whose text this is: 1, and it is in `move`. For games whose moves
 * are squares one behind the other. */
uint8_t text_find_move(const char *text);

#endif
