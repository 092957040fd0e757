/* sides_variants.h: the overlay SETTINGS: commands that ask a question. All but ask_win return COMMAND_ (shell.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_SIDES_VARIANTS_H
#define SHELL_CONTROL_SIDES_VARIANTS_H

#include <stdint.h>

uint8_t level_next(void); /* change_level.c: goes to the next level with every SELECT */
uint8_t remarks(void);    /* change_level.c: the computer makes remarks, or no longer */
uint8_t select_sides(void);
uint8_t select_variant(void);
uint8_t ask_win(void); /* returns not 0 if the limits of the search are set for "Find a win"; 0: cancelled or refused */

#endif
