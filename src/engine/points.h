/* points.h: texts of games that are played on the points of a board of 15 by 15. A point is 16 * rank + file, both from
 * 0; its name is a letter a to o and a number 1 to 15. Linked only into games that use it; it has no twin. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_POINTS_H
#define ENGINE_POINTS_H

#include <stdint.h>

#define POINTS_SIDE 15
#define POINTS_NONE 255

/* Writes the name of a point and returns its end. */
char *points_write(char *text, uint8_t point);

/* Returns the point whose name the text starts with, or POINTS_NONE. Sets text_error_place to the end of the name, or
 * to where it is wrong. */
uint8_t points_read(const char *text);

/* Writes the board for a terminal: game_write_board of a game with one byte for each point: 0, or 1 and 2 for the
 * stones of the two sides. */
void points_write_board(char *text, const uint8_t *stones);

#endif
