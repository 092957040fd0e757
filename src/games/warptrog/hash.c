/* hash.c: Zobrist key of a position; asm/games/warptrog/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

static void mix(uint8_t code)
{
    uint8_t i;
    const uint8_t *bytes = warptrog_random + code;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= *bytes;
        bytes += ZOBRIST_STEP;
    }
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t lo = path_lo[before];
    uint8_t to;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before];
    }
    mix(CODE_SIDE);
    if (lo >= WARP) {
        return;
    }
    to = (uint8_t)((lo >> 2) + warptrog_step[lo & 3]);
    mix(warptrog_code(lo >> 2, warptrog_mover[before]));
    mix(warptrog_code(to, warptrog_board[to]));
    if (warptrog_taken[before]) {
        mix(warptrog_code(to, warptrog_taken[before]));
    }
}
