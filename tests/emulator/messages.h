/* messages.h: what the files of the suite `words` share. */
#ifndef EMULATOR_MESSAGES_H
#define EMULATOR_MESSAGES_H

#include "session.h"

#define AFTER 40
#define REST 90 /* frames after which a choice counts */

extern EmuOptions messages_options;

int messages_begin(const char *game); /* 0: there is none */
void messages_control(char letter);
void messages_option(unsigned times); /* so often, one soon after the other */
void messages_set_up(const char *position);
int messages_move_by_lot(void); /* a person's; 1: the computer has replied, or the game is over since this frame */

void messages_next(void);  /* messages_next_best.c */
void messages_ends(void);  /* messages_game_over.c */
void messages_menu(void);  /* messages_menu.c */
void messages_seen(void);  /* messages_drawn.c */
void messages_lines(void); /* messages_cleared.c */
void messages_keys(void);  /* messages_key_row.c */
void messages_late(void);  /* messages_after_end.c */

#endif
