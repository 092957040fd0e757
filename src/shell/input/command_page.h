/* command_page.h: the overlay COMMANDS: the page of all commands. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_COMMAND_PAGE_H
#define SHELL_INPUT_COMMAND_PAGE_H

#include <stdint.h>

/* Shows the page in place of the board. The chosen command follows in shell_pending_event, as if its key had been
 * pressed. Returns COMMAND_NEW_TURN. */
uint8_t command_page_run(void);

#endif
