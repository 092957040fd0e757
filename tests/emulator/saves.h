/* saves.h: what people do about saves, for the suite `saves`: every step says itself when it does not work. */
#ifndef EMULATOR_SAVES_H
#define EMULATOR_SAVES_H

#include "session.h"

/* hexapawn: its start; b1b2, a3b2 */
#define START_TEXT "ppp/3/PPP w"
#define AFTER_ONE "ppp/1P1/P1P b"
#define AFTER_TWO "1pp/1p1/P1P w"

int saves_key(char letter); /* with CTRL */
int saves_boot(const char *path, Machine machine);
int saves_start(const char *path, unsigned game);
void saves_wait_for(const char *text);
void saves_two_people(void); /* and a new game */
void saves_play(const char *move);
void saves_stands(const char *position);
void saves_resign(void);

/* Where a game begins, or where its first throws have led. */
void saves_begins(unsigned game, char *position);

/* So many moves of two people in a game that was just begun; where they lead. Throws fall by themselves (dice.c follows
 * them). */
void saves_play_some(unsigned game, unsigned moves, char *position);

/* ---- slots, 1 to 3 ---- */

void saves_go_to_slot(char command, unsigned slot);
void saves_save(unsigned slot, const char *name, const char *answer);
void saves_save_over(unsigned slot, const char *name);
void saves_load(unsigned slot, const char *position, const char *answer); /* answer 0: nothing is said */

/* ---- games that wait ---- */

void saves_leave(void);
void saves_waits_at(unsigned game, const char *mark); /* as the menu says; 0: it does not */
void saves_go_on(unsigned game, const char *position);

/* ---- to other programs and back (saves_pgn.c) ---- */

/* A game as PGN is put onto the disk, goes on here against the computer, is saved, and is taken from the disk as PGN
 * (trog saves). */
void saves_carried(const char *path);

/* ---- nothing can be written (saves_protected.c) ---- */

void saves_refused(const char *path);

/* ---- games that wait, and which give way (saves_autosave.c) ---- */

void saves_waiting(const char *path);

/* ---- other rules are saved, too (saves_variants.c) ---- */

void saves_rules(const char *path);

#endif
