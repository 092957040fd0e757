/* book_key.c: key of the opening book: the smallest key of the 16 symmetries of the board: four rotations, reflected
 * or not, each also with inner and outer square exchanged. With more than BOOK_MEN men, where the book has no
 * positions, it is the hash key. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/ending_table.h"
#include "engine/book_symmetry.h"

#define BOOK_MEN 4 /* on the board, both sides together */
#define IMAGES 16

/* Adds the man on a point to the keys of all images. Each image turns the board of the previous one by a quarter. After
 * every fourth one the board is also reflected; after the eighth the inner and outer square are exchanged. */
static void add_man(uint8_t point)
{
    uint8_t square = morris_turn[point] & 0x18;
    uint8_t angle = morris_turn[point] & 7;
    uint8_t own = morris_point[point] == CROSS ? 0 : POINTS;
    uint8_t n;

    for (n = 0; n < IMAGES; ++n) {
        book_codes[n] = (square | angle) + own;
        angle = (angle + 2) & 7;
        if ((n & 3) == 3) {
            angle = (8 - angle) & 7;
        }
        if (n == 7) {
            square = 16 - square;
        }
    }
    book_symmetry_add(morris_random);
}

void game_book_key(void)
{
    uint8_t i;

    if (morris_men[0] + morris_men[1] > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    book_symmetry_start(IMAGES);
    for (i = 0; i < POINTS; ++i) {
        if (morris_point[i] != EMPTY) {
            add_man(i);
        }
    }
    book_symmetry_end();
    book_key_add(morris_random + CODE_HAND + morris_hand[0]);
    book_key_add(morris_random + CODE_HAND + HANDS + morris_hand[1]);
    if (side) {
        book_key_add(morris_random + CODE_SIDE);
    }
}
