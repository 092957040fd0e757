/* write.h: the overlay STORE: writes the game in memory to the disk (save_format.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_WRITE_H
#define SHELL_SAVES_WRITE_H

#include <stdint.h>

/* Writes the game to the entry shell_slot. A slot gets the name in entry_text, and success is shown. SAVE_ENTRIES
 * stands for the autosave, which is removed instead if the game is over. Returns 0 or an error text. DISK_ASKS in
 * disk_error: nothing was written, because the game of shell_oldest would have to be replaced; shell_replaceable says
 * how many may be. */
const char *saves_write(void);

#endif
