/* sides_variants.h: the overlay TOOLS: commands that ask a question. All but ask_win answer OBEY_ (shell.h). */
#ifndef SHELL_CONTROL_SIDES_VARIANTS_H
#define SHELL_CONTROL_SIDES_VARIANTS_H

#include <stdint.h>

uint8_t level_next(void); /* change_level.c: the next level, and the next, as long as SELECT is pressed */
uint8_t select_sides(void);
uint8_t select_variant(void);
uint8_t ask_win(void); /* 1: the search is to look for one, with the limits that are set now */

#endif
