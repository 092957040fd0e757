/* words.h: what the files of the suite `words` share. */
#ifndef EMULATOR_WORDS_H
#define EMULATOR_WORDS_H

#include "table.h"

#define AFTER 40
#define REST 90 /* frames after which a choice counts */

extern EmuOptions words_options;

int words_begin(const char *game); /* 0: there is none */
void words_control(char letter);
void words_option(unsigned times); /* so often, one soon after the other */
void words_set_up(const char *position);
int words_move_by_lot(void); /* a person's; 1: the computer has replied, or the game is over since this frame */

void words_next(void);  /* words_next.c */
void words_ends(void);  /* words_ends.c */
void words_menu(void);  /* words_menu.c */
void words_seen(void);  /* words_seen.c */
void words_lines(void); /* words_lines.c */
void words_keys(void);  /* words_keys.c */
void words_late(void);  /* words_late.c */

#endif
