/* book_key.c: key of the opening book: the smallest key of the 16 symmetries of the board: four rotations, reflected
 * or not, each also with inner and outer square exchanged. With more than
 * BOOK_MEN men, where the book has no positions, it is the hash key. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/morris/ending_table.h"
#include "engine/book.h"

#define BOOK_MEN 4 /* on the board, both sides together */
#define WAYS 16

/* The four bytes of the keys, by symmetry. Separate arrays are faster on the 6502. */
static uint8_t first[WAYS];
static uint8_t second[WAYS];
static uint8_t third[WAYS];
static uint8_t fourth[WAYS];

/* XORs the man on a point into the keys of all symmetries. Each symmetry turns the board of the previous one by a
 * quarter. After every fourth one the board is also reflected; after the eighth the inner and outer square are
 * exchanged. */
static void add_man(uint8_t point)
{
    uint8_t square = morris_turn[point] & 0x18;
    uint8_t angle = morris_turn[point] & 7;
    uint8_t own = morris_point[point] == CROSS ? 0 : POINTS;
    uint8_t code;
    uint8_t way;

    for (way = 0; way < WAYS; ++way) {
        code = (square | angle) + own;
        first[way] ^= morris_random[code];
        code += ZOBRIST_STEP;
        second[way] ^= morris_random[code];
        code += ZOBRIST_STEP;
        third[way] ^= morris_random[code];
        code += ZOBRIST_STEP;
        fourth[way] ^= morris_random[code];
        angle = (angle + 2) & 7;
        if ((way & 3) == 3) {
            angle = (8 - angle) & 7;
        }
        if (way == 7) {
            square = 16 - square;
        }
    }
}

static void take_key(uint8_t way)
{
    book_key[0] = first[way];
    book_key[1] = second[way];
    book_key[2] = third[way];
    book_key[3] = fourth[way];
}

/* 1: the key of this symmetry is smaller than book_key. Keys that agree in three bytes are taken as equal. */
static uint8_t is_less(uint8_t way)
{
    return first[way] < book_key[0] || (first[way] == book_key[0] && (second[way] < book_key[1]
        || (second[way] == book_key[1] && third[way] < book_key[2])));
}

static void add_code(uint8_t code)
{
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] ^= morris_random[code];
        code += ZOBRIST_STEP;
    }
}

void game_book_key(void)
{
    uint8_t i;

    if (morris_men[0] + morris_men[1] > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    memset(third, 0, sizeof third);
    memset(fourth, 0, sizeof fourth);
    for (i = 0; i < POINTS; ++i) {
        if (morris_point[i] != EMPTY) {
            add_man(i);
        }
    }
    take_key(0);
    for (i = 1; i < WAYS; ++i) {
        if (is_less(i)) {
            take_key(i);
        }
    }
    add_code((uint8_t)(CODE_HAND + morris_hand[0]));
    add_code((uint8_t)(CODE_HAND + HANDS + morris_hand[1]));
    if (side) {
        add_code(CODE_SIDE);
    }
}
