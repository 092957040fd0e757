/* slots.h: the part SLOTS: the saves that a person names, to choose from. */
#ifndef SHELL_SAVES_SLOTS_H
#define SHELL_SAVES_SLOTS_H

#include <stdint.h>

uint8_t slots_save(void); /* 1: the user wants the game saved, in shell_slot, by the name in entry_text */
/* 1: the player agrees that the game of shell_oldest gives way; counted in shell_gives_way */
uint8_t slots_replace(void);
/* The entry of another game's save, whose files entry_text names then; or SHELL_NO_SAVE: one of this game is in
 * shell_slot, and EVENT_OPEN in shell_pending_event, or none was chosen. */
uint8_t slots_load(void);

#endif
