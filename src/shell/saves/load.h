/* load.h: the overlay LOADGAME: loads a save. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_LOAD_H
#define SHELL_SAVES_LOAD_H

#include <stdint.h>

/* Loads the save of this entry, which must be of the loaded game. The whole save is checked first; errors are shown.
 * If the game on the board has moves, load_run changes nothing and sets shell_pending_event to EVENT_LOAD, which leads
 * to replace_by_load (control/new_game.c) and from there to load_slot. */
void load_run(uint8_t wanted);
uint8_t load_slot(void); /* loads the save of shell_slot; returns COMMAND_NEW_TURN */

#endif
