/* mkatr.h: the files of a disk, shared by mkatr.c and mkatr_files.c. */
/* SPDX-License-Identifier: MIT */
#ifndef MKATR_H
#define MKATR_H

#include "atr.h"
#include <stdint.h>

#define CONTENT_LIMIT ((long)LARGE_TOTAL * DATA_BYTES)
#define PIECES_LIMIT 24
#define KINDS_LIMIT 16

typedef struct {
    const char *name;
    uint8_t packed_name[NAME_LETTERS + EXTENSION_LETTERS];
    uint8_t *content;
    long bytes;
    long piece_bytes[PIECES_LIMIT];
    int sectors;
    int first_sector;
} StoredFile;

/* What the sectors of the disk are used for, in the order of the arguments. */
typedef struct {
    const char *name;
    int pieces;
    long bytes;
    int sectors;
} Kind;

extern StoredFile files[ENTRIES];
extern unsigned file_count;
extern Kind kinds[KINDS_LIMIT];
extern unsigned kind_count;

/* Reads one argument NAME=FILE... (see mkatr.c) and its files. */
void read_argument(char *argument);

/* Removes @KIND from the end of a path and returns the kind; "files" if there is none. */
char *split_kind(char *path);

/* Adds bytes and sectors to a kind. With KIND,KIND=BYTES the last BYTES bytes belong to the second kind, with the
   sectors that the first kind does not reach. */
void count_kind(char *name, long bytes, int sectors);

/* Reads at most `limit` bytes. For a longer file it returns limit + 1, which callers refuse. */
long read_file(const char *path, uint8_t **content, long limit);

/* Prints one line on standard error and ends the program. */
_Noreturn void fail(const char *text, ...);

#endif
