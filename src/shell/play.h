/* play.h: the game loop. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_PLAY_H
#define SHELL_PLAY_H

/* Plays the loaded game; returns when the user wants the menu. */
void play_run(void);

#endif
