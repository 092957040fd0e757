/* book_key.c: key of the opening book: the smallest key of the twelve symmetries of the cube that keep its first
 * corner, where the book starts. These are level, row and column in any order, each also with the two middle planes
 * exchanged, which maps lines to lines. Positions with many marks are not in the book and use the plain key.
 * asm/games/noughts3d/book_key.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/noughts3d/noughts3d.h"
#include "engine/book.h"

#define BOOK_MARKS 7
#define SYMMETRIES 12

/* Key bytes, by symmetry. */
static uint8_t first[SYMMETRIES];
static uint8_t second[SYMMETRIES];
static uint8_t third[SYMMETRIES];
static uint8_t fourth[SYMMETRIES];

static void add_code(uint8_t symmetry, uint8_t code)
{
    const uint8_t *bytes = noughts3d_random + code;

    first[symmetry] ^= bytes[0];
    second[symmetry] ^= bytes[ZOBRIST_STEP];
    third[symmetry] ^= bytes[2 * ZOBRIST_STEP];
    fourth[symmetry] ^= bytes[3 * ZOBRIST_STEP];
}

/* XORs a mark into the key of every symmetry: level, row and column of its cell (a, b, c) change places in turn. */
static void add_mark(uint8_t cell)
{
    uint8_t own = noughts3d_cell[cell] == CROSS ? 0 : CELLS;
    uint8_t a = cell >> 4;
    uint8_t b = cell >> 2 & 3;
    uint8_t c = cell & 3;
    uint8_t symmetry;
    uint8_t kept;

    for (symmetry = 0; symmetry < SYMMETRIES;) {
        cell = (uint8_t)(a << 4 | b << 2 | c);
        add_code(symmetry++, own | cell);
        add_code(symmetry++, (uint8_t)(own | (cell << 1 & 0x2A) | (cell >> 1 & 0x15)));
        kept = a;
        a = b;
        if (symmetry == SYMMETRIES / 2) { /* all three rotations are done: exchange two numbers */
            b = kept;
        } else {
            b = c;
            c = kept;
        }
    }
}

static void take_key(uint8_t symmetry)
{
    book_key[0] = first[symmetry];
    book_key[1] = second[symmetry];
    book_key[2] = third[symmetry];
    book_key[3] = fourth[symmetry];
}

/* Returns 1 if the key of this symmetry is less than book_key. The fourth byte is not compared: symmetries that agree
 * in three bytes give the same position. */
static uint8_t is_less(uint8_t symmetry)
{
    return first[symmetry] < book_key[0] || (first[symmetry] == book_key[0] && (second[symmetry] < book_key[1]
        || (second[symmetry] == book_key[1] && third[symmetry] < book_key[2])));
}

void game_book_key(void)
{
    uint8_t marks = CELLS - noughts3d_last_ply + ply;
    uint8_t i;

    if (marks > BOOK_MARKS) {
        book_key_from_hash();
        return;
    }
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    memset(third, 0, sizeof third);
    memset(fourth, 0, sizeof fourth);
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] != EMPTY) {
            add_mark(i);
        }
    }
    take_key(0);
    for (i = 1; i < SYMMETRIES; ++i) {
        if (is_less(i)) {
            take_key(i);
        }
    }
}
