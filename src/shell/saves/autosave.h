/* autosave.h: unfinished games are saved automatically, so that the menu can offer to continue them. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_AUTOSAVE_H
#define SHELL_SAVES_AUTOSAVE_H

#include <stdint.h>

/* Writes the game to the entry shell_slot of the saves (save_format.h). SAVE_ENTRIES stands for the autosave: it
 * replaces another unfinished game only if the player agrees, and is removed if the game is over. 1: done; 0: failed,
 * and the reason was shown. */
uint8_t autosave_write(void);

/* Saves what has changed since the last autosave. COMMAND_MENU: nothing would be lost now; COMMAND_NEW_TURN: it
 * failed, and the reason was shown. */
uint8_t autosave_now(void);
uint8_t autosave_or_confirm(void); /* the same, but after a failure the user may choose to leave anyway */
void autosave_end(void);        /* the game is over: the menu must not offer it any more */

#endif
