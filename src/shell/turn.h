/* turn.h: moves onto the board, and the game that begins with none. */
#ifndef SHELL_TURN_H
#define SHELL_TURN_H

/* Begins a new game. */
void turn_new_game(void);

/* Draws the chance in `move`, before it is shown and played for good. */
void turn_draw_random(void);

/* `move` onto the board, with its motion and its sound. */
void turn_perform(void);

#endif
