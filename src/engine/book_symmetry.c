/* book_symmetry.c: the book key over all symmetries; see book_symmetry.h. asm/engine/book_symmetry.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book_symmetry.h"
#include "engine/tt.h"

uint8_t book_codes[BOOK_IMAGES];

static uint8_t keys[BOOK_KEY][BOOK_IMAGES];
static uint8_t images;

void book_symmetry_start(uint8_t count)
{
    images = count;
    memset(keys, 0, sizeof keys);
}

void book_symmetry_add(const uint8_t *random)
{
    uint8_t n;
    uint8_t i;

    for (n = 0; n < images; ++n) {
        for (i = 0; i < BOOK_KEY; ++i) {
            keys[i][n] ^= random[book_codes[n] + i * ZOBRIST_STEP];
        }
    }
}

static uint8_t is_less(uint8_t n, uint8_t than)
{
    uint8_t i = 0;

    while (i < BOOK_KEY - 2 && keys[i][n] == keys[i][than]) {
        ++i;
    }
    return keys[i][n] < keys[i][than];
}

void book_symmetry_end(void)
{
    uint8_t least = 0;
    uint8_t i;

    for (i = 1; i < images; ++i) {
        if (is_less(i, least)) {
            least = i;
        }
    }
    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] = keys[i][least];
    }
}

void book_key_add(const uint8_t *bytes)
{
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] ^= *bytes;
        bytes += ZOBRIST_STEP;
    }
}
