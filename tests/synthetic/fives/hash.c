/* hash.c: hash key of fives. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "synthetic/fives/fives.h"

void game_hash(void)
{
    uint8_t cell = path_lo[ply - 1];
    uint16_t code = (uint16_t)(cell + (fives_cell[cell] == 2 ? SIDE * STEP : 0));
    const uint8_t *random = fives_random;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][ply - 1] ^ random[code] ^ random[CODE_SIDE];
        random += ZOBRIST_STEP;
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}
