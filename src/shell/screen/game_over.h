/* game_over.h: the overlay GAMEOVER: the end of a game. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_GAME_OVER_H
#define SHELL_SCREEN_GAME_OVER_H

/* Shows who won and why. The first call plays a tune and lets the winning pieces blink for a few seconds or until a key
 * is pressed; further calls for the same game only mark them (shell_end_told). */
uint8_t game_over_run(void); /* returns 0 */

#endif
