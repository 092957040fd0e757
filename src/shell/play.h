/* play.h: whose turn it is, and what happens then. */
#ifndef SHELL_PLAY_H
#define SHELL_PLAY_H

/* Plays the game that is loaded; returns when the user wants the menu. */
void play_run(void);

#endif
