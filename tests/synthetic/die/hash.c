/* hash.c: hash key: a sum over the pieces on each square, the side to move and its roll. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "synthetic/die/die.h"

static uint8_t part(uint8_t what, uint8_t byte)
{
    what = (uint8_t)(what * 59 + byte * 31 + 7);
    what ^= what >> 3;
    return (uint8_t)(what * 73 + (what >> 4));
}

/* Updates the key after the number of pieces of a side on a square has grown by `more` (ONE_LESS: shrunk by one). */
static void add_pieces(uint8_t of, uint8_t square, uint8_t more)
{
    uint8_t i;

    if (!more) {
        return; /* as on most squares */
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(of * 16 + square), i));
    }
}

static void add_turn(uint8_t of, uint8_t roll, uint8_t more)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(40 + of * 4 + roll), i));
    }
}

#define ONE_LESS 255

void game_hash(void)
{
    uint8_t row = ply - 1;
    uint8_t mover = die_side_row[row];
    uint8_t to = (uint8_t)(path_lo[row] - 1 + die_roll_row[row]);
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][row];
    }
    add_turn(mover, die_roll_row[row], ONE_LESS);
    add_turn(side, die_rolled, 1);
    if (path_hi[row] || path_lo[row] == MOVE_PASS) {
        return;
    }
    add_pieces(mover, (uint8_t)(path_lo[row] - 1), ONE_LESS);
    add_pieces(mover, to, 1);
    if (die_hit_row[row]) {
        add_pieces(mover ^ 1, to, ONE_LESS);
        add_pieces(mover ^ 1, 0, 1);
    }
}

void die_count_key(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    add_turn(side, die_rolled, 1);
    for (i = 0; i <= HOME; ++i) {
        add_pieces(0, i, die_pieces[0][i]);
        add_pieces(1, i, die_pieces[1][i]);
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}
