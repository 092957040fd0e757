/* obey.h: commands, by the events that stand for them. */
#ifndef SHELL_OBEY_H
#define SHELL_OBEY_H

#include <stdint.h>

uint8_t obey(uint8_t event); /* OBEY_ of shell.h */

#endif
