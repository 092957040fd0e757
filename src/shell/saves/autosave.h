/* autosave.h: unfinished games are saved automatically, so that the menu can offer to continue them. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_AUTOSAVE_H
#define SHELL_SAVES_AUTOSAVE_H

#include <stdint.h>

/* Writes the game to the entry shell_slot of the saves (save_format.h). SAVE_ENTRIES stands for the autosave: it
 * replaces another unfinished game only if the player agrees. Returns 1; or 0 if the player declined or the
 * disk failed, which was shown. */
uint8_t autosave_write(void);

/* Writes an autosave if the game has changed since the last one. Returns COMMAND_MENU if the game can be left without a
 * loss, COMMAND_NEW_TURN if saving failed. */
uint8_t autosave_now(void);
uint8_t autosave_or_confirm(void); /* the same, but after a failure the user may choose COMMAND_MENU */
/* The game is over: the menu must not offer it any more, and its result is counted. Call it if autosave_exists. */
void autosave_end(void);

#endif
