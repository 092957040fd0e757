/* set_up.h: the overlay EDIT: setting up a position. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_SET_UP_H
#define SHELL_CONTROL_SET_UP_H

#include <stdint.h>

/* 1: a new position is in text_position; 0: the game is unchanged. The caller must redraw the screen. */
uint8_t set_up_run(void);

#endif
