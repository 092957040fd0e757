/* key_to_root.c: see keys.h. A file of its own, because many games need only this. asm/engine/key_to_root.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/keys.h"

void key_to_root(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = hash_key[i][1];
    }
}
