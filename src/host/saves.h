/* saves.h: trog saves DISK.atr ...: the games that are saved on a disk (shell/saves/save_format.h). */
#ifndef HOST_SAVES_H
#define HOST_SAVES_H

#include <stddef.h>
#include <stdint.h>

int saves_run(int count, char **words);

/* ---- saves_image.c: the image of a disk, and what the parts of the shell ask of it ---- */

/* Bad input ends the program. */
void saves_open_disk(const char *name);
void saves_write_disk(void);

/* ---- saves_check.c ---- */

/* Judges a save (shell/saves/save_format.h) of the chosen game before it is played: 0, or what is wrong with it. The
 * checksum is
 * the one that the index has. */
const char *saves_check(const uint8_t *bytes, size_t length, uint8_t sum_low, uint8_t sum_high);

/* ---- saves_shell_stubs.c ---- */

extern const char *saves_said; /* what a part of the shell found wrong, or 0 */

#endif
