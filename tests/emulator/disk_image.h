/* disk_image.h: the disk between two lives of the machine, and the saves on it, as src/shell/saves/save_format.h has
 * them.
 * */
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

/* A disk to boot from, a file that goes with the program. */
const char *image_path(const Image *image);

void image_read(Image *image, const char *path);

/* Power off: what the emulator's disk has become. */
void image_power_off(Image *image);

uint8_t *image_sector(Image *image, unsigned sector);

/* The directory's entry of a file, 11 letters without a dot; 0: there is none. */
uint8_t *image_file(Image *image, const char *name);

/* A sector of SAVES.DAT, from 0. */
uint8_t *image_saves(Image *image, unsigned number);

/* The index that counts, or 0; for changes: then image_seal. */
StoreIndex *image_index(Image *image);

/* A block of an entry's save: its sector in the file, from `from` on; SAVE_TOTAL: there is none. */
unsigned image_block(Image *image, unsigned entry, unsigned from);
void image_seal(StoreIndex *index);

/* The entries and all they stand for, as text; "empty" for nothing: two images with the same saves say the same. */
const char *image_tell(Image *image);

/* The same of one entry. */
const char *image_tell_entry(Image *image, unsigned entry);

#endif
