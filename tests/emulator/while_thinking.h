/* while_thinking.h: what the files of the suite `impatient` share. */
#ifndef EMULATOR_WHILE_THINKING_H
#define EMULATOR_WHILE_THINKING_H

#include "session.h"

#define LEVEL_FRAMES 1500 /* which a search takes at most, with what it shows */
#define SETTLE 40         /* frames until an event is dealt with: the search asks every 255 nodes */

extern EmuOptions while_thinking_options;
extern unsigned while_thinking_chess; /* its number */

void while_thinking_control(char letter);
int while_thinking_is_thinking(void);

/* Chess, with the computer at work on its move for quarter of a minute. */
int while_thinking_think(void);

/* What becomes of a thought that is disturbed: it says again what it said, and goes on where it was
 * (while_thinking_info.c). */
void while_thinking_info(void);

/* The clocks of both sides, through all that people do (while_thinking_clocks.c). */
void while_thinking_clocks(void);

#endif
