/* hash.c: Zobrist key of a position. It needs no feature for the side to move, which follows from the number of stones.
 * asm/games/gomoku/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    const uint8_t *bytes = gomoku_random + path_lo[before];

    if (before < gomoku_opening) {
        gomoku_hash_opening();
        return;
    }
    if (side == 0) {
        bytes += LAST_CELL;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        bytes += ZOBRIST_STEP;
    }
}
