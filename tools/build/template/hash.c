/* hash.c: Zobrist key of a position, updated after each move. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"

/* Changes: the piece's old and new leaf, and the side to move. */
void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t kind = path_lo[before] & LEFT ? SQUARES : 0;
    uint8_t from = (path_lo[before] & FROM) + kind;
    uint8_t to = template_target(path_lo[before]) + kind;
    uint8_t code;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        code = (uint8_t)(i * ZOBRIST_STEP);
        hash_key[i][ply] = hash_key[i][before] ^ template_random[from + code]
            ^ template_random[to + code] ^ template_random[CODE_SIDE + code];
    }
}
