/* hash.c: the Zobrist key of a position. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"

uint8_t *quevedo_key(uint8_t piece, uint8_t square)
{
    return quevedo_random + (uint8_t)(piece * SQUARES + (square >> 1 & 0x38) + (square & 7));
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    /* the other side has just moved */
    uint8_t piece = side == 0 ? LONE : quevedo_at[KING] == path_lo[before] ? KING : ROOK;
    const uint8_t *from = quevedo_key(piece, path_hi[before]);
    const uint8_t *to = quevedo_key(piece, path_lo[before]);
    const uint8_t *gone = quevedo_key(ROOK, path_lo[before]);
    const uint8_t *turn = quevedo_random + CODE_SIDE;
    uint8_t byte;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        byte = hash_key[i][before] ^ *from ^ *to ^ *turn;
        if (quevedo_captured[before]) {
            byte ^= *gone;
        }
        hash_key[i][ply] = byte;
        from += ZOBRIST_STEP;
        to += ZOBRIST_STEP;
        gone += ZOBRIST_STEP;
        turn += ZOBRIST_STEP;
    }
}
