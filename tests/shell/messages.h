/* messages.h: shared by the files of the suite `messages`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_MESSAGES_H
#define EMULATOR_MESSAGES_H

#include "session.h"

#define AFTER 40
#define REST 90 /* frames after which a choice is applied */

extern EmuOptions messages_options;

int messages_begin(const char *game); /* 0: the game does not start */
void messages_control(char letter);
void messages_option(unsigned times); /* presses OPTION this many times, in quick succession */
void messages_set_up(const char *position);
int messages_random_move(void); /* plays a random move; 1: the computer has replied, or the game is over */

void messages_next(void);  /* messages_next_best.c */
void messages_ends(void);  /* messages_game_over.c */
void messages_menu(void);  /* messages_menu.c */
void messages_lines(void); /* messages_cleared.c */
void messages_keys(void);  /* messages_key_row.c */
void messages_after_end(void);  /* messages_after_end.c */

#endif
