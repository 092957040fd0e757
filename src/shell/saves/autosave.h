/* autosave.h: unfinished games go to the disk by themselves, so that the menu can offer to go on. */
#ifndef SHELL_SAVES_AUTOSAVE_H
#define SHELL_SAVES_AUTOSAVE_H

#include <stdint.h>

/* The game to the entry shell_slot of the saves (save_format.h), SAVE_ENTRIES as unfinished, where another unfinished
 * game
 * gives way only if the player agrees. 1: it is there, or the game is over and is no longer; 0: why not was said. */
uint8_t autosave_write(void);

/* What was not kept yet. COMMAND_MENU: nothing would be lost now; COMMAND_NEW_TURN: it cannot be kept, and that was
 * said. */
uint8_t autosave_now(void);
uint8_t autosave_or_confirm(void); /* the same, and the user may want to lose it */
void autosave_end(void);        /* the game is over: what was kept is not to be offered */

#endif
