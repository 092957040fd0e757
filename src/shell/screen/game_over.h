/* game_over.h: the part END. */
#ifndef SHELL_SCREEN_GAME_OVER_H
#define SHELL_SCREEN_GAME_OVER_H

/* The game is over: who won, why, and the men that did it, until a key is pressed. */
void game_over_run(void); /* for the second time without sound and motion: shell_end_told */

#endif
