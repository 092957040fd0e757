/* results_write.c: see results_write.h. autosave.c calls it after the end of a game. The new results go to a free
 * block, then the index is written, as save_format.h explains. In the overlay RESULTS. */
/* SPDX-License-Identifier: MIT */
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/screen/board.h"
#include "shell/saves/save_index.h"
#include "shell/saves/results_count.h"
#include "shell/saves/results_write.h"
#include "texts/shell.h"

/* Makes `who` the owner of sector `number`. */
static void set_owner(uint8_t who)
{
    uint8_t at = number;
    uint8_t two; /* two owners in a byte of the index */

    if (at < SAVE_HALF) {
        two = saves.owners[at] & 0xF0;
        two |= who;
    } else {
        at -= SAVE_HALF;
        two = (uint8_t)(who << 4);
        two |= saves.owners[at] & 0x0F;
    }
    saves.owners[at] = two;
}

/* Sets `number` to the first sector of this owner. Returns it, or 0 if there is none. */
static uint8_t find_owner(uint8_t who)
{
    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (OWNER == who) {
            return number;
        }
    }
    return 0;
}

/* Writes SECTOR, with its checksum and its link, to sector `number`: the sectors are consecutive. */
static void write_sector(void)
{
    uint16_t at = disk_first + number;
    uint16_t next = at + 1;

    if (number == SAVE_TOTAL - 1) {
        next = 0;
    }
    sum_index();
    SECTOR[sizeof saves] = (char)sum_low;
    SECTOR[sizeof saves + 1] = (char)sum_high;
    SECTOR[SAVE_PLAYER_AT] = (char)shell_player;
    SECTOR[DISK_DATA] = (char)(disk_mark | (uint8_t)(next >> 8));
    SECTOR[DISK_DATA + 1] = (char)next;
    SECTOR[DISK_DATA + 2] = DISK_DATA;
    disk_write_result(at, (const uint8_t *)SECTOR);
}

/* 1: sector `number` belongs to the file, or cannot be read: then only a write that was interrupted can have done
 * that. */
static uint8_t may_write(void)
{
    return !read_sector() || disk_error == DISK_UNREADABLE || disk_error == DISK_GARBLED;
}

static uint8_t has_results; /* 1: the new block of results is on the disk */

/* Writes the results to a free block, with shell_results added, and makes it their block. Without a free block, or if
 * it cannot be written, the index stays as it is. Damaged results are forgotten. */
static void write_results(void)
{
    uint8_t old;
    uint8_t new;

    has_results = 0;
    new = find_owner(0);
    if (!shell_results[1] || !new || !may_write()) {
        return;
    }
    old = find_owner(SAVE_RESULTS);
    if (!old || read_sector() || !is_sum_right()) {
        memset(SECTOR, 0, sizeof saves);
    }
    results_merge();
    number = new;
    write_sector();
    if (disk_error) {
        return;
    }
    set_owner(SAVE_RESULTS);
    if (old) {
        number = old;
        set_owner(0);
    }
    has_results = 1;
}

/* Removes the autosave of the loaded game from the index. Returns 1 if there was one. */
static uint8_t drop_autosave(void)
{
    uint8_t entry;

    if (autosave_exists != AUTOSAVE_RESULT) {
        for (EVERY_UNFINISHED(entry)) {
            if (IS_GAME(entry, shell_entry.file)) {
                saves.sides[entry] = 0;
                ++entry;
                while (find_owner(entry)) {
                    set_owner(0);
                }
                return 1;
            }
        }
    }
    return 0;
}

uint8_t results_write(void)
{
    const char *why;

    results_count();
    if (!read_index()) {
        write_results();
        disk_error = 0;
        if (drop_autosave() || has_results) {
            saves.version = SAVE_VERSION;
            ++saves.sequence;
            number = saves_copy ^ 1;
            if (may_write()) {
                memcpy(SECTOR, &saves, sizeof saves);
                write_sector();
            }
        }
    }
    if (!disk_error) {
        autosave_exists = 0;
        if (has_results) {
            memset(shell_results, 0, sizeof shell_results);
        }
    } else if (autosave_exists != AUTOSAVE_RESULT) {
        why = TEXT_SAVES_PROTECTED;
        if (disk_error != DISK_PROTECTED) {
            why = machine_error_text();
        }
        status_refuse(why);
        input_wait_frames(90);
    }
    return 0;
}
