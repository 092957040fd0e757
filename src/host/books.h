/* books.h: the opening books and named openings that are compiled into the program. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_BOOKS_H
#define HOST_BOOKS_H

#include <stdint.h>

/* Selects the book and the openings of a game. A game without a book gets an empty one. */
void books_load(const char *game);

/* The openings of the game, as tools/build/mkbook wrote them (GAME.nam). An opening consists of:
 * - three bytes of the book key of its position
 * - the number of first moves that it shares with the opening before it
 * - the number of its other moves
 * - these other moves, as ordinals in their move lists
 * - its name; the last letter has bit 7 set */
extern const uint8_t *books_openings;
extern uint16_t books_openings_size;

#define OPENING_KEY 3
#define OPENING_SHARED 3
#define OPENING_MOVES 4
#define OPENING_HEAD 5
#define OPENING_LAST 0x80

/* Returns the name of the opening whose position is on the board, or 0. */
const char *books_opening(void);

#endif
