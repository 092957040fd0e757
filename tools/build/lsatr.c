/* lsatr.c: lists, extracts and checks the files of an ATR image in the format of Atari DOS 2.0S, of DOS 2.5 in enhanced
   density, or of MyDOS on a large disk. The build checks every disk with it; tests and users call it, too.

     lsatr DISK.atr         prints name, sectors, bytes and first sector of every file
     lsatr DISK.atr NAME    writes one file to standard output
     lsatr -c DISK.atr      checks every rule of the file system and prints each error; exit status 1 if any

   The check is for disks that mkatr made and the games wrote. It also reports things that DOS would allow but our
   programs never write: an open file, a short sector inside a file that is not a DAT, a DAT that is not contiguous. */
/* SPDX-License-Identifier: MIT */
#include "atr.h"
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define IMAGE_LIMIT (ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES)
#define OWNER_NONE (-1)
#define OWNER_SYSTEM (-2)

typedef struct {
    int flag;
    int sectors;
    int first_sector;
    char name[NAME_LETTERS + EXTENSION_LETTERS + 2];
} Entry;

static uint8_t disk[IMAGE_LIMIT + 1];
static int is_large;
static int is_enhanced;
static int last_file_sector;
static int owner[VTOC_LARGE_END];
static int error_count;

static void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("lsatr: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static void error(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vprintf(format, arguments);
    putchar('\n');
    va_end(arguments);
    error_count++;
}

static int get_word(const uint8_t *at) { return at[0] | at[1] << 8; }

static const uint8_t *sector_at(int sector) { return disk + ATR_HEADER_BYTES + (sector - 1) * SECTOR_BYTES; }

static void read_disk(const char *path)
{
    FILE *file = fopen(path, "rb");
    long bytes, stated;

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    bytes = (long)fread(disk, 1, sizeof disk, file);
    if (ferror(file)) {
        fail("%s: %s", path, strerror(errno));
    }
    fclose(file);
    if (bytes < ATR_HEADER_BYTES || disk[0] != ATR_MAGIC_LOW || disk[1] != ATR_MAGIC_HIGH) {
        fail("%s: not an ATR image", path);
    }
    if (get_word(disk + ATR_SECTOR_BYTES_AT) != SECTOR_BYTES) {
        fail("%s: sectors of %d bytes; only 128 are supported", path, get_word(disk + ATR_SECTOR_BYTES_AT));
    }
    stated = ((long)disk[ATR_SIZE_HIGH_AT] << 16 | get_word(disk + ATR_SIZE_LOW_AT)) * ATR_PARAGRAPH_BYTES;
    is_large = stated == LARGE_SECTORS * SECTOR_BYTES;
    is_enhanced = stated == ENHANCED_SECTORS * SECTOR_BYTES;
    if (stated != SINGLE_SECTORS * SECTOR_BYTES && !is_enhanced && !is_large) {
        fail("%s: %ld bytes of sectors are neither single density, enhanced density nor a large disk", path, stated);
    }
    if (bytes - ATR_HEADER_BYTES != stated) {
        fail("%s: the header says %ld bytes of sectors, the file %s", path, stated,
             bytes - ATR_HEADER_BYTES < stated ? "has fewer" : "has more");
    }
    last_file_sector = is_large ? LARGE_SECTORS : is_enhanced ? ENHANCED_LAST_SECTOR : SINGLE_LAST_SECTOR;
}

/* Joins name, dot and extension, without the spaces that pad the fields. */
static void read_name(const uint8_t *fields, char *name)
{
    int length = 0;

    for (int index = 0; index < NAME_LETTERS + EXTENSION_LETTERS; index++) {
        if (fields[index] == ' ') {
            continue;
        }
        if (index >= NAME_LETTERS && !memchr(name, '.', (size_t)length)) {
            name[length++] = '.';
        }
        name[length++] = isgraph(fields[index]) ? (char)fields[index] : '?';
    }
    name[length] = '\0';
}

