/* starchess_play.h: what the files of starchess_play.c share. */
#ifndef EMULATOR_STARCHESS_PLAY_H
#define EMULATOR_STARCHESS_PLAY_H

#include "session.h"

#define GAME_WANTED "starchess"
#define AFTER 40 /* frames until a command is obeyed */

/* ---- at the table (starchess_play.c) ---- */

extern char empires_place[40]; /* the machine and the hand, for what is printed */
extern Hand empires_hand;

void empires_settle(void);                  /* until a person is asked */
void empires_wait_for(const char *words);
void empires_control(char letter);          /* a command by CTRL and its letter */
void empires_set_up(const char *position);
extern const char empires_rich[];           /* a position in which everything is possible somewhere */

/* Players and missiles of the sky: missiles, then players 0 to 3, of which the first is the cursor and left out. */
#define SKY_BYTES 0x280
#define SKY_CURSOR 0x80
#define CURSOR_BYTES 0x80
void empires_see_sky(uint8_t *sky);

/* ---- who plays, on which planets (starchess_play_sides.c) ---- */

void empires_planets(void);
void empires_choose_people(unsigned people);
void empires_some_people(unsigned people);

/* ---- orders by accident, or not given after all; positions that are none (starchess_play_orders.c) ---- */

void empires_no_accident(void);
void empires_cursor_stays(void);
void empires_left_alone(void);
void empires_too_many(void);
void empires_bad_positions(void);

/* ---- the window, a fight and a defeat as they are drawn and said (starchess_play_shown.c) ---- */

void empires_shown(void);

/* ---- fights and bombs (starchess_play_sounds.c) ---- */

void empires_sounds(void);

/* ---- while a computer thinks (starchess_play_thinking.c) ---- */

void empires_plans(void);
void empires_typed_ahead(void);
void empires_sky_stays(void);
void empires_dots(void); /* of a slow disk */

/* ---- how far back undo goes, what the list of orders and the news tell; a power cut (starchess_play_undo.c) ---- */

void empires_power_cut(EmuOptions *options);
void empires_taken_back(void);
void empires_news(void);
void empires_far_back(void);

#endif
