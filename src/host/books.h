/* books.h: the opening books, compiled into the program. */
#ifndef HOST_BOOKS_H
#define HOST_BOOKS_H

/* Points book_data to the book of a game, or to nothing. */
void books_load(const char *game);

#endif
