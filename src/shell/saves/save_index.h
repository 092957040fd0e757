/* save_index.h: the index of SAVES.DAT (save_format.h). Code of parts of the shell that are never in memory together:
 * so each has
 * its own copy. */
#ifndef SHELL_SAVES_SAVE_INDEX_H
#define SHELL_SAVES_SAVE_INDEX_H

#include <string.h>

#include "engine/text.h"
#include "shell/saves/save_format.h"

static StoreIndex saves;
static uint8_t number;      /* of the sector in hand, counted in the file */
static uint8_t saves_copy;  /* the one that counts; the other is written next */
static uint8_t sum_low;     /* as in disk/loader.s: of bytes, */
static uint8_t sum_high;    /* and of all these sums */

#define SECTOR text_buffer /* what is read and written; nobody else wants it meanwhile */
#define BYTE(n) ((uint8_t)SECTOR[n])
/* of the block `number` */
#define OWNER (number < SAVE_HALF ? saves.owners[number] & 15 : saves.owners[(uint8_t)(number - SAVE_HALF)] >> 4)
#define EVERY_UNFINISHED(entry) entry = SAVE_NAMED; entry < SAVE_ENTRIES; ++entry

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

/* Sector `number` of the file, and of no other. 0, or the fault. */
static uint8_t read_sector(void)
{
    if (!disk_read_sector(disk_first + number, (uint8_t *)SECTOR)
        && (uint8_t)(BYTE(DISK_DATA) ^ disk_mark) > disk_most) {
        disk_error = DISK_LINK;
    }
    return disk_error;
}

/* Of the copy in SECTOR. */
static void sum_index(void)
{
    uint8_t i;

    start_sum();
    for (i = 0; i < sizeof saves; ++i) {
        add_to_sum(BYTE(i));
    }
}

/* Finds the file and reads its index: an empty one, where there is none yet. A copy counts when it is whole, and later
 * than one that was read before. One that can be read is enough: a write may have broken off in the other. 0, or the
 * fault. */
static uint8_t read_index(void)
{
    uint8_t faults = 0;

    memset(&saves, 0, sizeof saves);
    saves_copy = 1;
    if (disk_find(SAVE_FILE, DISK_DATA_FILE)) {
        return disk_error;
    }
    if (disk_sectors != SAVE_TOTAL) {
        return disk_error = DISK_DAMAGED;
    }
    for (number = 0; number < 2; ++number) {
        if (read_sector()) {
            ++faults;
        } else if (BYTE(0) > SAVE_VERSION) {
            return disk_error = DISK_VERSION;
        } else {
            sum_index();
            if (BYTE(sizeof saves) == sum_low && BYTE(sizeof saves + 1) == sum_high
                && (!saves.version || (uint8_t)(BYTE(1) - saves.sequence) < 0x80)) {
                memcpy(&saves, SECTOR, sizeof saves);
                saves_copy = number;
            }
        }
    }
    if (faults < 2) {
        disk_error = 0;
    }
    return disk_error;
}

#define IS_GAME(entry, file) (saves.sides[entry] && !memcmp(saves.game[entry], file, SHELL_FILE))

#endif
