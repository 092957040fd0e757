/* saves_image.c: see saves.h. The shell's files shell/saves/load.c, blocks.c and write.c run on the host as they do on
 * the Atari. This file has the disk functions that they call; saves_shell_stubs.c stands for the rest of the shell. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "../../tools/build/atr.h"
#include "host/bad_input.h"
#include "host/saves.h"
#include "plat/disk.h"
#include "plat/machine.h"

#define NAME_LENGTH (NAME_LETTERS + EXTENSION_LETTERS)

/* ---- the image ---- */

static uint8_t image[ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES + 1];
static size_t image_bytes;
static const char *image_name;

static unsigned word_at(const uint8_t *at)
{
    return at[0] | (unsigned)at[1] << 8;
}

void saves_open_disk(const char *name)
{
    FILE *file = fopen(name, "rb");

    if (!file) {
        bad_input("cannot read the disk image", name);
    }
    image_name = name;
    image_bytes = fread(image, 1, sizeof image, file);
    fclose(file);
    if (image_bytes < ATR_HEADER_BYTES + SINGLE_SECTORS * SECTOR_BYTES || image_bytes == sizeof image
        || image[0] != ATR_MAGIC_LOW
        || image[1] != ATR_MAGIC_HIGH || word_at(image + ATR_SECTOR_BYTES_AT) != SECTOR_BYTES) {
        bad_input("not an ATR image of one of our disks", name);
    }
}

void saves_write_disk(void)
{
    FILE *file = fopen(image_name, "r+b");
    int is_good = file && fwrite(image, 1, image_bytes, file) == image_bytes;

    if (file && fclose(file) != 0) {
        is_good = 0;
    }
    if (!is_good) {
        bad_input("cannot write the disk image", image_name);
    }
}

/* Returns the address of a sector in the image, or 0 if there is no such sector. */
static uint8_t *sector_at(unsigned sector)
{
    size_t at = ATR_HEADER_BYTES + (size_t)(sector - 1) * SECTOR_BYTES;

    return sector && at + SECTOR_BYTES <= image_bytes ? image + at : 0;
}

uint8_t disk_read_sector(uint16_t sector, uint8_t *to)
{
    const uint8_t *from = sector_at(sector);

    if (from) {
        memcpy(to, from, SECTOR_BYTES);
    }
    return disk_error = from ? DISK_OK : DISK_REFUSED;
}

uint8_t disk_write_sector(uint16_t sector, const uint8_t *from)
{
    uint8_t *to = sector_at(sector);

    if (to) {
        memcpy(to, from, SECTOR_BYTES);
    }
    return disk_error = to ? DISK_OK : DISK_REFUSED;
}

/* Finds data files only; the save code asks for nothing else. */
uint8_t disk_find(const char *file, uint8_t kind)
{
    char name[NAME_LENGTH + 2];
    unsigned number;

    snprintf(name, sizeof name, "%-8sDAT", file);
    for (number = 0; number < ENTRIES && kind == DISK_DATA_FILE; ++number) {
        const uint8_t *entry = sector_at(DIRECTORY_SECTOR + number / ENTRIES_A_SECTOR)
            + number % ENTRIES_A_SECTOR * ENTRY_BYTES;

        if (!(entry[ENTRY_FLAG_AT] & FLAG_DELETED) && memcmp(entry + ENTRY_NAME_AT, name, NAME_LENGTH) == 0) {
            disk_first = (uint16_t)word_at(entry + ENTRY_FIRST_AT);
            disk_sectors = entry[ENTRY_COUNT_AT];
            disk_most = entry[ENTRY_FLAG_AT] & FLAG_LARGE ? LARGE_MOST : entry[ENTRY_FLAG_AT] & FLAG_LINKS;
            disk_mark = entry[ENTRY_FLAG_AT] & FLAG_LARGE ? 0 : (uint8_t)(number << LINK_NUMBER_SHIFT);
            return disk_error = DISK_OK;
        }
    }
    return disk_error = DISK_NO_FILE;
}

const char *machine_error_text(void)
{
    return disk_error == DISK_NO_FILE ? "this disk has no file SAVES.DAT" : "the saves of this disk are damaged";
}
