/* commands.h: what the files of the suite `commands` share. */
#ifndef EMULATOR_COMMANDS_H
#define EMULATOR_COMMANDS_H

#include "session.h"

#define HISTORY 64
#define AFTER 40 /* frames until a command is obeyed: to undo is to play the game anew */

extern EmuOptions commands_options;
extern char commands_past[HISTORY][HOST_TEXT]; /* positions with the person to move */
extern unsigned commands_played;               /* turns of the game so far */

const char *commands_game(void);                   /* its name */
int commands_begin(unsigned game, unsigned level); /* 0: there is none */
void commands_sides(unsigned presses);
void commands_two_people(void);
void commands_play(unsigned moves); /* by chance, for both */
void commands_control(char letter);

/* ---- the other files ---- */

void commands_reset(unsigned game, unsigned level);
void commands_reset_start(void);
void commands_fire(void);
void commands_list(void);
void commands_resign(void);
void commands_set_up(void);

#endif
