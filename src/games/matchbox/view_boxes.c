/* view_boxes.c: the boxes of MENACE on the disk, in the file SAVEBOX.DAT: nine sectors, each with a version, a checksum
 * and a part of menace_beads. A part that was never written, or whose checksum is wrong because the power was cut while
 * it was written, starts with new boxes. Every tenth round is written; of a course that is not over the autosave has
 * the rounds since, which teach the boxes when it is loaded. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/disk.h"
#include "engine/record.h"
#include "engine/text.h"
#include "games/matchbox/view.h"
#include "texts/matchbox.h"

#define BOX_FILE "SAVEBOX" /* the names of saves start with SA (disk/bank.s) */
#define VERSION 1
#define SUM_AT 1
#define PART_AT 3
#define PART 121 /* a ninth of menace_beads */

#define sector ((uint8_t *)text_buffer) /* no text is written during disk access */

static uint8_t is_read; /* 1: menace_beads has what is on the disk */

/* Computes the checksum of the part in `sector` and stores it there: the sums of its bytes and of these sums. */
static void put_sum(void)
{
    uint8_t low = VERSION;
    uint8_t high = 0;
    uint8_t i;

    for (i = PART_AT; i < PART_AT + PART; ++i) {
        low += sector[i];
        high += low;
    }
    sector[SUM_AT] = low;
    sector[SUM_AT + 1] = high;
}

/* Reads a sector of the file. Returns 1 if it has a part of the boxes. */
static uint8_t read_part(uint8_t n)
{
    uint8_t low;
    uint8_t high;

    if (disk_read_sector(disk_first + n, sector)) {
        return 0;
    }
    low = sector[SUM_AT];
    high = sector[SUM_AT + 1];
    put_sum();
    return sector[0] == VERSION && sector[SUM_AT] == low && sector[SUM_AT + 1] == high;
}

void menace_load(void)
{
    uint8_t *part = menace_beads;
    uint8_t n;

    if (is_read) {
        return;
    }
    is_read = 1;
    if (rules == RULES_NEW || disk_find(BOX_FILE, DISK_DATA_FILE)) {
        return;
    }
    menace_new_boxes();
    for (n = 0; n < disk_sectors; ++n) {
        if (read_part(n)) {
            memcpy(part, sector + PART_AT, PART);
        }
        part += PART;
    }
    if (record_count) {
        record_restore(); /* a loaded game: its last rounds may not be on the disk yet */
    } else {
        menace_start = menace_age();
        record_start();
    }
}

uint8_t menace_save(void)
{
    uint8_t *part = menace_beads;
    uint8_t n;

    if (disk_find(BOX_FILE, DISK_DATA_FILE)) {
        return 0;
    }
    for (n = 0; n < disk_sectors; ++n) {
        if (!read_part(n) || memcmp(sector + PART_AT, part, PART)) {
            memcpy(sector + PART_AT, part, PART);
            sector[0] = VERSION;
            put_sum();
            if (disk_error || menace_write_sector(disk_first + n, sector)) {
                return 0;
            }
        }
        part += PART;
    }
    return 1;
}
