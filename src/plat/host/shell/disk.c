/* disk.c: the disk drive: the sectors of the disk image that the test has inserted. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "../tools/build/atr.h"
#include "plat/disk.h"
#include "plat/network.h"
#include "plat/host/shell/host.h"

uint8_t disk_error;
uint8_t disk_ahead;
uint16_t disk_first;
uint8_t disk_sectors;
uint8_t disk_mark;
uint8_t disk_most;

#define DOTS_END 32
#define WRITE_FRAMES 5 /* writing a sector and reading it back */
#define FILE_FRAMES 1 /* unpacking a sector takes time as well */
#define OVERLAY_SECTORS 9 /* of an overlay of usual length */
#define NAME_LENGTH (NAME_LETTERS + EXTENSION_LETTERS)
static char found[NAME_LENGTH + 1]; /* the file of the last disk_find */
static const char *const kinds[] = { "OVL", "SYS", "DAT" };

static uint8_t *sector_at(unsigned sector)
{
    size_t at = ATR_HEADER_BYTES + (size_t)(sector - 1) * SECTOR_BYTES;

    return sector && at + SECTOR_BYTES <= host->disk_bytes ? host->disk + at : 0;
}

/* Takes the time of one sector. Returns 0 or the error of a drive that is off. */
static uint8_t turn_disk(void)
{
    if (host->is_slow) {
        host_frames(SLOW_FRAMES);
    }
    return host->is_drive_off || !host->disk_bytes ? DISK_NO_ANSWER : DISK_OK;
}

uint8_t disk_read_sector(uint16_t sector, uint8_t *to)
{
    const uint8_t *from = sector_at(sector);

    disk_error = turn_disk();
    if (!disk_error && !from) {
        disk_error = DISK_REFUSED;
    }
    if (!disk_error) {
        memcpy(to, from, SECTOR_BYTES);
    }
    return disk_error;
}

uint8_t disk_write_sector(uint16_t sector, const uint8_t *from)
{
    uint8_t *to = sector_at(sector);

    host_frames(WRITE_FRAMES);
    disk_error = turn_disk();
    if (!disk_error) {
        disk_error = host->is_protected ? DISK_PROTECTED : to ? DISK_OK : DISK_REFUSED;
    }
    if (!disk_error) {
        memcpy(to, from, SECTOR_BYTES);
    }
    return disk_error;
}

uint8_t disk_write_result(uint16_t sector, const uint8_t *from)
{
    return disk_write_sector(sector, from);
}

uint8_t disk_write_network(uint16_t sector, const uint8_t *from)
{
    return disk_write_sector(sector, from);
}

uint8_t disk_find(const char *file, uint8_t kind)
{
    const uint8_t *entry;
    unsigned number;

    snprintf(found, sizeof found, "%-8.8s%s", file, kinds[kind]);
    disk_ahead &= DISK_AHEAD;
    disk_error = turn_disk();
    for (number = 0; number < ENTRIES && !disk_error; ++number) {
        entry = sector_at(DIRECTORY_SECTOR + number / ENTRIES_A_SECTOR);
        if (!entry) {
            return disk_error = DISK_REFUSED;
        }
        entry += number % ENTRIES_A_SECTOR * ENTRY_BYTES;
        if (entry[ENTRY_FLAG_AT] == FLAG_NEVER_USED) {
            break;
        }
        if (!(entry[ENTRY_FLAG_AT] & FLAG_DELETED) && memcmp(entry + ENTRY_NAME_AT, found, NAME_LENGTH) == 0) {
            disk_first = (uint16_t)(entry[ENTRY_FIRST_AT] | entry[ENTRY_FIRST_AT + 1] << 8);
            disk_sectors = entry[ENTRY_COUNT_AT];
            disk_most = entry[ENTRY_FLAG_AT] & FLAG_LARGE ? LARGE_MOST : entry[ENTRY_FLAG_AT] & FLAG_LINKS;
            disk_mark = entry[ENTRY_FLAG_AT] & FLAG_LARGE ? 0 : (uint8_t)(number << LINK_NUMBER_SHIFT);
            return DISK_OK;
        }
    }
    return disk_error = disk_error ? disk_error : DISK_NO_FILE;
}

/* Ends reading a file: a damaged one is noticed when all of it has been read. */
static uint8_t verify(void)
{
    return disk_error = host->bad_file[0] && !strcmp(host->bad_file, found) ? DISK_DAMAGED : DISK_OK;
}

/* Shows a dot for every second sector at screen_row, screen_column, if there is a space. */
static void show_dot(unsigned left)
{
    if (!(left & 1) || screen_column >= DOTS_END) {
        return;
    }
    if (host->memory[frame_place()]) {
        ++screen_column;
    } else {
        screen_put('.' - ' ');
    }
}

/* Reads at most this many sectors of a file. A test damages them by the name `piece`. */
static uint8_t read_sectors(const char *file, uint8_t kind, const char *piece, uint8_t piece_kind, uint8_t most)
{
    static unsigned left;
    static char begun[NAME_LENGTH + 1];

    if (disk_ahead == (DISK_AHEAD | DISK_BEGUN)) {
        if (strncmp(begun, piece, strlen(piece))) { /* the Atari would continue the other file */
            host_fail("reading ahead goes on with", piece);
        }
        disk_ahead = DISK_AHEAD;
        if (turn_disk()) {
            return disk_error = DISK_NO_ANSWER;
        }
        memcpy(found, begun, sizeof found);
        --left;
        host_frame();
    } else {
        if (disk_find(file, kind)) {
            return disk_error;
        }
        left = disk_sectors < most ? disk_sectors : most;
        snprintf(found, sizeof found, "%-8.8s%s", piece, kinds[piece_kind]);
        memcpy(begun, found, sizeof begun);
    }
    if (disk_ahead && left) {
        disk_ahead |= DISK_BEGUN;
        return disk_error = DISK_PAUSED;
    }
    for (; left; --left) {
        host_frames(FILE_FRAMES);
        if (turn_disk()) {
            return disk_error = DISK_NO_ANSWER;
        }
        show_dot(left);
    }
    return verify();
}

uint8_t disk_read_file(const char *file, uint8_t kind)
{
    return disk_read_piece(file, kind, 255);
}

uint8_t disk_read_piece(const char *file, uint8_t kind, uint8_t most)
{
    return read_sectors(file, kind, file, kind, most);
}

uint8_t disk_read_overlay(const char *name)
{
    return read_sectors("SHELL", DISK_DATA_FILE, name, DISK_SHELL_FILE, OVERLAY_SECTORS);
}
