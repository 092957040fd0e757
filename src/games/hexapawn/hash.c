/* hash.c: Zobrist key of a position; asm/games/hexapawn/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"

/* XORs what the move changed: the pawn's old and new square, a captured pawn, the side to move. */
void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t own = side == 0 ? SQUARES : 0; /* the mover is the other side */
    uint8_t from = (path_lo[before] >> 4) + own;
    uint8_t to = (path_lo[before] & 15) + own;
    uint8_t gone = (path_lo[before] & 15) + (SQUARES - own);
    uint8_t shift;
    uint8_t byte;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        shift = (uint8_t)(i * ZOBRIST_STEP);
        byte = hash_key[i][before] ^ hexapawn_random[from + shift]
            ^ hexapawn_random[to + shift] ^ hexapawn_random[CODE_SIDE + shift];
        if (hexapawn_taken[before] != EMPTY) {
            byte ^= hexapawn_random[gone + shift];
        }
        hash_key[i][ply] = byte;
    }
}
