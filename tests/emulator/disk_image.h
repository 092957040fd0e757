/* disk_image.h: reads and changes a disk image while the machine is off, and its saves (src/shell/saves/save_format.h).
 */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_DISK_IMAGE_H
#define EMULATOR_DISK_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include "shell/saves/save_format.h"

#define IMAGE_MOST 200000
#define IMAGE_HEADER 16 /* of an ATR */

typedef struct {
    uint8_t bytes[IMAGE_MOST];
    size_t size;
} Image;

/* A file to boot from; it is deleted when the program ends. */
const char *image_path(const Image *image);

void image_read(Image *image, const char *path);

/* Stops the emulator and takes over its disk. */
void image_power_off(Image *image);

uint8_t *image_sector(Image *image, unsigned sector);

/* The directory entry of a file, 11 letters without a dot; 0: there is none. */
uint8_t *image_file(Image *image, const char *name);

/* A sector of SAVES.DAT, from 0. */
uint8_t *image_saves(Image *image, unsigned number);

/* The valid index, or 0; after a change call image_checksum. */
StoreIndex *image_index(Image *image);

/* A block of an entry's save: its sector in the file, searched from `from` on; SAVE_TOTAL: there is none. */
unsigned image_block(Image *image, unsigned entry, unsigned from);
void image_checksum(StoreIndex *index);

/* All entries and their contents as text; "empty" if there are none. Images with the same saves give the same text. */
const char *image_describe(Image *image);

/* The same for one entry. */
const char *image_describe_entry(Image *image, unsigned entry);

#endif
