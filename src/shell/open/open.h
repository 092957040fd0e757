/* open.h: the part OPEN: a save comes back as a game. */
#ifndef SHELL_OPEN_H
#define SHELL_OPEN_H

#include <stdint.h>

/* Plays the save of an entry on the board of its game, which is loaded. Says what is wrong; then the board is as
 * before, or a new game. */
void open_save(uint8_t entry);

#endif
