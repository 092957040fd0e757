/* book_key.c: key of the opening book: the smallest key of the twelve symmetries of the cube that keep its first
 * corner, where the book starts. These are level, row and column in any order, each also with the two middle planes
 * exchanged, which maps lines to lines. Positions with many marks are not in the book and use the plain key.
 * asm/games/noughts3d/book_key.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"
#include "engine/book_symmetry.h"

#define BOOK_MARKS 7
#define IMAGES 12

/* Adds a mark to the keys of all images: level, row and column of its cell (a, b, c) change places in turn. */
static void add_mark(uint8_t cell)
{
    uint8_t own = noughts3d_cell[cell] == CROSS ? 0 : CELLS;
    uint8_t a = cell >> 4;
    uint8_t b = cell >> 2 & 3;
    uint8_t c = cell & 3;
    uint8_t n;
    uint8_t kept;

    for (n = 0; n < IMAGES;) {
        cell = (uint8_t)(a << 4 | b << 2 | c);
        book_codes[n++] = own | cell;
        book_codes[n++] = (uint8_t)(own | (cell << 1 & 0x2A) | (cell >> 1 & 0x15));
        kept = a;
        a = b;
        if (n == IMAGES / 2) { /* all three rotations are done: exchange two numbers */
            b = kept;
        } else {
            b = c;
            c = kept;
        }
    }
    book_symmetry_add(noughts3d_random);
}

void game_book_key(void)
{
    uint8_t marks = CELLS - noughts3d_last_ply + ply;
    uint8_t i;

    if (marks > BOOK_MARKS) {
        book_key_from_hash();
        return;
    }
    book_symmetry_start(IMAGES);
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] != EMPTY) {
            add_mark(i);
        }
    }
    book_symmetry_end();
}
