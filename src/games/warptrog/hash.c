/* hash.c: Zobrist key of a position; asm/games/warptrog/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"
#include "games/warptrog/warptrog.h"

#define mix(code) key_add(warptrog_random + (code))

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t lo = path_lo[before];
    uint8_t to;

    key_from_parent();
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
