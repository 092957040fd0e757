/* blocks.h: writes a save byte by byte. Inside the overlay GAMESAVE. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_BLOCKS_H
#define SHELL_SAVES_BLOCKS_H

#include <stdint.h>

/* blocks_begin makes space for a save of this many bytes; is_unfinished is 1 for an autosave, 0 for a named save. Then
 * blocks_put writes the bytes. Errors stay in disk_error. */
void blocks_begin(uint16_t bytes, uint8_t is_unfinished);
void blocks_put(uint8_t byte);

/* Ends a save and enters it in the index. Arguments: its entry (SAVE_ENTRIES: the game's autosave); the number of
 * sides, plus SAVE_OVER if the game is over; the move number. Returns 0 or an error text. */
const char *blocks_end(uint8_t entry, uint8_t sides, uint8_t turn);

#endif
