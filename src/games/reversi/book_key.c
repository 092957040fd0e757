/* book_key.c: the opening book's key: the smallest of the keys of the eight symmetric positions. With more
 * than BOOK_MEN discs, where the book has no positions, it is the hash key. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "games/reversi/reversi.h"

#define BOOK_MEN 22
#define WAYS 8
#define LAST 7 /* largest rank and file */

/* The four bytes of the keys, by symmetry. Separate arrays are fast on the 6502; the key is computed after every root
 * move. */
static uint8_t first[WAYS];
static uint8_t second[WAYS];
static uint8_t third[WAYS];
static uint8_t fourth[WAYS];

static uint8_t file;
static uint8_t rank;
/* First cell of each rank. */
static const uint8_t begin[LAST + 1] = {
    FIRST_CELL, FIRST_CELL + 9, FIRST_CELL + 18, FIRST_CELL + 27, FIRST_CELL + 36, FIRST_CELL + 45, FIRST_CELL + 54,
    FIRST_CELL + 63
};

#define RANDOM(i) (reversi_random + (i) * ZOBRIST_STEP)
#define TURNED(i) (RANDOM(i) + TURN_CODE)

static uint8_t disc;
static uint8_t at;
static uint8_t way;

/* XORs the disc on `at` into one key byte, in steps for which cc65 writes short code. */
#define ADD_TO(key, i) \
    disc = RANDOM(i)[at]; \
    if (is_white) { \
        disc = TURNED(i)[at] ^ disc; \
    } \
    disc = key[way] ^ disc; \
    key[way] = disc

/* XORs the disc on `file` and `rank` into the keys of all symmetries. Each symmetry reflects the board of the previous
 * one. */
static void add_disc(void)
{
    uint8_t x = file;
    uint8_t y = rank;
    uint8_t is_white;

    at = begin[y] + x;
    is_white = reversi_cell[at] == WHITE;
    for (way = 0; way < WAYS; ++way) {
        ADD_TO(first, 0);
        ADD_TO(second, 1);
        ADD_TO(third, 2);
        ADD_TO(fourth, 3);
        x ^= LAST;
        if (way & 1) {
            y ^= LAST;
        }
        if (way == 3) {
            at = x;
            x = y;
            y = at;
        }
        at = begin[y] + x;
    }
}

static void take_key(uint8_t n)
{
    book_key[0] = first[n];
    book_key[1] = second[n];
    book_key[2] = third[n];
    book_key[3] = fourth[n];
}

/* 1: the key of symmetry n is smaller than book_key. Keys that agree in three bytes are taken as equal. */
static uint8_t is_less(uint8_t n)
{
    return first[n] < book_key[0] || (first[n] == book_key[0] && (second[n] < book_key[1]
        || (second[n] == book_key[1] && third[n] < book_key[2])));
}

void game_book_key(void)
{
    uint8_t i;

    if (reversi_discs > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    memset(third, 0, sizeof third);
    memset(fourth, 0, sizeof fourth);
    for (rank = 0; rank <= LAST; ++rank) {
        for (file = 0; file <= LAST; ++file) {
            if (reversi_cell[(uint8_t)(begin[rank] + file)] != EMPTY) {
                add_disc();
            }
        }
    }
    take_key(0);
    for (i = 1; i < WAYS; ++i) {
        if (is_less(i)) {
            take_key(i);
        }
    }
    if (side) {
        book_key[0] ^= RANDOM(0)[0];
        book_key[1] ^= RANDOM(1)[0];
        book_key[2] ^= RANDOM(2)[0];
        book_key[3] ^= RANDOM(3)[0];
    }
}
