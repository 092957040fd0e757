/* disk_image.h: reads and changes a disk image while the machine is off, and its saves (src/shell/saves/save_format.h).
 */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_DISK_IMAGE_H
#define EMULATOR_DISK_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include "shell/saves/save_format.h"
#include "tools/build/atr.h"

#define IMAGE_MOST (ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES)
#define IMAGE_HEADER 16 /* of an ATR */

typedef struct {
    uint8_t bytes[IMAGE_MOST];
    size_t size;
} Image;

/* Writes the image to a file to boot from and returns its path. The file is deleted when the program ends. */
const char *image_path(const Image *image);

void image_read(Image *image, const char *path);

/* Stops the emulator and reads its disk. */
void image_power_off(Image *image);

uint8_t *image_sector(Image *image, unsigned sector);

/* The directory entry of a file; 0: there is none. The name has 11 characters, without a dot: "SAVES   DAT". */
uint8_t *image_file(Image *image, const char *name);

/* A sector of SAVES.DAT; the first is 0. */
uint8_t *image_saves(Image *image, unsigned number);

/* The newer valid copy of the index of saves; 0: neither is valid. After changing it call image_checksum. */
SaveIndex *image_index(Image *image);

/* The first sector of SAVES.DAT, from `from` on, that belongs to the save of this index entry; SAVE_TOTAL: there is
 * none. */
unsigned image_block(Image *image, unsigned entry, unsigned from);
void image_checksum(SaveIndex *index);

/* All entries of the index and their saves as text, a line each. Images with the same saves give the same text. */
const char *image_describe(Image *image);

/* The same for one entry, without its number: "empty", "damaged" or a description. */
const char *image_describe_entry(Image *image, unsigned entry);

#endif
