/* obey.h: commands, by the events that stand for them. */
#ifndef SHELL_OBEY_H
#define SHELL_OBEY_H

#include <stdint.h>

uint8_t obey(uint8_t event); /* OBEY_ of shell.h */

/* Not 0: a person's own move, or about it, which waits while the computer thinks. Anything else is obeyed, and the
 * search then goes on where it was, unless another position was put on the board. */
uint8_t obey_waits(uint8_t event);

#endif
