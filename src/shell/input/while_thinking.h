/* while_thinking.h: input while the computer thinks.
 * - FIRE, RETURN and SPACE mean "move now".
 * - A command may interrupt the search (command.h); it is then in shell_pending_event.
 * - Typed characters wait for the human's turn. So do a RETURN after them, and a SPACE after them in a game whose moves
 *   contain spaces. Commands about the human's own move wait as well.
 * - The stick is ignored until the computer has moved. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_WHILE_THINKING_H
#define SHELL_INPUT_WHILE_THINKING_H

#include <stdint.h>

/* Handles shell_pending_event. 1: the search continues; the event was queued or ignored. 0: the search stops; the
 * event was "move now" and is cleared, or is a command and stays. */
uint8_t while_thinking_ignores(void);

/* Call it after the computer has moved. If a human moves next, it calls input_guard: a FIRE that came a moment too
 * late must not play a move at the cursor. Other input is queued for the human. */
void while_thinking_end(void);

/* Takes the oldest queued event, or shell_pending_event if none is queued. Returns 0 if there is none at all. */
uint8_t while_thinking_next(void);

#endif
