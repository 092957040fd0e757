/* book_key.c: key of the opening book, the same for all rotations and reflections of a position. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"
#include "engine/book_symmetry.h"

#define IMAGES 8

void game_book_key(void)
{
    static const uint8_t images[IMAGES][SQUARES] = {
        { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 2, 1, 0, 5, 4, 3, 8, 7, 6 },
        { 6, 7, 8, 3, 4, 5, 0, 1, 2 }, { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
        { 0, 3, 6, 1, 4, 7, 2, 5, 8 }, { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
        { 6, 3, 0, 7, 4, 1, 8, 5, 2 }, { 8, 5, 2, 7, 4, 1, 6, 3, 0 },
    };
    uint8_t square;
    uint8_t n;

    book_symmetry_start(IMAGES);
    for (square = 0; square < SQUARES; ++square) {
        if (noughts_square[square] != EMPTY) {
            for (n = 0; n < IMAGES; ++n) {
                book_codes[n] = images[n][square];
            }
            book_symmetry_add(noughts_random + (noughts_square[square] == NOUGHT ? SQUARES : 0));
        }
    }
    book_symmetry_end();
}
