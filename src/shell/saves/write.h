/* write.h: the part STORE: the game in memory goes to the disk (save_format.h). */
#ifndef SHELL_SAVES_WRITE_H
#define SHELL_SAVES_WRITE_H

#include <stdint.h>

/* The game in memory to the entry shell_slot: a slot, with the name in entry_text, and says so; or, SAVE_ENTRIES, as
 * the unfinished game of its game, which a game that is over no longer is. 0, or what is wrong. DISK_ASKS in
 * disk_error: the game of the entry shell_oldest would have to give way, and nothing was written; shell_gives_way
 * says how many may. */
const char *store_write(void);

#endif
