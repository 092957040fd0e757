/* save_sum.h: the checksum of saves (save_format.h). Static code: overlays are never in memory together, so each
 * one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SAVE_SUM_H
#define SHELL_SAVES_SAVE_SUM_H

#include <stdint.h>

static uint8_t sum_low;     /* checksum as in disk/loader.s: the sum of the bytes, */
static uint8_t sum_high;    /* and the sum of all these sums */

static void add_to_sum(uint8_t byte)
{
    sum_low += byte;
    sum_high += sum_low;
}

static void start_sum(void)
{
    sum_low = 0x54;
    sum_high = 0;
}

#endif
