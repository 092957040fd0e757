/* set_up.h: the overlay SETUP: lets the player set up a position. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_SET_UP_H
#define SHELL_CONTROL_SET_UP_H

#include <stdint.h>

/* Returns 1 if a new position is in text_position, 0 if the game is unchanged. The caller must redraw the screen. */
uint8_t set_up_run(void);

#endif
