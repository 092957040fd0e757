/* book_key.c: key of the opening book, the same for all rotations and reflections of a position. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/noughts/noughts.h"
#include "engine/book.h"

/* Sets book_key to the smallest key of the eight rotations and reflections of the board. */
void game_book_key(void)
{
    static const uint8_t ways[8][SQUARES] = {
        { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 2, 1, 0, 5, 4, 3, 8, 7, 6 },
        { 6, 7, 8, 3, 4, 5, 0, 1, 2 }, { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
        { 0, 3, 6, 1, 4, 7, 2, 5, 8 }, { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
        { 6, 3, 0, 7, 4, 1, 8, 5, 2 }, { 8, 5, 2, 7, 4, 1, 6, 3, 0 },
    };
    static uint8_t turned[BOOK_KEY];
    const uint8_t *bytes;
    uint8_t way;
    uint8_t square;
    uint8_t i;

    book_key_from_hash();
    for (way = 1; way < 8; ++way) {
        memset(turned, 0, sizeof turned);
        for (square = 0; square < SQUARES; ++square) {
            if (noughts_square[square] == EMPTY) {
                continue;
            }
            bytes = noughts_random + ways[way][square];
            if (noughts_square[square] == NOUGHT) {
                bytes += SQUARES;
            }
            for (i = 0; i < BOOK_KEY; ++i) {
                turned[i] ^= *bytes;
                bytes += ZOBRIST_STEP;
            }
        }
        if (memcmp(turned, book_key, BOOK_KEY) < 0) {
            memcpy(book_key, turned, BOOK_KEY);
        }
    }
}
