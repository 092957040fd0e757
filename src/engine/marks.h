/* marks.h: boards of crosses and noughts as text, a character for each cell. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_MARKS_H
#define ENGINE_MARKS_H

#include <stdint.h>

#define MARK_LETTERS "-XO" /* empty, the first side, the second side */
#define NO_MARK 255

/* Returns the mark that a character stands for: 0 for - and ., 1 for X and x, 2 for O and o; else NO_MARK. */
uint8_t mark_read(char character);

#endif
