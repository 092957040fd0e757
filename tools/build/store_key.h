/* store_key.h: the key by which the overlay store knows a file (asm/plat/atari/store_code.inc), computed from the
 * eleven letters of its name in the directory. */
/* SPDX-License-Identifier: MIT */
#ifndef STORE_KEY_H
#define STORE_KEY_H

#include "atr.h"

static inline unsigned store_key(const char *name)
{
    unsigned low = 0, high = 0;

    for (int n = NAME_LETTERS + EXTENSION_LETTERS; n--;) {
        unsigned out = high >> 7;

        high = (high << 1 | low >> 7) & 0xFF;
        low = ((low << 1) + (unsigned char)name[n] + out) & 0xFF;
    }
    return high << 8 | low;
}

#endif
