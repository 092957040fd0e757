/* commands.h: shared by the files of the suite `commands`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_COMMANDS_H
#define EMULATOR_COMMANDS_H

#include "session.h"

#define HISTORY 64
#define AFTER 40 /* frames until a command is carried out: undo replays the game */

extern EmuOptions commands_options;
extern char commands_positions[HISTORY][HOST_TEXT]; /* positions of commands_play, by number of moves */
extern unsigned commands_played;               /* number of moves that commands_play has played */

const char *commands_game(void);                   /* name of the current game */
int commands_begin(unsigned game, unsigned level); /* returns 0 if the game does not start */
void commands_sides(unsigned presses); /* presses OPTION */
void commands_two_people(void);
void commands_play(unsigned moves); /* random moves, for both sides */
void commands_control(char letter);

/* ---- the other files ---- */

void commands_reset(unsigned game, unsigned level);
void commands_reset_start(void);
void commands_reset_saving(void);
void commands_fire(void);
void commands_list(void);
void commands_resign(void);
void commands_set_up(void);

#endif
