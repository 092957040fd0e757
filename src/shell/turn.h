/* turn.h: starts a game, and plays a move on the screen and in the record. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_TURN_H
#define SHELL_TURN_H

/* Starts a new game with the current rules. */
void turn_new_game(void);

/* Chooses the random part of `move`, in games that have one. Call it before the move is shown and played. */
void turn_draw_random(void);

/* Shows `move` with its motion and sound, plays it in the record and redraws the board. */
void turn_perform(void);

#endif
