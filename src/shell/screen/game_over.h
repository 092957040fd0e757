/* game_over.h: the overlay END: the end of a game. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_GAME_OVER_H
#define SHELL_SCREEN_GAME_OVER_H

/* Shows who won, why, and the winning pieces, which blink until a key is pressed. */
void game_over_run(void); /* further calls for the same game show it without sound and motion (shell_end_told) */

#endif
