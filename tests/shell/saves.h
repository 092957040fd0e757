/* saves.h: steps with saves, for the suite `saves`: each one reports its own failure. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_SAVES_H
#define EMULATOR_SAVES_H

#include "session.h"

/* hexapawn: the start position, the position after b1b2, and the one after a3b2 */
#define START_TEXT "ppp/3/PPP w"
#define AFTER_ONE "ppp/1P1/P1P b"
#define AFTER_TWO "1pp/1p1/P1P w"

int saves_key(char letter); /* code of the key with CTRL */
int saves_boot(const char *path, Machine machine);
int saves_start(const char *path, unsigned game);
void saves_wait_for(const char *text);
void saves_two_people(void); /* and starts a new game */
void saves_play(const char *move);
void saves_board_is(const char *position);
void saves_resign(void);

/* Gives the start position of a game; in a game with dice, waits and gives the position after the first rolls. */
void saves_begins(unsigned game, char *position);

/* Plays this many moves in a new game of two people, and gives the final position. The machine rolls the dice by itself
 * (dice.c checks the rolls). */
void saves_play_some(unsigned game, unsigned moves, char *position);

/* ---- slots, 1 to 3 ---- */

void saves_go_to_slot(char command, unsigned slot);
void saves_save(unsigned slot, const char *name, const char *answer);
void saves_save_over(unsigned slot, const char *name);
void saves_load(unsigned slot, const char *position, const char *answer); /* answer 0: no message */

/* ---- unfinished games ---- */

void saves_leave(void);
void saves_waits_at(unsigned game, const char *mark); /* mark: the text after the game's name in the menu; 0: none */
void saves_continue(unsigned game, const char *position);

/* ---- to other programs and back (saves_pgn.c) ---- */

/* A PGN game is put onto the disk, continued on the Atari, saved, and read back from the disk as PGN (trog saves). */
void saves_carried(const char *path);

/* ---- nothing can be written (saves_protected.c) ---- */

void saves_refused(const char *path);

/* ---- unfinished games, and which are replaced (saves_autosave.c) ---- */

void saves_waiting(const char *path);

/* ---- variants are saved, too (saves_variants.c) ---- */

void saves_rules(const char *path);

#endif