static Entry read_entry(int number)
{
    const uint8_t *sector = sector_at(DIRECTORY_SECTOR + number / ENTRIES_A_SECTOR);
    const uint8_t *bytes = sector + number % ENTRIES_A_SECTOR * ENTRY_BYTES;
    Entry entry;

    entry.flag = bytes[ENTRY_FLAG_AT];
    entry.sectors = get_word(bytes + ENTRY_COUNT_AT);
    entry.first_sector = get_word(bytes + ENTRY_FIRST_AT);
    read_name(bytes + ENTRY_NAME_AT, entry.name);
    return entry;
}

static int is_file(const Entry *entry)
{
    return !(entry->flag & FLAG_DELETED) &&
           (entry->flag & FLAG_IN_USE || (is_enhanced && entry->flag == FLAG_EXTENDED));
}

/* Returns the file number in the link of a sector; 0 on a large disk, where links have none. */
static int link_number(int sector) { return is_large ? 0 : sector_at(sector)[LINK_HIGH_AT] >> LINK_NUMBER_SHIFT; }

static int next_sector(int sector)
{
    int high = sector_at(sector)[LINK_HIGH_AT] - (link_number(sector) << LINK_NUMBER_SHIFT);

    return high << 8 | sector_at(sector)[LINK_LOW_AT];
}

static int bytes_in(int sector)
{
    int count = sector_at(sector)[LINK_COUNT_AT];

    return count <= DATA_BYTES ? count : DATA_BYTES;
}

/* Follows the chain of a file and writes it to `out` if given. Returns its bytes, or -1 if the chain leaves the disk or
   is a loop. */
static long walk(const Entry *entry, FILE *out)
{
    int sector = entry->first_sector;
    int steps = 0;
    long bytes = 0;

    do {
        if (sector < 1 || sector > last_file_sector || ++steps > LARGE_SECTORS) {
            return -1;
        }
        bytes += bytes_in(sector);
        if (out) {
            fwrite(sector_at(sector), 1, (size_t)bytes_in(sector), out);
        }
        sector = next_sector(sector);
    } while (sector);
    return bytes;
}

static int free_sectors(void)
{
    return get_word(sector_at(VTOC_SECTOR) + VTOC_FREE_AT) +
           (is_enhanced ? get_word(sector_at(VTOC25_SECTOR) + VTOC25_FREE_AT) : 0);
}

static int list(void)
{
    int broken = 0;

    printf("%-12s %7s %7s %5s\n", "file", "sectors", "bytes", "first");
    for (int number = 0; number < ENTRIES; number++) {
        Entry entry = read_entry(number);
        long bytes;

        if (!is_file(&entry)) {
            continue;
        }
        bytes = walk(&entry, NULL);
        broken |= bytes < 0;
        printf("%-12s %7d %7ld %5d%s\n", entry.name, entry.sectors, bytes, entry.first_sector,
               bytes < 0 ? "  broken chain" : "");
    }
    printf("%d sectors left\n", free_sectors());
    return broken;
}

static int extract(const char *name)
{
    for (int number = 0; number < ENTRIES; number++) {
        Entry entry = read_entry(number);

        if (is_file(&entry) && strcmp(entry.name, name) == 0) {
            if (walk(&entry, NULL) < 0) {
                fail("%s: its chain of sectors is broken", name);
            }
            walk(&entry, stdout);
            if (fflush(stdout) != 0) {
                fail("%s: cannot write it", name);
            }
            return 0;
        }
    }
    fail("%s: no such file", name);
    return 1;
}

