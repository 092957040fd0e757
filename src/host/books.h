/* books.h: the opening books, compiled into the program. */
#ifndef HOST_BOOKS_H
#define HOST_BOOKS_H

#include <stdint.h>

/* Points book_data to the book of a game, or to nothing; the same for its
 * openings. */
void books_load(const char *game);

/* The openings of the game, as tools/build/mkbook wrote them (GAME.NAM): an opening is
 * three bytes of the key of its position, the number of its first moves that it
 * has in common with the opening before, the number of its other moves, these moves as
 * ordinals of their lists, and its name, whose last letter has bit 7 set. */
extern const uint8_t *books_openings;
extern uint16_t books_openings_size;

#define OPENING_KEY 3
#define OPENING_SHARED 3
#define OPENING_MOVES 4
#define OPENING_HEAD 5
#define OPENING_LAST 0x80

/* The name of the opening whose position is on the board, or 0. */
const char *books_opening(void);

#endif
