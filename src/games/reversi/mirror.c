/* mirror.c: the key of the book: the least of those of the eight ways to look at
 * the board. With many men there is no book, and one way will do. */
#include <string.h>

#include "engine/book.h"
#include "games/reversi/reversi.h"

#define BOOK_MEN 22
#define WAYS 8
#define LAST 7 /* rank and file */

static uint8_t keys[WAYS][BOOK_KEY];

static void add_to(uint8_t *key, uint8_t at, uint8_t man)
{
    const uint8_t *bytes = reversi_random + at;
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        key[i] ^= *bytes;
        if (man == WHITE) {
            key[i] ^= bytes[TURN_CODE];
        }
        bytes += HASH_STEP;
    }
}

/* A man into all keys: each way turns the board of the way before it over. */
static void add_man(uint8_t cell, uint8_t x, uint8_t y)
{
    uint8_t man = reversi_cell[cell];
    uint8_t way;

    for (way = 0; way < WAYS; ++way) {
        add_to(keys[way], (uint8_t)(FIRST_CELL + x + y + (y << 3)), man);
        x ^= LAST;
        if (way & 1) {
            y ^= LAST;
        }
        if (way == 3) {
            cell = x;
            x = y;
            y = cell;
        }
    }
}

void game_book_key(void)
{
    uint8_t cell = FIRST_CELL;
    uint8_t rank;
    uint8_t file;

    if (reversi_men > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    memset(keys, 0, sizeof keys);
    for (rank = 0; rank <= LAST; ++rank) {
        for (file = 0; file <= LAST; ++file) {
            if (reversi_cell[cell] != EMPTY) {
                add_man(cell, file, rank);
            }
            ++cell;
        }
        ++cell;
    }
    memcpy(book_key, keys[0], BOOK_KEY);
    for (rank = 1; rank < WAYS; ++rank) {
        if (memcmp(keys[rank], book_key, BOOK_KEY) < 0) {
            memcpy(book_key, keys[rank], BOOK_KEY);
        }
    }
    if (side) {
        add_to(book_key, 0, BLACK);
    }
}
