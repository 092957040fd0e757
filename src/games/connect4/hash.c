/* hash.c: Zobrist key of a position; asm/games/connect4/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    const uint8_t *bytes = connect4_random + path_lo[before];

    if (side == 0) {
        bytes += CELL_CODES;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        bytes += ZOBRIST_STEP;
    }
}
