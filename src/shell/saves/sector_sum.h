/* sector_sum.h: the checksum of the index of SAVES.DAT, and of its results (save_format.h). Static code, as
 * save_sum.h. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SECTOR_SUM_H
#define SHELL_SAVES_SECTOR_SUM_H

#include "engine/text.h"
#include "shell/saves/save_format.h"
#include "shell/saves/save_sum.h"

#define SECTOR text_buffer /* sector buffer: no text is written during disk access */
#define BYTE(n) ((uint8_t)SECTOR[n])

/* Computes the checksum of the copy of the index, or of the results, in SECTOR. */
static void sum_index(void)
{
    uint8_t i;

    start_sum();
    for (i = 0; i < sizeof(SaveIndex); ++i) {
        add_to_sum(BYTE(i));
    }
}

/* Computes it. Returns 1 if it is the one that SECTOR has. */
static uint8_t is_sum_right(void)
{
    sum_index();
    return BYTE(sizeof(SaveIndex)) == sum_low && BYTE(sizeof(SaveIndex) + 1) == sum_high;
}

#endif
