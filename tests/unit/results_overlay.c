/* results_overlay.c: the overlay RESULTS, as write_overlay.c is the overlay that writes saves. */
/* SPDX-License-Identifier: MIT */
#include "unit/write_overlay.h"
#include "shell/saves/results_write.c"

void results_overlay_fill(uint8_t junk)
{
    memset(&saves, junk, sizeof saves);
    number = junk;
    saves_copy = junk;
    sum_low = junk;
    sum_high = junk;
    has_results = junk;
}
