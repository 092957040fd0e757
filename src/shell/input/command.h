/* command.h: commands, by the events that stand for them. */
#ifndef SHELL_INPUT_COMMAND_H
#define SHELL_INPUT_COMMAND_H

#include <stdint.h>

uint8_t command_execute(void); /* entry_event; OBEY_ of shell/shell.h */

/* Not 0: shell_pending_event is a person's own move, or about it, which waits while the computer thinks. Anything else
 * is
 * obeyed, and the search then goes on where it was, unless another position was put on the board. */
uint8_t command_waits(void);

#endif
