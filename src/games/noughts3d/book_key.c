/* book_key.c: key of the opening book: the smallest key of all symmetries. The 192 symmetries of the lines are twelve
 * that keep the first corner (level, row and column in any order, each also with the two middle planes exchanged),
 * after one of sixteen that map a corner or middle cell to it. The sixteen XOR a constant to the cell. With two to
 * ANCHOR_MARKS marks, only those are used that bring a nought to its place, one or two for each nought. With more or
 * fewer marks only the twelve are used, and with many, which are not in the book, the plain key.
 * asm/games/noughts3d/book_key.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/noughts3d/noughts3d.h"
#include "engine/book_symmetry.h"

#define BOOK_MARKS 7
#define ANCHOR_MARKS 5
#define IMAGES 12

/* XORed to every cell: 0, or a constant that takes a nought to its place. */
static uint8_t shift;

/* Adds a mark to the keys of all images: level, row and column of its cell (a, b, c) change places in turn. */
static void add_mark(uint8_t cell)
{
    uint8_t own = noughts3d_cell[cell] == CROSS ? 0 : CELLS;
    uint8_t at = cell ^ shift;
    uint8_t a = at >> 4;
    uint8_t b = at >> 2 & 3;
    uint8_t c = at & 3;
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

/* Makes book_key the smallest key of the twelve symmetries after `shift`, unless it is smaller already. */
static void try_shift(void)
{
    uint8_t before[BOOK_KEY];
    uint8_t i;

    memcpy(before, book_key, BOOK_KEY);
    book_symmetry_start(IMAGES);
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] != EMPTY) {
            add_mark(i);
        }
    }
    book_symmetry_end();
    if (memcmp(book_key, before, BOOK_KEY - 1) > 0) {
        memcpy(book_key, before, BOOK_KEY);
    }
}

#define OUTER_BITS 0x2A /* of a cell: the bits that are 1 in the two upper of four planes */
uint8_t noughts3d_shift_of(uint8_t cell)
{
    uint8_t outer = cell & OUTER_BITS;

    outer |= outer >> 1;
    cell ^= outer;
    return cell & (uint8_t)(cell - 1) ? outer ^ OUTER_BITS >> 1 : outer; /* two or three numbers are 1? */
}

/* Tries the shifts that take the nought in a cell to its place; if that is not the corner there are two. */
static void try_nought(uint8_t cell)
{
    shift = noughts3d_shift_of(cell);
    try_shift();
    cell ^= shift;
    if (cell) {
        shift ^= (uint8_t)(cell << 1 | cell);
        try_shift();
    }
}

void game_book_key(void)
{
    uint8_t marks = CELLS - noughts3d_last_ply + ply;
    uint8_t i;

    if (marks > BOOK_MARKS) {
        book_key_from_hash();
        return;
    }
    memset(book_key, 255, BOOK_KEY);
    if (marks < 2 || marks > ANCHOR_MARKS) {
        shift = 0;
        try_shift();
        return;
    }
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] == NOUGHT) {
            try_nought(i);
        }
    }
}