static void claim_system_sectors(void)
{
    int boot_sectors = sector_at(1)[BOOT_COUNT_AT];

    if (boot_sectors == 0) {
        error("sector 1: boot count is 0");
    }
    for (int sector = 0; sector < VTOC_LARGE_END; sector++) {
        int system = sector <= BOOT_SECTORS_RESERVED || sector <= boot_sectors ||
                     (sector >= (is_large ? VTOC_LARGE_LAST : VTOC_SECTOR)
                     && sector < DIRECTORY_SECTOR + DIRECTORY_SECTORS) || sector > last_file_sector ||
                     (is_enhanced && sector == SINGLE_LAST_SECTOR + 1);

        owner[sector] = system ? OWNER_SYSTEM : OWNER_NONE;
    }
}

/* Checks the last three bytes of a file's sector. */
static void check_link(const Entry *entry, int number, int sector)
{
    int count = sector_at(sector)[LINK_COUNT_AT];
    int next = next_sector(sector);
    int is_data = strstr(entry->name, ".DAT") != NULL;

    if (is_data && next && next != sector + 1) {
        error("%s: sector %d is not followed by the next one", entry->name, sector);
    }
    if (!is_large && link_number(sector) != number) {
        error("%s: sector %d has file number %d, not %d", entry->name, sector, link_number(sector), number);
    }
    if (count > DATA_BYTES) {
        error("%s: sector %d counts %d bytes", entry->name, sector, count);
    } else if (count < DATA_BYTES && next && !is_data) {
        error("%s: sector %d is short and not the last", entry->name, sector);
    } else if (count == 0 && sector != entry->first_sector) {
        error("%s: sector %d is empty", entry->name, sector);
    }
}

/* Follows one chain and claims its sectors; stops at the first bad link. */
static void check_chain(const Entry *entry, int number)
{
    int sector = entry->first_sector;
    int count = 0, flag = is_large ? FLAG_FILE | FLAG_LARGE : FLAG_FILE;

    do {
        if (!is_large && sector > SINGLE_LAST_SECTOR) {
            flag = FLAG_EXTENDED;
        }
        if (sector < 1 || sector > last_file_sector || owner[sector] == OWNER_SYSTEM) {
            error("%s: link to sector %d, which no file may use", entry->name, sector);
            return;
        }
        if (owner[sector] >= 0) {
            error("%s: sector %d already belongs to %s", entry->name, sector, read_entry(owner[sector]).name);
            return;
        }
        owner[sector] = number;
        count++;
        check_link(entry, number, sector);
        sector = next_sector(sector);
    } while (sector);
    if (count != entry->sectors) {
        error("%s: directory says %d sectors, chain has %d", entry->name, entry->sectors, count);
    }
    if ((entry->flag & ~FLAG_LOCKED) != flag) {
        error("%s: flag is $%02X, not $%02X", entry->name, (unsigned)entry->flag, (unsigned)flag);
    }
}

/* Returns 1 if the field has capitals and digits, then only spaces. */
static int is_field_good(const uint8_t *field, int letters)
{
    int index = 0;

    while (index < letters && (isupper(field[index]) || isdigit(field[index]))) {
        index++;
    }
    while (index < letters && field[index] == ' ') {
        index++;
    }
    return index == letters;
}

static void check_name(const Entry *entry, int number)
{
    const uint8_t *sector = sector_at(DIRECTORY_SECTOR + number / ENTRIES_A_SECTOR);
    const uint8_t *fields = sector + number % ENTRIES_A_SECTOR * ENTRY_BYTES + ENTRY_NAME_AT;

    if (!isupper(fields[0]) || !is_field_good(fields, NAME_LETTERS) ||
        !is_field_good(fields + NAME_LETTERS, EXTENSION_LETTERS)) {
        error("directory entry %d: bad name '%s'", number, entry->name);
    }
    for (int other_number = 0; other_number < number; other_number++) {
        Entry other = read_entry(other_number);

        if (is_file(&other) && strcmp(other.name, entry->name) == 0) {
            error("directory entry %d: name '%s' is taken by entry %d", number, entry->name, other_number);
        }
    }
}

