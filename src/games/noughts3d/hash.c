/* hash.c: Zobrist key of a position; asm/games/noughts3d/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    const uint8_t *bytes = noughts3d_random + path_lo[before];

    if (side == 0) {
        bytes += CELLS;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        bytes += ZOBRIST_STEP;
    }
}
