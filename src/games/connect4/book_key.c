/* book_key.c: key of the opening book, the same for a position and its mirror image. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/connect4/connect4.h"
#include "engine/book.h"

/* Sets book_key to the smaller of two keys: that of the position and that of its mirror image. */
void game_book_key(void)
{
    static uint8_t height[COLUMNS];
    static uint8_t mirrored[BOOK_KEY];
    uint8_t n;
    uint8_t i;
    uint8_t column;
    const uint8_t *bytes;

    book_key_from_hash();
    memset(height, 0, sizeof height);
    memset(mirrored, 0, sizeof mirrored);
    for (n = 0; n < connect4_disc_count(); ++n) {
        column = (uint8_t)(COLUMNS - 1 - connect4_column_played(n));
        i = height[column];
        bytes = connect4_random + (uint8_t)(column << 3 | i);
        ++i;
        height[column] = i;
        if (n & 1) {
            bytes += CELL_CODES;
        }
        for (i = 0; i < BOOK_KEY; ++i) {
            mirrored[i] ^= *bytes;
            bytes += ZOBRIST_STEP;
        }
    }
    if (memcmp(mirrored, book_key, BOOK_KEY) < 0) {
        memcpy(book_key, mirrored, BOOK_KEY);
    }
}
