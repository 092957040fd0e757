/* slots.h: the part SLOTS: the saves that a person names, to choose from. */
#ifndef SHELL_SLOTS_H
#define SHELL_SLOTS_H

#include <stdint.h>

uint8_t slots_save(void); /* 1: the user wants the game saved, in shell_slot, by the name in show_typed */
/* the entry of a save, or SHELL_NO_SAVE; of another game, whose files show_typed names then */
uint8_t slots_load(void);

#endif
