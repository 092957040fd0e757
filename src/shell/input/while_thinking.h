/* while_thinking.h: input while the computer thinks.
 * - FIRE, RETURN and SPACE mean "move now".
 * - A command may interrupt the search (command.h); it is then in shell_pending_event.
 * - Typed characters wait for the human's turn, with a RETURN that ends them, or a SPACE in a game whose moves
 *   contain spaces. So do commands about the human's own move.
 * - The stick is ignored until the computer has moved. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_WHILE_THINKING_H
#define SHELL_INPUT_WHILE_THINKING_H

#include <stdint.h>

/* Handles shell_pending_event. 1: the search continues; the event was queued or ignored. 0: the search stops; the
 * event was "move now" and is cleared, or is a command and stays. */
uint8_t while_thinking_ignores(void);

/* Call it after the computer has moved. A FIRE that came a moment too late must not play a move at the cursor; other
 * input is kept for the human. If the computer moves next as well, nothing is guarded. */
void while_thinking_end(void);

/* Takes the oldest queued event, else shell_pending_event; 0: none. */
uint8_t while_thinking_next(void);

#endif
