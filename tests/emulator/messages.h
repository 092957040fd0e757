/* messages.h: what the files of the suite `words` share. */
#ifndef EMULATOR_MESSAGES_H
#define EMULATOR_MESSAGES_H

#include "session.h"

#define AFTER 40
#define REST 90 /* frames after which a choice counts */

extern EmuOptions words_options;

int words_begin(const char *game); /* 0: there is none */
void words_control(char letter);
void words_option(unsigned times); /* so often, one soon after the other */
void words_set_up(const char *position);
int words_move_by_lot(void); /* a person's; 1: the computer has replied, or the game is over since this frame */

void words_next(void);  /* messages_next_best.c */
void words_ends(void);  /* messages_game_over.c */
void words_menu(void);  /* messages_menu.c */
void words_seen(void);  /* messages_drawn.c */
void words_lines(void); /* messages_cleared.c */
void words_keys(void);  /* messages_key_row.c */
void words_late(void);  /* messages_after_end.c */

#endif
