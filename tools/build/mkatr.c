/* mkatr.c: writes a bootable ATR disk image with an Atari DOS 2.0S file system (-e: enhanced density, DOS 2.5; -l: a
   large disk with a MyDOS file system). disk/disk.mk calls it. With -f no sectors stay free between files: a file that
   may be in pieces takes the first free ones (disk/bank.mk).

     mkatr [-e | -l | -f] OUT.atr BOOT.bin[@KIND] NAME=FILE[@KIND][+FILE[@KIND]...][:BYTES] ...

   BOOT.bin is written to sectors 1 and up; its byte 1 must be its own length in sectors.
   NAME=FILE stores FILE under NAME (8.3). Several files joined by + become one file, in which each starts in a new
   sector, as if DOS had appended it. With :BYTES the last is exactly BYTES long: FILE, then zeros; FILE may not be
   longer. So SAVES.DAT=/dev/null:4096 preallocates 4096 zeros. The sectors of a file NAME.DAT are contiguous, so that a
   program can address them by number; other files may be in pieces. The space used is printed by file and by KIND. With
   KIND,KIND=BYTES the last BYTES bytes of a file belong to the second kind. The three reserved boot sectors count for
   no kind. */
/* SPDX-License-Identifier: MIT */
#include "mkatr.h"
#include "store_key.h"
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int sectors;
    int last_file_sector;
    int total;
    int code;
    int map_bytes;
    int first_system_sector;
    int flag;
} Format;

static const Format single_density = {SINGLE_SECTORS, SINGLE_LAST_SECTOR, SINGLE_TOTAL, VTOC_CODE, VTOC_MAP_BYTES,
    VTOC_SECTOR, FLAG_FILE};
static const Format enhanced = {ENHANCED_SECTORS, ENHANCED_LAST_SECTOR, ENHANCED_TOTAL, VTOC_CODE, VTOC_MAP_BYTES,
    VTOC_SECTOR, FLAG_FILE};
static const Format large = {LARGE_SECTORS, LARGE_SECTORS, LARGE_TOTAL, VTOC_LARGE_CODE, VTOC_LARGE_MAP_BYTES,
    VTOC_LARGE_LAST, FLAG_FILE | FLAG_LARGE};
static const Format *format = &single_density;
static int is_filling; /* -f */

static uint8_t image[LARGE_SECTORS + 1][SECTOR_BYTES]; /* [0] is not used */
static uint8_t in_use[VTOC_LARGE_END];

