/* dice.h: shared by the files of the suite `dice`. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_DICE_H
#define EMULATOR_DICE_H

#include "session.h"

#define AFTER 60       /* frames until a command is carried out */
#ifdef MACHINE /* the host machine writes a ply at once, and the next may follow in the next frame */
#define WRITE_FRAMES 0
#else
#define WRITE_FRAMES 4 /* in the probe page the board is written this long after the ply number */
#endif

/* ---- following a game (dice_follow.c) ---- */

#define PLIES_MOST 1200
#define LETTER_AT 12 /* frames after the player's move; the computer's dice roll then */

extern char dice_place[60]; /* game, machine and kind of input, for messages */
extern Input dice_input;
extern char dice_log[PLIES_MOST + 1][HOST_TEXT]; /* every position since the game began, by ply */
extern unsigned dice_now; /* index of the current position in dice_log */
extern unsigned dice_passes, dice_rolls_seen, dice_computer_moves;
/* frames after the move when the letter typed at LETTER_AT is deleted; 0: none is typed */
extern unsigned dice_back_at;
extern unsigned dice_frames_after_move; /* counted only while dice_back_at is not 0 */

/* 1: the player has a decision to make in this position, or the game is over. */
int dice_is_choice(const char *position);
/* Follows the game until the player has to decide. */
int dice_follow(void);
/* Checks that the roll of the current position is shown. */
void dice_check_roll(void);
/* Plays the nth legal move, and dice_turn a random one after a look at the roll. Both follow the game then. */
int dice_player_moves(unsigned n);
int dice_turn(void);
int dice_is_over(void);

/* ---- what is tried ---- */

/* Gives a command that changes the position, by CTRL and its letter, and waits until it is carried out (dice.c). */
void dice_control(char letter);

/* Both press START at a player's turn in the middle of a game (dice_start.c). dice_start: undo brings the old game
 * back, whatever was rolled in the new one. dice_start_for_good: after two moves in the new game undo no longer does.
 */
void dice_start(const char *place);
void dice_start_for_good(const char *place);

/* Tests the rules in set-up positions: a hit, a block, a pass, a six, an only move. Also tests set-ups by cursor, and
 * messages about invalid positions. */
void dice_cases(const char *place, const char *game, Input input);

/* 1: in the machine's current game this is the roll at ply `at` from this position. The host draws it from the
 * machine's seed. */
int dice_is_roll(const char *position, unsigned at, const char *roll);

/* Checks the rolls of many new games: faces, and pairs of faces, are as frequent as their weights demand. */
void dice_fair(const char *place);

#endif
