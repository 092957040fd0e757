/* set_up.h: the overlay EDIT: setting up a position. */
#ifndef SHELL_CONTROL_SET_UP_H
#define SHELL_CONTROL_SET_UP_H

#include <stdint.h>

/* 1: there is another position now, in text_position; else the game is as it was. The screen must be drawn anew. */
uint8_t set_up_run(void);

#endif
