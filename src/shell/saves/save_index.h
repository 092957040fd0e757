/* save_index.h: reads the index of SAVES.DAT (save_format.h). Static code: overlays are never in memory together, so
 * each one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SAVE_INDEX_H
#define SHELL_SAVES_SAVE_INDEX_H

#include <string.h>

#include "engine/text.h"
#include "shell/saves/save_format.h"

static SaveIndex saves;
static uint8_t number;      /* current sector of the file, from 0 */
static uint8_t saves_copy;  /* the valid copy, 0 or 1; the other one is written next */
static uint8_t sum_low;     /* checksum as in disk/loader.s: the sum of the bytes, */
static uint8_t sum_high;    /* and the sum of all these sums */

#define SECTOR text_buffer /* sector buffer: no text is written during disk access */
#define BYTE(n) ((uint8_t)SECTOR[n])
/* Owner of sector `number`: entry + 1, or 0 if it is free. */
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

/* Reads sector `number` of the file, and checks that it belongs to the file. Returns 0 or the disk error. */
static uint8_t read_sector(void)
{
    if (!disk_read_sector(disk_first + number, (uint8_t *)SECTOR)
        && (uint8_t)(BYTE(DISK_DATA) ^ disk_mark) > disk_most) {
        disk_error = DISK_LINK;
    }
    return disk_error;
}

/* Computes the checksum of the copy of the index in SECTOR. */
static void sum_index(void)
{
    uint8_t i;

    start_sum();
    for (i = 0; i < sizeof saves; ++i) {
        add_to_sum(BYTE(i));
    }
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
        } else {
            sum_index();
            if (BYTE(sizeof saves) == sum_low && BYTE(sizeof saves + 1) == sum_high
                && (!saves.version || (uint8_t)(BYTE(1) - saves.sequence) < 0x80)) {
                memcpy(&saves, SECTOR, sizeof saves);
#ifdef READS_PLAYER
                if (!shell_player) {
                    shell_player = BYTE(SAVE_PLAYER_AT);
                }
#endif
                saves_copy = number;
            }
        }
    }
    if (errors < 2) {
        disk_error = 0;
    }
    return disk_error;
}

#define IS_GAME(entry, file) (saves.sides[entry] && !memcmp(saves.game[entry], file, SHELL_FILE))

#endif
