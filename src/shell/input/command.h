/* command.h: carries out commands: events that are not part of a move. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_COMMAND_H
#define SHELL_INPUT_COMMAND_H

#include <stdint.h>

uint8_t command_execute(void); /* of entry_event; returns COMMAND_ (shell.h) */

/* Not 0: shell_pending_event is part of the human's move, or about it (hint, draw offer ...), and waits while the
 * computer thinks. Any other command interrupts the search, which resumes afterwards unless the position
 * has changed. */
uint8_t command_waits(void);

#endif
