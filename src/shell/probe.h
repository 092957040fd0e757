/* probe.h: page 6 shows what the program is doing, for tests and the curious (disk/PROBE-PAGE.md). */
#ifndef SHELL_PROBE_H
#define SHELL_PROBE_H

#include <stdint.h>

#include "../disk/probe_page.h"

void probe_start(void);
void probe_position(void);   /* the position on the board */
void probe_search(void); /* what the last search found */
void probe_screen(uint8_t screen);

#endif
