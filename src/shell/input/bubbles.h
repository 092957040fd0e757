/* bubbles.h: three hints about the stick for a newcomer, in the first game on a disk only: how to move the cursor, how
 * to lift a piece, how to put it down; with more than two sides, what a sector is, what can be ordered, how to end the
 * turn. In the overlay LEVEL. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_BUBBLES_H
#define SHELL_INPUT_BUBBLES_H

#include <stdint.h>

#define BUBBLE_LAST 4 /* value of shell_bubble: all have been shown */

/* Shows the next hint in the key row, if the last event calls for it. Returns 0. */
uint8_t bubble_show(void);

#endif
