/* slots.h: the overlay SLOTS: lets the player choose one of the named saves. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SLOTS_H
#define SHELL_SAVES_SLOTS_H

#include <stdint.h>

uint8_t slots_save(void); /* asks where to save. 1: save the game in shell_slot, with the name in entry_text */
/* Asks whether the autosave shell_oldest may be replaced. If yes, increments shell_replaceable and returns 1. */
uint8_t slots_replace(void);
/* Asks for a save to load. If it belongs to another game, returns its entry, with the name of that game's files in
 * entry_text. Else returns SHELL_NO_SAVE: a save of this game is in shell_slot, with EVENT_OPEN in
 * shell_pending_event, or none was chosen. */
uint8_t slots_load(void);

#endif
