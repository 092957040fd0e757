/* command.h: carries out commands: events that are not part of a move. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_COMMAND_H
#define SHELL_INPUT_COMMAND_H

#include <stdint.h>

uint8_t command_execute(void); /* carries out the command of entry_event; returns COMMAND_ (shell.h) */

/* Not 0: shell_pending_event is part of the human's move or a command about it (hint, draw offer ...), and must wait
 * until the computer has moved. 0: it is a command that interrupts the search. The search resumes afterwards unless the
 * position has changed. */
uint8_t command_waits(void);

/* The table of commands: events, and their overlays. On a machine with 64K an XEX file changes a byte (disk/xex.s). */
extern const uint8_t command_events[];
extern const uint8_t command_overlays[];

#endif