static int check_directory(void)
{
    int files = 0, ended = 0;

    for (int number = 0; number < ENTRIES; number++) {
        Entry entry = read_entry(number);

        if (entry.flag == FLAG_NEVER_USED) {
            ended = 1;
            continue;
        }
        if (ended) { /* DOS stops reading at an entry that was never used */
            error("directory entry %d: after the end of the directory", number);
        }
        if (is_file(&entry)) {
            files++;
            check_name(&entry, number);
            check_chain(&entry, number);
        } else if (entry.flag != FLAG_DELETED) {
            error("directory entry %d: flag $%02X has no meaning", number, (unsigned)entry.flag);
        }
    }
    return files;
}

/* Compares one map with the owners found; returns the number of sectors that it marks as free. */
static int check_map(const char *title, const uint8_t *map, int first_sector, int map_bytes)
{
    int free_count = 0;

    for (int offset = 0; offset < map_bytes * 8; offset++) {
        int sector = first_sector + offset;
        int is_free = map[offset / 8] >> (7 - offset % 8) & 1;

        free_count += is_free;
        if (is_free && owner[sector] == OWNER_SYSTEM) {
            error("%s: sector %d is free but belongs to the system", title, sector);
        } else if (is_free && owner[sector] >= 0) {
            error("%s: sector %d is free but belongs to %s", title, sector, read_entry(owner[sector]).name);
        } else if (!is_free && owner[sector] == OWNER_NONE) {
            error("%s: sector %d is used but belongs to no file", title, sector);
        }
    }
    return free_count;
}

static void check_number(const char *what, int found, int expected)
{
    if (found != expected) {
        error("%s is %d, not %d", what, found, expected);
    }
}

static int check(void)
{
    const uint8_t *vtoc = sector_at(VTOC_SECTOR);
    int files, free_count;

    claim_system_sectors();
    files = check_directory();
    check_number("VTOC: DOS code", vtoc[VTOC_CODE_AT], is_large ? VTOC_LARGE_CODE : VTOC_CODE);
    check_number("VTOC: total", get_word(vtoc + VTOC_TOTAL_AT),
                 is_large ? LARGE_TOTAL : is_enhanced ? ENHANCED_TOTAL : SINGLE_TOTAL);
    free_count = check_map("VTOC", vtoc + VTOC_MAP_AT, 0, is_large ? VTOC_LARGE_MAP_BYTES : VTOC_MAP_BYTES);
    if (is_large) {
        for (int table = VTOC_SECTOR - 1; table >= VTOC_LARGE_LAST; table--) {
            free_count += check_map("VTOC2", sector_at(table), VTOC_NEXT_FIRST(table), VTOC_NEXT_MAP_BYTES);
        }
    }
    check_number("VTOC: free count", get_word(vtoc + VTOC_FREE_AT), free_count);
    if (is_enhanced) { /* the second map repeats a part of the first one */
        int all = check_map("VTOC2", sector_at(VTOC25_SECTOR), VTOC25_FIRST_SECTOR, VTOC25_MAP_BYTES);

        for (int sector = 1; sector < VTOC25_FIRST_SECTOR; sector++) {
            all += owner[sector] == OWNER_NONE;
        }
        check_number("VTOC2: free count", get_word(sector_at(VTOC25_SECTOR) + VTOC25_FREE_AT), all - free_count);
    }
    if (error_count > 0) {
        printf("%d errors\n", error_count);
        return 1;
    }
    printf("no errors: %d files, %d sectors left\n", files, free_sectors());
    return 0;
}

int main(int argument_count, char **arguments)
{
    int checking = argument_count == 3 && strcmp(arguments[1], "-c") == 0;

    if (argument_count < 2 || argument_count > 3) {
        fail("usage: lsatr DISK.atr [NAME]   or   lsatr -c DISK.atr");
    }
    read_disk(arguments[checking ? 2 : 1]);
    if (checking) {
        return check();
    }
    return argument_count == 3 ? extract(arguments[2]) : list();
}
