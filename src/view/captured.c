/* captured.c: see captured.h. In the overlay library, not in the kernel. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "view/captured.h"

static const char letters[] = "PNBRQ";
uint8_t captured[CAPTURED_KINDS];

uint8_t captured_start(uint8_t who)
{
    const char *text = record_begin;
    uint8_t i;
    char c;

    memset(captured, 0, sizeof captured);
    if (!record_count) {
        return 0;
    }
    for (; *text != ' '; ++text) {
        c = *text;
        if (who) {
            c ^= 'p' ^ 'P';
        }
        for (i = 0; i < sizeof letters - 1; ++i) {
            if (letters[i] == c) {
                ++captured[i];
            }
        }
    }
    return 1;
}
