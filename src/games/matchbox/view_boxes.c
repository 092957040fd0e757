/* view_boxes.c: the boxes of MENACE on the disk, in the file SAVEBOX.DAT: nine sectors, each with a version, a checksum
 * and a part of menace_beads. A part that was never written, or whose checksum is wrong because the power was cut while
 * it was written, starts with new boxes. Every tenth round is written; of a course that is not over the autosave has
 * the rounds since, which teach the boxes when it is loaded. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/disk.h"
#include "engine/record.h"
#include "games/matchbox/view.h"
#include "texts/matchbox.h"

#define BOX_FILE "SAVEBOX" /* the names of saves start with SA (disk/bank.s) */
#define VERSION 1
#define SUM_AT 1
#define PART_AT 3
#define PART 121 /* a ninth of menace_beads */

static uint8_t sector[DISK_SECTOR];
static uint8_t is_read; /* 1: menace_beads has what is on the disk */

static uint16_t sum(void)
{
    uint16_t total = 0x1961;
    uint8_t i;

    for (i = 0; i < PART; ++i) {
        total = (uint16_t)(total << 1 | total >> 15) + sector[PART_AT + i];
    }
    return total;
}

/* Reads a sector of the file. Returns 1 if it has a part of the boxes. */
static uint8_t read_part(uint8_t n)
{
    return !disk_read_sector(disk_first + n, sector) && sector[0] == VERSION
        && (uint16_t)(sector[SUM_AT] | sector[SUM_AT + 1] << 8) == sum();
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
            if (disk_error) {
                return 0;
            }
            memcpy(sector + PART_AT, part, PART);
            sector[0] = VERSION;
            sector[SUM_AT] = (uint8_t)sum();
            sector[SUM_AT + 1] = (uint8_t)(sum() >> 8);
            if (menace_write_sector(disk_first + n, sector)) {
                return 0;
            }
        }
        part += PART;
    }
    return 1;
}
