/* mkatr_files.c: reads the files of a disk from the arguments of mkatr (mkatr.c). */
/* SPDX-License-Identifier: MIT */
#include "mkatr.h"
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

StoredFile files[ENTRIES];
unsigned file_count;
Kind kinds[KINDS_LIMIT];
unsigned kind_count;

long read_file(const char *path, uint8_t **content, long limit)
{
    FILE *file = fopen(path, "rb");
    size_t got;

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    *content = calloc(1, (size_t)limit + 1);
    if (!*content) {
        fail("%s: out of memory", path);
    }
    got = fread(*content, 1, (size_t)limit + 1, file);
    if (ferror(file)) {
        fail("%s: %s", path, strerror(errno));
    }
    fclose(file);
    return (long)got;
}

static void count_one(const char *name, long bytes, int sectors)
{
    Kind *kind = kinds;

    while (kind < kinds + kind_count && strcmp(kind->name, name) != 0) {
        kind++;
    }
    if (kind == kinds + KINDS_LIMIT) {
        fail("more than %d kinds of files", KINDS_LIMIT);
    }
    if (kind == kinds + kind_count) {
        kind_count++;
        kind->name = name;
    }
    kind->pieces++;
    kind->bytes += bytes;
    kind->sectors += sectors;
}

void count_kind(char *name, long bytes, int sectors)
{
    char *other = strchr(name, ',');
    char *equals = other ? strchr(other, '=') : NULL;

    if (other) {
        long other_bytes = equals ? atol(equals + 1) : 0;
        int own_sectors = (int)((bytes - other_bytes + DATA_BYTES - 1) / DATA_BYTES);

        if (other_bytes <= 0 || other_bytes > bytes) {
            fail("'%s' is not KIND,KIND=BYTES of %ld bytes", name, bytes);
        }
        *other = *equals = '\0';
        count_one(other + 1, other_bytes, sectors - own_sectors);
        bytes -= other_bytes;
        sectors = own_sectors;
    }
    count_one(name, bytes, sectors);
}

/* Fills one field of an 8.3 name, padded with spaces; returns the number of letters taken. */
static int pack_field(uint8_t *field, const char *text, int letters)
{
    int used = 0;

    memset(field, ' ', (size_t)letters);
    while (used < letters && (isupper((unsigned char)text[used]) || isdigit((unsigned char)text[used]))) {
        field[used] = (uint8_t)text[used];
        used++;
    }
    return used;
}

static void pack_name(StoredFile *file)
{
    const char *text = file->name;
    int used = pack_field(file->packed_name, text, NAME_LETTERS);
    int good = used > 0 && !isdigit((unsigned char)text[0]);

    text += used;
    used = pack_field(file->packed_name + NAME_LETTERS, *text == '.' ? text + 1 : "", EXTENSION_LETTERS);
    if (*text == '.') {
        good = good && used > 0;
        text += 1 + used;
    }
    if (!good || *text) {
        fail("bad name '%s': use 1 to 8 capitals or digits, a letter first, then optionally . and 1 to 3", file->name);
    }
    for (const StoredFile *other = files; other < file; other++) {
        if (memcmp(other->packed_name, file->packed_name, sizeof file->packed_name) == 0) {
            fail("duplicate name '%s'", file->name);
        }
    }
}

/* Removes :BYTES from the end and returns BYTES; -1: none. A colon before anything but digits belongs to a path. */
static long split_reserved_bytes(const StoredFile *file, char *text)
{
    char *colon = strrchr(text, ':');

    if (!colon || !colon[1] || strspn(colon + 1, "0123456789") != strlen(colon + 1)) {
        return -1;
    }
    if (strlen(colon + 1) > 6 || atol(colon + 1) > CONTENT_LIMIT) {
        fail("%s: no disk holds %s bytes", file->name, colon + 1);
    }
    *colon = '\0';
    return atol(colon + 1);
}

char *split_kind(char *path)
{
    static char none[] = "files";
    char *at = strrchr(path, '@');

    if (!at) {
        return none;
    }
    *at = '\0';
    return at + 1;
}

/* Appends FILE[@KIND] to a file of the disk. */
static void add_piece(StoredFile *file, int number, char *path, long reserved_bytes)
{
    char *kind = split_kind(path);
    uint8_t *content;
    long bytes;
    int sectors;

    if (number == PIECES_LIMIT) {
        fail("%s: more than %d pieces", file->name, PIECES_LIMIT);
    }
    bytes = read_file(path, &content, CONTENT_LIMIT);
    if (reserved_bytes >= 0) {
        if (bytes > reserved_bytes) {
            fail("%s: %s is longer than the %ld bytes reserved", file->name, path, reserved_bytes);
        }
        bytes = reserved_bytes;
    }
    if (bytes > CONTENT_LIMIT - file->bytes) {
        fail("%s: does not fit: longer than any disk", file->name);
    }
    memcpy(file->content + file->bytes, content, (size_t)bytes);
    free(content);
    sectors = (int)((bytes + DATA_BYTES - 1) / DATA_BYTES);
    file->bytes += bytes;
    file->piece_bytes[number] = bytes;
    file->sectors += sectors;
    if (sectors) {
        count_kind(kind, bytes, sectors);
    }
}

void read_argument(char *argument)
{
    StoredFile *file = &files[file_count];
    char *equals = strchr(argument, '=');
    long reserved_bytes;
    int number = 0;

    if (!equals) {
        fail("'%s' is not NAME=FILE", argument);
    }
    if (file_count == ENTRIES) {
        fail("directory full: more than %d files", ENTRIES);
    }
    *equals = '\0';
    file->name = argument;
    pack_name(file);
    reserved_bytes = split_reserved_bytes(file, equals + 1);
    file->content = calloc(1, CONTENT_LIMIT);
    if (!file->content) {
        fail("%s: out of memory", file->name);
    }
    for (char *next, *piece = equals + 1; piece; piece = next) {
        next = strchr(piece, '+');
        if (next) {
            *next++ = '\0';
        }
        add_piece(file, number++, piece, next ? -1 : reserved_bytes);
    }
    if (file->sectors == 0) { /* an empty file has one sector, as DOS leaves it after OPEN and CLOSE */
        file->sectors = 1;
        count_one("empty", 0, 1);
    }
    file_count++;
}
