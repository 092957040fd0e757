/* while_thinking.h: input while the computer thinks. The search asks hook_should_stop; every event goes through
 * while_thinking_ignores, whatever the moment. There are two states: is text queued that RETURN would finish?
 *
 *   event                            no text queued          text queued
 *   FIRE                             move now                move now
 *   RETURN                           move now                queued; ends the text
 *   SPACE                            move now                queued, if moves of the game contain spaces; else move now
 *   letter, digit, - , BACKSPACE     queued; begins a text   queued
 *   arrow, while the search runs     ignored                 ignored
 *   arrow, after it was stopped      queued; begins a text   queued
 *   command about the human's move   queued                  queued; the text goes on after it
 *   any other command                interrupts the search   interrupts the search
 *
 * "Move now" stops the search with its best move. A command that interrupts stays in shell_pending_event; the search
 * resumes after it unless the position has changed. command_table.h says which commands wait. Queued events come in the
 * human's turn, in their order (while_thinking_next). The queue has 31 places; what does not fit is ignored.
 * tests/unit/while_thinking.c goes through this table. */
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
