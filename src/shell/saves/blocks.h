/* blocks.h: inside the part STORE: a save as bytes of the disk. */
#ifndef SHELL_SAVES_BLOCKS_H
#define SHELL_SAVES_BLOCKS_H

#include <stdint.h>

/* Makes room for a save of so many bytes, as the unfinished game of its game or not; then it comes, byte by byte. An
 * error stays in disk_error. */
void blocks_begin(uint16_t bytes, uint8_t is_unfinished);
void blocks_put(uint8_t byte);

/* The save is written: its entry, SAVE_ENTRIES for its game's unfinished game; and how many sides
 * play, with SAVE_OVER, and the move it is at. 0, or what is wrong. */
const char *blocks_end(uint8_t entry, uint8_t sides, uint8_t turn);

/* The game in memory has no unfinished game any more. 0, or what is wrong. */
const char *blocks_forget(void);

#endif
