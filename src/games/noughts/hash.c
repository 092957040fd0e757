/* hash.c: Zobrist key of a position; asm/games/noughts/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    uint8_t code = path_lo[before];

    if (side == 0) {
        code += SQUARES;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ noughts_random[code];
        code += ZOBRIST_STEP;
    }
}
