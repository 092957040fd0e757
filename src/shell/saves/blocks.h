/* blocks.h: writing a save byte by byte. Inside the overlay STORE. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_BLOCKS_H
#define SHELL_SAVES_BLOCKS_H

#include <stdint.h>

/* blocks_begin makes space for a save of this many bytes, named or as an autosave; then blocks_put takes the bytes.
 * Errors stay in disk_error. */
void blocks_begin(uint16_t bytes, uint8_t is_unfinished);
void blocks_put(uint8_t byte);

/* Ends a save and enters it in the index: its entry (SAVE_ENTRIES: the game's autosave), the number of sides with
 * SAVE_OVER, and the move number. Returns 0 or an error text. */
const char *blocks_end(uint8_t entry, uint8_t sides, uint8_t turn);

/* Removes the autosave of the loaded game. Returns 0 or an error text. */
const char *blocks_remove_autosave(void);

#endif
