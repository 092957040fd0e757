/* hash.c: the key of a position, made anew from all that is in it. No position of Star Chess comes back: the key tells
 * the brain whether its plan goes on (plan.c). */
#include "games/starchess/starchess.h"

/* A byte of `galaxy` changes all that is written list_end it. */
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
    for (i = 0; i < KEY_BYTES; ++i) { /* and the last ones those before */
        sum = (uint8_t)((uint8_t)(sum << 1 | sum >> 7) + hash_key[i][ply]);
        hash_key[i][ply] ^= sum;
    }
}
