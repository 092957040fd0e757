/* write_overlay.c: see write_overlay.h. */
/* SPDX-License-Identifier: MIT */
#include "unit/write_overlay.h"
#include "shell/saves/blocks.c"

void overlay_fill(uint8_t junk)
{
    memset(&saves, junk, sizeof saves);
    memset(owner_of, junk, SAVE_TOTAL);
    at = junk;
    is_writing = junk;
    own = junk;
    number = junk;
    saves_copy = junk;
    sum_low = junk;
    sum_high = junk;
}

uint8_t overlay_has_index(void)
{
    static const SaveIndex none;

    return memcmp(&saves, &none, sizeof none) != 0;
}
