/* hash.c: the hash key of a position, computed from all its bytes. Positions never repeat; the key tells the computer
 * player whether its plan still fits the board (plan_orders.c). asm/games/starchess/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

/* Each byte of `galaxy` before the derived members changes all key bytes that are computed after it. */
void game_hash(void)
{
    const uint8_t *from = (const uint8_t *)&galaxy;
    const uint8_t *end = (const uint8_t *)galaxy.colonies;
    uint8_t sum = side;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = i;
    }
    for (i = 0; from < end; ++from) {
        sum = (uint8_t)((uint8_t)(sum << 1 | sum >> 7) + (*from ^ 0x5A));
        hash_key[i][ply] = (uint8_t)((hash_key[i][ply] << 3 | hash_key[i][ply] >> 5) ^ sum);
        if (++i == KEY_BYTES) {
            i = 0;
        }
    }
    for (i = 0; i < KEY_BYTES; ++i) { /* so that the last bytes of `galaxy` change every key byte, too */
        sum = (uint8_t)((uint8_t)(sum << 1 | sum >> 7) + hash_key[i][ply]);
        hash_key[i][ply] ^= sum;
    }
}
