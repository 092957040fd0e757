/* obey.h: commands, by the events that stand for them. */
#ifndef SHELL_OBEY_H
#define SHELL_OBEY_H

#include <stdint.h>

uint8_t obey(uint8_t event); /* OBEY_ of shell.h */

/* What becomes of the computer's search when this event comes. */
#define OBEY_ENDS 0       /* it ends, and the command is obeyed */
#define OBEY_GOES_ON 0x80 /* the command is obeyed, and the search goes on */
#define OBEY_LATER 0x40   /* none of its business: a person's own move */
uint8_t obey_kind(uint8_t event);

#endif
