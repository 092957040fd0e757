/* probe.h: the probe page: page 6 shows the state of the program to tests and monitors (disk/PROBE-PAGE.md). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_PROBE_H
#define SHELL_PROBE_H

#include <stdint.h>

#include "../disk/probe_page.h"

void probe_start(void);
void probe_position(void);         /* writes the position on the board */
void probe_search(void);           /* writes the result of the last search */
void probe_screen(uint8_t screen); /* writes which screen is shown: PROBE_SCREEN_ */

#endif
