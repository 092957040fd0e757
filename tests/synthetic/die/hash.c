/* hash.c: the key: a sum of what stands where, and whose turn it is with which throw. */
#include "engine/book.h"
#include "synthetic/die/die.h"

static uint8_t part(uint8_t what, uint8_t byte)
{
    what = (uint8_t)(what * 59 + byte * 31 + 7);
    what ^= what >> 3;
    return (uint8_t)(what * 73 + (what >> 4));
}

/* So many men of a side on a square, more than there were. */
static void add_men(uint8_t of, uint8_t square, uint8_t more)
{
    uint8_t i;

    if (!more) {
        return; /* which is most squares */
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(of * 16 + square), i));
    }
}

static void add_turn(uint8_t of, uint8_t throw, uint8_t more)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(40 + of * 4 + throw), i));
    }
}

#define ONE_LESS 255

void game_hash(void)
{
    uint8_t row = ply - 1;
    uint8_t mover = die_side_row[row];
    uint8_t to = (uint8_t)(path_lo[row] - 1 + die_thrown_row[row]);
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][row];
    }
    add_turn(mover, die_thrown_row[row], ONE_LESS);
    add_turn(side, die_rolled, 1);
    if (path_hi[row] || path_lo[row] == MOVE_PASS) {
        return;
    }
    add_men(mover, (uint8_t)(path_lo[row] - 1), ONE_LESS);
    add_men(mover, to, 1);
    if (die_hit_row[row]) {
        add_men(mover ^ 1, to, ONE_LESS);
        add_men(mover ^ 1, 0, 1);
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
        add_men(0, i, die_men[0][i]);
        add_men(1, i, die_men[1][i]);
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}
