/* starchess_play.h: what the files of starchess_play.c share. */
#ifndef EMULATOR_STARCHESS_PLAY_H
#define EMULATOR_STARCHESS_PLAY_H

#include "session.h"

#define GAME_WANTED "starchess"
#define AFTER 40 /* frames until a command is obeyed */

/* ---- at the table (starchess_play.c) ---- */

extern char starchess_place[40]; /* the machine and the hand, for what is printed */
extern Hand starchess_hand;

void starchess_settle(void);                  /* until a person is asked */
void starchess_wait_for(const char *words);
void starchess_control(char letter);          /* a command by CTRL and its letter */
void starchess_set_up(const char *position);
extern const char starchess_rich[];           /* a position in which everything is possible somewhere */

/* Players and missiles of the sky: missiles, then players 0 to 3, of which the first is the cursor and left out. */
#define SKY_BYTES 0x280
#define SKY_CURSOR 0x80
#define CURSOR_BYTES 0x80
void starchess_see_sky(uint8_t *sky);

/* ---- who plays, on which planets (starchess_play_sides.c) ---- */

void starchess_planets(void);
void starchess_choose_people(unsigned people);
void starchess_some_people(unsigned people);

/* ---- orders by accident, or not given after all; positions that are none (starchess_play_orders.c) ---- */

void starchess_no_accident(void);
void starchess_cursor_stays(void);
void starchess_left_alone(void);
void starchess_too_many(void);
void starchess_bad_positions(void);

/* ---- the window, a fight and a defeat as they are drawn and said (starchess_play_shown.c) ---- */

void starchess_shown(void);

/* ---- fights and bombs (starchess_play_sounds.c) ---- */

void starchess_sounds(void);

/* ---- while a computer thinks (starchess_play_thinking.c) ---- */

void starchess_plans(void);
void starchess_typed_ahead(void);
void starchess_sky_stays(void);
void starchess_dots(void); /* of a slow disk */

/* ---- how far back undo goes, what the list of orders and the news tell; a power cut (starchess_play_undo.c) ---- */

void starchess_power_cut(EmuOptions *options);
void starchess_taken_back(void);
void starchess_news(void);
void starchess_far_back(void);

#endif