void fail(const char *text, ...)
{
    va_list arguments;

    va_start(arguments, text);
    fputs("mkatr: ", stderr);
    vfprintf(stderr, text, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static void put_word(uint8_t *at, int value)
{
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}

static void place_boot(char *path)
{
    char *kind = split_kind(path);
    long limit = (long)BOOT_SECTORS_LIMIT * SECTOR_BYTES;
    uint8_t *content;
    long bytes = read_file(path, &content, limit);
    int sectors = (int)((bytes + SECTOR_BYTES - 1) / SECTOR_BYTES);

    if (bytes == 0) {
        fail("%s: the boot file is empty", path);
    }
    if (bytes > limit) {
        fail("%s: the boot file is longer than %d sectors", path, BOOT_SECTORS_LIMIT);
    }
    if (bytes <= BOOT_COUNT_AT || content[BOOT_COUNT_AT] != sectors) {
        fail("%s: byte 1 says %d boot sectors, the file has %d", path, content[BOOT_COUNT_AT], sectors);
    }
    memcpy(image[1], content, (size_t)bytes);
    free(content);
    for (int sector = 1; sector <= sectors || sector <= BOOT_SECTORS_RESERVED; sector++) {
        in_use[sector] = 1;
    }
    if (sectors > BOOT_SECTORS_RESERVED) {
        count_kind(kind, bytes, sectors - BOOT_SECTORS_RESERVED);
    }
}

static void reserve_system_sectors(void)
{
    in_use[0] = 1;
    for (int sector = format->first_system_sector; sector < DIRECTORY_SECTOR + DIRECTORY_SECTORS; sector++) {
        in_use[sector] = 1;
    }
    for (int sector = format->last_file_sector + 1; sector < VTOC_LARGE_END; sector++) {
        in_use[sector] = 1;
    }
    if (format == &enhanced) {
        in_use[SINGLE_LAST_SECTOR + 1] = 1;
    }
}

static int free_between(int first, int last)
{
    int count = 0;

    for (int sector = first; sector <= last; sector++) {
        count += !in_use[sector];
    }
    return count;
}

/* Finds the first run of `wanted` free sectors, or the longest run if there is none. Returns its start and length. */
static int find_run(int wanted, int *run_sectors)
{
    int best_start = 0, best_sectors = 0;

    for (int sector = 1; sector <= format->last_file_sector; sector++) {
        int start = sector;

        while (sector <= format->last_file_sector && !in_use[sector]) {
            sector++;
        }
        if (sector - start > best_sectors) {
            best_start = start;
            best_sectors = sector - start;
            if (best_sectors >= wanted) {
                break;
            }
        }
    }
    *run_sectors = best_sectors < wanted ? best_sectors : wanted;
    return best_start;
}

static int is_contiguous(const StoredFile *file)
{
    return memcmp(file->packed_name + NAME_LETTERS, "DAT", EXTENSION_LETTERS) == 0;
}

/* Chooses as few runs as possible, in rising order, so that the drive's head never moves back inside a file. */
static void choose_sectors(const StoredFile *file, int *chosen)
{
    uint8_t taken[LARGE_SECTORS + 1] = {0};
    int count = 0;

    while (count < file->sectors) {
        int run_sectors;
        int start = find_run(is_filling && !is_contiguous(file) ? 1 : file->sectors - count, &run_sectors);

        if (run_sectors < file->sectors && is_contiguous(file)) {
            fail("%s: does not fit: needs %d contiguous sectors, %d are free", file->name, file->sectors, run_sectors);
        }
        for (int sector = start; sector < start + run_sectors; sector++) {
            in_use[sector] = taken[sector] = 1;
        }
        count += run_sectors;
    }
    for (int sector = 1; sector <= format->last_file_sector; sector++) {
        if (taken[sector]) {
            *chosen++ = sector;
        }
    }
}

static void check_space(const StoredFile *file)
{
    int left = free_between(1, format->last_file_sector);

    if (file->sectors > left) {
        fail("%s: does not fit: needs %d sectors, %d are free", file->name, file->sectors, left);
    }
}

static void write_entry(const StoredFile *file, unsigned number, int last)
{
    uint8_t *entry = image[DIRECTORY_SECTOR + number / ENTRIES_A_SECTOR] + number % ENTRIES_A_SECTOR * ENTRY_BYTES;

    entry[ENTRY_FLAG_AT] = (uint8_t)(format == &enhanced && last > SINGLE_LAST_SECTOR ? FLAG_EXTENDED : format->flag);
    put_word(entry + ENTRY_COUNT_AT, file->sectors);
    put_word(entry + ENTRY_FIRST_AT, file->first_sector);
    memcpy(entry + ENTRY_NAME_AT, file->packed_name, sizeof file->packed_name);
}

static void place_file(StoredFile *file, unsigned number)
{
    int chosen[LARGE_SECTORS + 1];
    unsigned mark = format->flag & FLAG_LARGE ? 0 : number << LINK_NUMBER_SHIFT;
    const uint8_t *from = file->content;
    long *left = file->piece_bytes; /* bytes of the current piece that are still to be placed */
    const long *last = file->piece_bytes + PIECES_LIMIT - 1;

    check_space(file);
    choose_sectors(file, chosen);
    for (int index = 0; index < file->sectors; index++) {
        uint8_t *sector = image[chosen[index]];
        int next = index + 1 < file->sectors ? chosen[index + 1] : 0;
        long count;

        while (*left == 0 && left < last) {
            left++;
        }
        count = *left < DATA_BYTES ? *left : DATA_BYTES;
        memcpy(sector, from, (size_t)count);
        from += count;
        *left -= count;
        sector[LINK_HIGH_AT] = (uint8_t)(mark | (unsigned)next >> 8);
        sector[LINK_LOW_AT] = (uint8_t)next;
        sector[LINK_COUNT_AT] = (uint8_t)count;
    }
    file->first_sector = chosen[0];
    write_entry(file, number, chosen[file->sectors - 1]);
}

static void write_map(uint8_t *map, int first_sector, int map_bytes)
{
    for (int offset = 0; offset < map_bytes * 8; offset++) {
        if (!in_use[first_sector + offset]) {
            map[offset / 8] |= (uint8_t)(0x80 >> offset % 8);
        }
    }
}

static void write_vtoc(void)
{
    uint8_t *vtoc = image[VTOC_SECTOR];

    vtoc[VTOC_CODE_AT] = (uint8_t)format->code;
    put_word(vtoc + VTOC_TOTAL_AT, format->total);
    put_word(vtoc + VTOC_FREE_AT, free_between(1, format == &enhanced ? SINGLE_LAST_SECTOR : format->last_file_sector));
    write_map(vtoc + VTOC_MAP_AT, 0, format->map_bytes);
    if (format == &enhanced) {
        write_map(image[VTOC25_SECTOR], VTOC25_FIRST_SECTOR, VTOC25_MAP_BYTES);
        put_word(image[VTOC25_SECTOR] + VTOC25_FREE_AT, free_between(SINGLE_LAST_SECTOR + 1, format->last_file_sector));
    }
    if (format == &large) {
        for (int table = VTOC_SECTOR - 1; table >= VTOC_LARGE_LAST; table--) {
            write_map(image[table], VTOC_NEXT_FIRST(table), VTOC_NEXT_MAP_BYTES);
        }
    }
}

static void write_image(const char *path)
{
    uint8_t header[ATR_HEADER_BYTES] = {ATR_MAGIC_LOW, ATR_MAGIC_HIGH};
    size_t sectors = (size_t)format->sectors;
    int paragraphs = format->sectors * SECTOR_BYTES / ATR_PARAGRAPH_BYTES;
    FILE *file = fopen(path, "wb");
    int good;

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    put_word(header + ATR_SIZE_LOW_AT, paragraphs);
    put_word(header + ATR_SECTOR_BYTES_AT, SECTOR_BYTES);
    header[ATR_SIZE_HIGH_AT] = (uint8_t)(paragraphs >> 16);
    good = fwrite(header, sizeof header, 1, file) == 1;
    good = fwrite(image[1], SECTOR_BYTES, sectors, file) == sectors && good;
    if (fclose(file) != 0 || !good) {
        remove(path); /* leave no incomplete disk */
        fail("%s: cannot write the image", path);
    }
}

static void print_files(void)
{
    printf("%-12s %7s %7s %5s\n", "file", "bytes", "sectors", "first");
    for (const StoredFile *file = files; file < files + file_count; file++) {
        printf("%-12s %7ld %7d %5d\n", file->name, file->bytes, file->sectors, file->first_sector);
    }
}

static void print_kinds(const char *path)
{
    int left = free_between(1, format->last_file_sector);

    printf("%-12s %7s %7s %5s   %s\n", "kind", "bytes", "sectors", "each", path);
    for (const Kind *kind = kinds; kind < kinds + kind_count; kind++) {
        printf("%-12s %7ld %7d %5d\n", kind->name, kind->bytes, kind->sectors, kind->pieces);
    }
    printf("%-12s %7d %7d\n", "free", left * DATA_BYTES, left);
    printf("%d sectors left of %d\n", left, format->total);
}

/* The overlay store knows files by their keys, so no two files may have the same one. */
static void check_keys(void)
{
    for (unsigned one = 0; one < file_count; one++) {
        for (unsigned other = 0; other < one; other++) {
            if (store_key((const char *)files[one].packed_name) == store_key((const char *)files[other].packed_name)) {
                fail("%s and %s have the same key in the overlay store: rename one of them", files[one].name,
                    files[other].name);
            }
        }
    }
}

int main(int argument_count, char **arguments)
{
    int next = 1;

    if (next < argument_count && (strcmp(arguments[next], "-l") == 0 || strcmp(arguments[next], "-e") == 0)) {
        format = arguments[next++][1] == 'l' ? &large : &enhanced;
    } else if (next < argument_count && strcmp(arguments[next], "-f") == 0) {
        is_filling = 1;
        next++;
    }
    if (argument_count - next < 2) {
        fail("usage: mkatr [-e | -l | -f] OUT.atr BOOT.bin[@KIND] NAME=FILE[@KIND][+FILE[@KIND]...][:BYTES] ...");
    }
    reserve_system_sectors();
    place_boot(arguments[next + 1]);
    for (int index = next + 2; index < argument_count; index++) {
        read_argument(arguments[index]);
    }
    check_keys();
    for (unsigned number = 0; number < file_count; number++) {
        place_file(&files[number], number);
    }
    write_vtoc();
    write_image(arguments[next]);
    print_files();
    print_kinds(arguments[next]);
    return 0;
}
