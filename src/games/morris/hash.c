/* hash.c: Zobrist key of a position; asm/games/morris/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t lo = path_lo[before];
    uint8_t hi = path_hi[before];
    uint8_t mover = side ^ 1;
    uint8_t own = mover ? POINTS : 0;
    uint8_t from = (uint8_t)((hi & POINT) + own);
    uint8_t to = (uint8_t)((lo & POINT) + own);
    uint8_t gone = (uint8_t)(removed_of(lo, hi) + POINTS - own);
    uint8_t hand = (uint8_t)(CODE_HAND + morris_hand[mover] + (mover ? HANDS : 0));
    const uint8_t *bytes = morris_random;
    uint8_t key;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        key = hash_key[i][before] ^ bytes[to] ^ bytes[CODE_SIDE];
        key ^= (hi & POINT) == HAND ? bytes[hand] ^ bytes[hand + 1] : bytes[from];
        if (hi & MILL) {
            key ^= bytes[gone];
        }
        hash_key[i][ply] = key;
        bytes += ZOBRIST_STEP;
    }
}
