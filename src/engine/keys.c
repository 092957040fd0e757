/* keys.c: builds hash keys from features; see keys.h. asm/engine/keys.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"

void key_clear(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
}

void key_add(const uint8_t *bytes)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= *bytes;
        bytes += ZOBRIST_STEP;
    }
}

void key_start(const uint8_t *second)
{
    ply = 0;
    reversible_plies[0] = 0;
    key_clear();
    if (side) {
        key_add(second);
    }
}

void key_from_parent(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][ply - 1];
    }
}
