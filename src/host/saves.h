/* saves.h: the verb `trog saves DISK.atr ...`: reads and writes the saved games of a disk (shell/saves/save_format.h).
 * It runs the shell's own files shell/saves/load.c, blocks.c and write.c on the host. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SAVES_H
#define HOST_SAVES_H

#include <stddef.h>
#include <stdint.h>

int saves_run(int count, char **words);

/* ---- saves_image.c: the disk image, and the disk functions that the shell's files call ---- */

/* Read and write the disk image file. An image that cannot be read or written ends the program. */
void saves_open_disk(const char *name);
void saves_write_disk(void);

/* ---- saves_check.c ---- */

/* Checks a save (shell/saves/save_format.h) of the chosen game before it is loaded. sum_low and sum_high are its
 * checksum in the index. Returns 0 or an error. */
const char *saves_check(const uint8_t *bytes, size_t length, uint8_t sum_low, uint8_t sum_high);

/* ---- saves_shell_stubs.c ---- */

extern const char *saves_said; /* the error message of the shell's files, or 0 */

#endif
