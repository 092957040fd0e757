/* position_error.c: an error message that names a square; see position_error.h. It has no twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/position_error.h"

static char line[32];

const char *position_error_at(const char *words, uint8_t square)
{
    char *to = line;

    while (*words) {
        *to++ = *words++;
    }
    to[0] = (char)('a' + (square & 15));
    to[1] = (char)('1' + (square >> 4));
    to[2] = 0;
    return line;
}
