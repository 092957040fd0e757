/* probe.h: page 6 shows what the program is doing, for tests and the curious (disk/PROBE-PAGE.md). */
#ifndef SHELL_PROBE_H
#define SHELL_PROBE_H

#include <stdint.h>

#include "../disk/probe_page.h"

void glass_start(void);
void glass_game(void);   /* the position on the board */
void glass_search(void); /* what the last search found */
void glass_screen(uint8_t screen);

#endif
