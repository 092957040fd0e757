/* help.h: the overlay HELP: the rules of the game, page by page. help_show returns COMMAND_ (shell.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_HELP_H
#define SHELL_SCREEN_HELP_H

#include <stdint.h>

uint8_t help_show(void);

#endif
