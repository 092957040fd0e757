/* book_key.c: the opening book's key: the smallest of the keys of the eight symmetric positions. With more
 * than BOOK_MEN discs, where the book has no positions, it is the hash key. */
/* SPDX-License-Identifier: MIT */
#include "engine/book_symmetry.h"
#include "games/reversi/reversi.h"

#define BOOK_MEN 22
#define IMAGES 8
#define LAST 7 /* largest rank and file */

static uint8_t file;
static uint8_t rank;
/* First cell of each rank. */
static const uint8_t begin[LAST + 1] = {
    FIRST_CELL, FIRST_CELL + 9, FIRST_CELL + 18, FIRST_CELL + 27, FIRST_CELL + 36, FIRST_CELL + 45, FIRST_CELL + 54,
    FIRST_CELL + 63
};

/* Adds the disc on `file` and `rank` to the keys of all images. Each image reflects the board of the previous one. */
static void add_disc(void)
{
    uint8_t x = file;
    uint8_t y = rank;
    uint8_t n;
    uint8_t kept;

    for (n = 0; n < IMAGES; ++n) {
        book_codes[n] = begin[y] + x;
        x ^= LAST;
        if (n & 1) {
            y ^= LAST;
        }
        if (n == 3) {
            kept = x;
            x = y;
            y = kept;
        }
    }
    book_symmetry_add(reversi_random);
    if (reversi_cell[book_codes[0]] == WHITE) {
        book_symmetry_add(reversi_random + TURN_CODE);
    }
}

void game_book_key(void)
{
    if (reversi_discs > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    book_symmetry_start(IMAGES);
    for (rank = 0; rank <= LAST; ++rank) {
        for (file = 0; file <= LAST; ++file) {
            if (reversi_cell[(uint8_t)(begin[rank] + file)] != EMPTY) {
                add_disc();
            }
        }
    }
    book_symmetry_end();
    if (side) {
        book_key_add(reversi_random);
    }
}
