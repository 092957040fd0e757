/* books.c: see books.h. tools/build/mkbook writes the arrays; games without a book have empty ones. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "host/books.h"

#define NAME_MOST 64

#define GAME(name) \
    extern const uint8_t name##_game_book[]; \
    extern const uint16_t name##_game_book_size; \
    extern const uint8_t name##_game_openings[]; \
    extern const uint16_t name##_game_openings_size;
#include "games.inc"
#undef GAME

typedef struct {
    const char *game;
    const uint8_t *data;
    const uint16_t *size;
    const uint8_t *openings;
    const uint16_t *openings_size;
} Book;

#define GAME(name) { #name, name##_game_book, &name##_game_book_size, \
    name##_game_openings, &name##_game_openings_size },
static const Book books[] = {
#include "games.inc"
};

const uint8_t *books_openings;
uint16_t books_openings_size;

void books_load(const char *game)
{
    unsigned i;

    book_size = 0;
    books_openings_size = 0;
    for (i = 0; i < sizeof books / sizeof books[0]; ++i) {
        if (strcmp(books[i].game, game) == 0) {
            book_data = books[i].data;
            book_size = *books[i].size;
            books_openings = books[i].openings;
            books_openings_size = *books[i].openings_size;
        }
    }
}

/* Copies the name at `from` and returns the address after it. */
static const uint8_t *take_name(char *name, const uint8_t *from)
{
    for (;;) {
        *name++ = (char)(*from & ~OPENING_LAST);
        if (*from++ & OPENING_LAST) {
            *name = 0;
            return from;
        }
    }
}

const char *books_opening(void)
{
    static char name[NAME_MOST];
    const uint8_t *at = books_openings;
    const uint8_t *end = books_openings + books_openings_size;
    uint8_t is_it;

    game_book_key();
    while (at < end) {
        is_it = memcmp(at, book_key, OPENING_KEY) == 0;
        at = take_name(name, at + OPENING_HEAD + at[OPENING_MOVES]);
        if (is_it) {
            return name;
        }
    }
    return 0;
}
