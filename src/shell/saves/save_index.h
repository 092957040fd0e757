/* save_index.h: reads the index of SAVES.DAT (save_format.h). Static code: overlays are never in memory together, so
 * each one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SAVE_INDEX_H
#define SHELL_SAVES_SAVE_INDEX_H

#include <string.h>

#include "shell/saves/sector_sum.h"

static SaveIndex saves;
static uint8_t number;      /* current sector of the file, from 0 */
static uint8_t saves_copy;  /* the valid copy, 0 or 1; the other one is written next */

/* Owner of sector `number`: entry + 1, or 0 if it is free. */
#define OWNER (number < SAVE_HALF ? saves.owners[number] & 15 : saves.owners[(uint8_t)(number - SAVE_HALF)] >> 4)
#define EVERY_UNFINISHED(entry) entry = SAVE_NAMED; entry < SAVE_ENTRIES; ++entry

/* Reads sector `number` of the file, and checks that it belongs to the file. Returns 0 or the disk error. */
static uint8_t read_sector(void)
{
    if (!disk_read_sector(disk_first + number, (uint8_t *)SECTOR)
        && (uint8_t)(BYTE(DISK_DATA) ^ disk_mark) > disk_most) {
        disk_error = DISK_LINK;
    }
    return disk_error;
}

/* Finds the file and reads its index to `saves`, which is empty if nothing was saved yet. A copy is valid if its
 * checksum is right; of two valid copies the later one counts. One readable copy is enough, because an interrupted
 * write may have damaged the other. Returns 0 or the disk error. */
static uint8_t read_index(void)
{
    uint8_t errors = 0;

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
            ++errors;
        } else if (BYTE(0) > SAVE_VERSION) {
            return disk_error = DISK_VERSION;
        } else if (is_sum_right() && (!saves.version || (uint8_t)(BYTE(1) - saves.sequence) < 0x80)) {
            memcpy(&saves, SECTOR, sizeof saves);
#ifdef READS_PLAYER
            if (!shell_player) {
                shell_player = BYTE(SAVE_PLAYER_AT);
            }
#endif
            saves_copy = number;
        }
    }
    if (errors < 2) {
        disk_error = 0;
    }
    return disk_error;
}

#define IS_GAME(entry, file) (saves.sides[entry] && !memcmp(saves.game[entry], file, SHELL_FILE))

#endif
