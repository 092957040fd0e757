/* text.h: what the notations of the games have in common. */
#ifndef ENGINE_TEXT_H
#define ENGINE_TEXT_H

#include <stdint.h>

/* For a text that is written out and used at once: room for a line of the
 * screen and any text behind it. Engine and shell share it. */
#define TEXT_BUFFER 200
extern char text_buffer[TEXT_BUFFER];

/* Where the last fault stood, counted from 0. */
extern uint8_t text_place;

/* Notes the place and returns the words: for `return text_fault(...)`. */
const char *text_fault(uint8_t place, const char *what);

/* Small letters; everything else stays. */
char text_lower(char c);

/* The legal move whose text this is: 1, and it is in `move`. Upper case, and
 * `-` or `x` where the game writes none, are accepted. For games whose moves
 * are squares one behind the other. */
uint8_t text_find_move(const char *text);

#endif
