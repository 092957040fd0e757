/* books.c: see books.h. mkbook wrote the arrays; games without a book have one of no
 * entries. */
#include <string.h>

#include "engine/book.h"
#include "host/books.h"

#define GAME(name) \
    extern const uint8_t name##_game_book[]; \
    extern const uint16_t name##_game_book_entries;
#include "games.inc"
#undef GAME

typedef struct {
    const char *game;
    const uint8_t *data;
    const uint16_t *entries;
} Book;

#define GAME(name) { #name, name##_game_book, &name##_game_book_entries },
static const Book books[] = {
#include "games.inc"
};

void books_load(const char *game)
{
    unsigned i;

    book_entries = 0;
    for (i = 0; i < sizeof books / sizeof books[0]; ++i) {
        if (strcmp(books[i].game, game) == 0) {
            book_data = books[i].data;
            book_entries = *books[i].entries;
        }
    }
}
