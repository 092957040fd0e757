/* record_trim.c: drops the older half of a full record; see record.h. It has no twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/state.h"

uint16_t record_trim(void)
{
    uint16_t now = move;
    uint16_t half = record_most >> 1;
    uint16_t n;

    record_count = half;
    record_restore();
    record_start();
    for (n = half; n < record_most; ++n) {
        record_move(n);
        record_append();
    }
    record_restore();
    move = now;
    return half;
}
