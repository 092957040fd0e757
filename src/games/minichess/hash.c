/* hash.c: the Zobrist key of a position; asm/games/minichess/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t to = path_lo[before];
    uint8_t piece = minichess_board[to];
    uint8_t taken = minichess_taken[before];
    uint8_t left = minichess_plies_left - ply;
    uint16_t gone = minichess_code(piece, minichess_kind_before[before], path_hi[before]);
    uint16_t come = minichess_code(piece, minichess_kind[piece & NUMBER], to);
    uint16_t fallen = taken ? minichess_code(taken, minichess_kind[taken & NUMBER], to) : 0;
    uint16_t step;
    uint8_t key;
    uint8_t i;

    for (i = 0, step = 0; i < KEY_BYTES; ++i, step += ZOBRIST_STEP) {
        key = hash_key[i][before] ^ minichess_random[CODE_SIDE + step];
        if (to) { /* not a null move */
            key ^= minichess_random[gone + step] ^ minichess_random[come + step];
            if (taken) {
                key ^= minichess_random[fallen + step];
            }
        }
        if (left < LEFT_SEEN) {
            key ^= minichess_random[CODE_LEFT + left + step];
            if (left + 1 < LEFT_SEEN) {
                key ^= minichess_random[CODE_LEFT + left + 1 + step];
            }
        }
        hash_key[i][ply] = key;
    }
}
