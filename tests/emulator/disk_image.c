/* disk_image.c: see disk_image.h. Written independently of src/shell/saves/save_index.h and load.c, so that it checks
 * them. */
/* SPDX-License-Identifier: MIT */
#include "disk_image.h"
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SECTOR 128
#define DIRECTORY 361
#define ENTRIES 64
#define ENTRY 16
#define ENTRY_NAME 5
#define SUM_SEED 0x54

static char path[] = P_tmpdir "/trog_image.XXXXXX";

static void remove_path(void) { unlink(path); }

const char *image_path(const Image *image)
{
    static int is_made;
    FILE *file;

    if (!is_made++) {
        close(mkstemp(path));
        atexit(remove_path);
    }
    file = fopen(path, "wb");
    if (!file || fwrite(image->bytes, 1, image->size, file) != image->size || fclose(file) != 0) {
        fprintf(stderr, "%s cannot be written\n", path);
        exit(2);
    }
    return path;
}

void image_read(Image *image, const char *from)
{
    FILE *file = fopen(from, "rb");

    if (!file) {
        fprintf(stderr, "%s cannot be read\n", from);
        exit(2);
    }
    image->size = fread(image->bytes, 1, IMAGE_MOST, file);
    fclose(file);
}

void image_power_off(Image *image)
{
    emu_stop();
    image_read(image, emu_disk());
}

uint8_t *image_sector(Image *image, unsigned sector)
{
    return image->bytes + IMAGE_HEADER + (sector - 1) * SECTOR;
}

uint8_t *image_file(Image *image, const char *name)
{
    for (unsigned n = 0; n < ENTRIES; n++) {
        uint8_t *entry = image_sector(image, DIRECTORY + n / 8) + n % 8 * ENTRY;

        if (memcmp(entry + ENTRY_NAME, name, ENTRY - ENTRY_NAME) == 0) {
            return entry;
        }
    }
    return NULL;
}

uint8_t *image_saves(Image *image, unsigned number)
{
    const uint8_t *entry = image_file(image, "SAVES   DAT");

    if (!entry) {
        fputs("no SAVES.DAT on the disk\n", stderr);
        exit(2);
    }
    return image_sector(image, entry[3] + 256u * entry[4] + number);
}

/* ---- the index ---- */

/* Returns the checksum. Low byte: SUM_SEED plus all bytes. High byte: the sum of all intermediate low bytes. */
static unsigned sum_of(const uint8_t *bytes, size_t count)
{
    uint8_t low = SUM_SEED, high = 0;

    while (count--) {
        low = (uint8_t)(low + *bytes++);
        high = (uint8_t)(high + low);
    }
    return low | (unsigned)high << 8;
}

static int is_whole(const uint8_t *sector)
{
    return sum_of(sector, sizeof(SaveIndex)) == (sector[sizeof(SaveIndex)] | (unsigned)sector[sizeof(SaveIndex) + 1]
        << 8);
}

SaveIndex *image_index(Image *image)
{
    uint8_t *first = image_saves(image, 0), *second = image_saves(image, 1);

    if (!is_whole(first) || !is_whole(second)) {
        return (SaveIndex *)(is_whole(first) ? first : is_whole(second) ? second : NULL);
    }
    return (SaveIndex *)((int8_t)(second[1] - first[1]) > 0 ? second : first);
}

void image_checksum(SaveIndex *index)
{
    uint8_t *sector = (uint8_t *)index;
    unsigned sum = sum_of(sector, sizeof *index);

    sector[sizeof *index] = (uint8_t)sum;
    sector[sizeof *index + 1] = (uint8_t)(sum >> 8);
}

/* ---- saves ---- */

unsigned image_block(Image *image, unsigned entry, unsigned from)
{
    const SaveIndex *index = image_index(image);

    for (; from < SAVE_TOTAL; from++) {
        unsigned owner = from < SAVE_HALF ? index->owners[from] & 15u : index->owners[from - SAVE_HALF] >> 4;

        if (owner == entry + 1) {
            break;
        }
    }
    return from;
}

/* Copies a save with its blocks joined, followed by zeros. */
static const uint8_t *save_bytes(Image *image, unsigned entry)
{
    static uint8_t bytes[SAVE_TOTAL * DISK_DATA];
    unsigned at = 0;

    memset(bytes, 0, sizeof bytes);
    for (unsigned n = SAVE_FIRST; (n = image_block(image, entry, n)) < SAVE_TOTAL; n++) {
        memcpy(bytes + at++ * DISK_DATA, image_saves(image, n), DISK_DATA);
    }
    return bytes;
}

const char *image_describe_entry(Image *image, unsigned entry)
{
    static char text[200];
    const SaveIndex *index = image_index(image);
    const uint8_t *bytes;
    size_t position = SAVE_RULES_AT + SAVE_RULES + 2, size;
    unsigned moves, sum;

    if (!index || !index->sides[entry]) {
        return "empty";
    }
    bytes = save_bytes(image, entry);
    moves = bytes[position - 2] + 256u * bytes[position - 1];
    size = position + strlen((const char *)bytes + position) + 1 + 2 * moves + sizeof(SaveEnd);
    if (size > (SAVE_TOTAL - SAVE_FIRST) * DISK_DATA) {
        return "damaged";
    }
    sum = sum_of(bytes, size);
    if (sum != (index->sum_low[entry] | (unsigned)index->sum_high[entry] << 8)) {
        return "damaged";
    }
    snprintf(text, sizeof text, "%.8s %u%s '%.8s' '%.16s' %u moves, sum %04X", index->game[entry], index->turn[entry],
        index->sides[entry] & SAVE_OVER ? " over" : "", (const char *)bytes + SAVE_NAME_AT,
        (const char *)bytes + SAVE_RULES_AT, moves, sum);
    return text;
}

const char *image_describe(Image *image)
{
    static char text[SAVE_ENTRIES * 200];

    text[0] = 0;
    for (unsigned entry = 0; entry < SAVE_ENTRIES; entry++) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%u: %s\n", entry,
            image_describe_entry(image, entry));
    }
    return text;
}
