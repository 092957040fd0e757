/* turn.h: starting a game and playing a move on screen and record. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_TURN_H
#define SHELL_TURN_H

/* Starts a new game of the loaded rules. */
void turn_new_game(void);

/* Draws the random part of `move`, if it has one, before the move is shown and played. */
void turn_draw_random(void);

/* Shows `move` with its motion and sound, plays it in the record and redraws the board. */
void turn_perform(void);

#endif
