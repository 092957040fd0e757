/* no_book.c: replaces book.c and the book in images without memory for them. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "engine/game.h"

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

const uint8_t game_book[] = { 0 };
const uint16_t game_book_size = 0;
uint8_t book_key[BOOK_KEY];

void book_key_from_hash(void)
{
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] = hash_key[i][ply];
    }
}

uint8_t book_find(uint16_t seed)
{
    (void)seed;
    return 0;
}
