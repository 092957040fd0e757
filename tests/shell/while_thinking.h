/* while_thinking.h: shared by the files of the suite `while_thinking`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_WHILE_THINKING_H
#define EMULATOR_WHILE_THINKING_H

#include "session.h"

#define LEVEL_FRAMES 2400 /* frames for a search of fifteen seconds and its display; it may take thirty (budget.h) */
#define SETTLE 40         /* frames until an event is handled: the search polls every 255 nodes */

extern EmuOptions while_thinking_options;
extern unsigned while_thinking_chess;

void while_thinking_control(char letter);
int while_thinking_is_thinking(void);

/* Starts chess, with the computer thinking for a quarter of a minute. */
int while_thinking_think(void);

/* After a disturbance the search shows its information again and continues where it was (while_thinking_info.c). */
void while_thinking_info(void);

/* Tests the clocks of both sides: in a search, at questions and pages, after the end (while_thinking_clocks.c). */
void while_thinking_clocks(void);

#endif
