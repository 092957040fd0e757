/* move_list.h: the overlay MOVELIST: lists the moves and replays the game. move_list_run returns COMMAND_ (shell.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_MOVE_LIST_H
#define SHELL_SCREEN_MOVE_LIST_H

#include <stdint.h>

uint8_t move_list_run(void);

#endif
