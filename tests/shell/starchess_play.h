/* starchess_play.h: shared by the files of the suite `starchess_play`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_STARCHESS_PLAY_H
#define EMULATOR_STARCHESS_PLAY_H

#include "session.h"

#define GAME_WANTED "starchess"
#define AFTER 40 /* frames until a command is carried out */

/* ---- helpers (starchess_play.c) ---- */

extern char starchess_place[40]; /* the machine and the kind of input, for messages */
extern Input starchess_input;

void starchess_settle(void);                  /* waits until a player is asked */
void starchess_wait_for(const char *words);
void starchess_control(char letter);          /* a command by CTRL and its letter */
void starchess_set_up(const char *position);
extern const char starchess_rich[];           /* a position in which every order is possible somewhere */

/* ---- sides and planets (starchess_play_sides.c) ---- */

void starchess_planets(void);
void starchess_choose_people(unsigned people);
void starchess_some_people(unsigned people);
void starchess_rivals(void);
void starchess_ruler(void);

/* ---- orders given by accident or cancelled; invalid positions (starchess_play_orders.c) ---- */

void starchess_no_accident(void);
void starchess_cursor_stays(void);
void starchess_left_alone(void);
void starchess_too_many(void);
void starchess_bad_positions(void);

/* ---- the order window, a fight and a defeat on the screen (starchess_play_shown.c) ---- */

void starchess_shown(void);

/* ---- while a computer thinks (starchess_play_thinking.c) ---- */

void starchess_hint(void);
void starchess_plans(void);
void starchess_typed_ahead(void);
void starchess_dots(void); /* with a slow disk */

/* ---- how far undo goes, the list of orders and the reports; a power cut (starchess_play_undo.c) ---- */

void starchess_power_cut(EmuOptions *options);
void starchess_taken_back(void);
void starchess_news(void);
void starchess_far_back(void);

/* ---- the report (starchess_play_report.c) ---- */

/* Restarts the machine. */
void starchess_report(const EmuOptions *options);

#endif
