/* mkatr.h: what the two halves of tools/build/mkatr share: the files of a disk. */
#ifndef MKATR_H
#define MKATR_H

#include "atr.h"
#include <stdint.h>

#define CONTENT_LIMIT ((long)LARGE_TOTAL * DATA_BYTES)
#define PIECES_LIMIT 8
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

/* What the sectors of the disk are for, in the order in which the arguments name it. */
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

/* Takes one argument, NAME=FILE..., as mkatr.c describes it. */
void read_argument(char *argument);

/* Takes @KIND off the end of a path: the kind, or what there is without one. */
char *split_kind(char *path);

/* Adds to what a kind has, KIND or KIND,KIND=BYTES: the second has the last so many bytes, and the sectors that the
   first does not begin. */
void count_kind(char *name, long bytes, int sectors);

/* Reads at most `limit` bytes; a file that holds more counts as limit + 1, which no caller can place. */
long read_file(const char *path, uint8_t **content, long limit);

/* One line, and no way back. */
_Noreturn void fail(const char *text, ...);

#endif
