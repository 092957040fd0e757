/* hash.c: the Zobrist key of a position; asm/games/reversi/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t n;
    uint8_t before = ply - 1;
    uint8_t cell = path_lo[before];
    const uint8_t *bytes = reversi_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        if (cell != PASS) {
            hash_key[i][ply] ^= bytes[cell];
            if (!side) { /* a white disc is hashed as a black one that was turned */
                hash_key[i][ply] ^= bytes[TURN_CODE + cell];
            }
            for (n = reversi_turned_from[before]; n != reversi_top; ++n) {
                hash_key[i][ply] ^= bytes[TURN_CODE + reversi_turned[n]];
            }
        }
        bytes += ZOBRIST_STEP;
    }
}
