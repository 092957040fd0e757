/* write.h: the overlay GAMESAVE: writes the game in memory to the disk (save_format.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_WRITE_H
#define SHELL_SAVES_WRITE_H

#include <stdint.h>

/* Writes the game to the entry shell_slot. A named save gets the name in entry_text, and success is shown. SAVE_ENTRIES
 * stands for the autosave. Returns 0 or an error text. If more than shell_replaceable autosaves would have to be
 * replaced, nothing is written: disk_error is DISK_ASKS, and shell_oldest is the one to ask for. */
const char *saves_write(void);

#endif
