/* session.h: a user at the Atari: reads the probe page, chooses games, enters moves by cursor or keys. Waiting limits
 * are in frames. Used by all suites of tests/emulator. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_SESSION_H
#define EMULATOR_SESSION_H

#include "disk/probe_page.h"
#include "driver.h"
#include "host_rules.h"

#define WAIT_LOAD 900   /* for loading a file with true serial timing */
#define WAIT_MOVE 1500  /* for the player's move, the computer's at level 3, and their animation */
/* until the first roll that allows the player to move; too short once in 50,000 games */
#define WAIT_PASSES 18000

typedef enum { BY_STICK, BY_KEYS } Input;

/* ---- the current probe page (session_probe.c) ---- */

unsigned probe_byte(unsigned at);
unsigned probe_word(unsigned at);
unsigned long probe_nodes(void);
int probe_is_up(void);          /* the kernel has started */
const char *probe_board(void);  /* the board as text, a copy that is valid until the next call */
const char *probe_whole_board(void); /* the same, always read from the address in the probe page */

/* ---- waiting (session_probe.c) ---- */

/* 1: the game has dice. Then the functions below roll them with FIRE whenever the player is asked. */
extern int session_rolls;
int session_asks_roll(void);

/* Waits for a screen (PROBE_SCREEN_), reading the probe page every `step` frames. Returns 0 if it does not come within
 * this many frames. */
int wait_screen(unsigned screen, unsigned frames, unsigned step);
int wait_settled(unsigned frames);  /* until the player is asked for a move, or the game is over */
int wait_turns(unsigned turns, unsigned frames); /* until the turn counter has changed */

/* ---- games ---- */

/* Finds out which games the disk's menu has, and where. session_boot calls it. */
void session_insert(const char *disk);

extern unsigned session_game; /* the chosen game */

/* session_place: the game's index in the menu, from 0; HOST_GAMES: it is not on the disk. session_letter: the key code
 * of its letter. */
unsigned session_place(unsigned game);
int session_letter(unsigned game);

/* 0: session_boot makes the player known: the levels of a newcomer are lower, and the first game has hints. */
extern int session_newcomer;

/* Starts a machine and waits for the menu. */
int session_boot(const EmuOptions *options);

/* 1: the kernel's code in memory has not changed since session_boot. */
int session_code_is_whole(void);

/* Number of bytes of the book that are in memory. The whole book of chess has CHESS_BOOK_BYTES (kernel.inc). */
unsigned session_book_bytes(void);

/* Makes the host use the variant of the rules that the machine plays. */
void session_use_variant(void);

/* The start position of the game on the machine, by the host. A random one follows from the seed of its record. */
void session_begins(char *position);

/* From the menu: starts a new game, even if there is an unfinished one, and waits until the player is asked. The player
 * gets the first side, even in the few games where the second side is the default; messages.c tests the default. */
int session_choose(unsigned game, Input input);
void session_pick(unsigned game, Input input); /* the same, but returns at once */

/* session_reach scrolls the menu until the game is visible. session_line returns the game's line; "" if it is not
 * visible or has no letter. */
void session_reach(unsigned game);
const char *session_line(unsigned game);
void session_bar(unsigned game); /* puts the bar over the game */
int session_menu(void); /* back to the menu, by CTRL+X */

/* Sets the level. The current level must be the default one. */
void session_level(unsigned level, Input input);

/* Presses START, and answers yes if the shell asks about the current game. */
void session_start_again(void);

/* Presses OPTION until two people play; the computer may move meanwhile. Returns 0 if that fails. */
int session_two_people(void);

/* In a game of more than two sides: gives the sides whose bits are set in `computers` to the computer, and the others
 * to people. Returns 0 if that fails. */
int session_sides(unsigned computers);

/* Carries out a command by choosing its name in the command menu, by stick or arrows alone. Returns 0 if it is not in
 * the menu. */
int session_point_command(const char *name, Input input); /* only moves the bar to the name */
int session_command(const char *name, Input input);

/* Carries out a command: by stick in the command menu, or by keys with CTRL and `key`. */
int session_do_command(const char *name, char key, Input input);

/* session_arrow: one step of the cursor or of a choice. session_take: takes what is under the cursor. */
void session_arrow(int stick, int key, Input input);
void session_take(Input input);

/* 1: the screen contains this text. */
int session_shows(const char *text);
int session_waits(const char *text, unsigned frames); /* the same, waiting up to this many frames */

/* ---- moves (session_moves.c) ---- */

/* Enters a move; returns at once. */
void session_move(const char *move, Input input);
void session_press(const char *text); /* a key for each character */
void session_type(const char *text); /* the same, and RETURN */
void session_set_up(const char *position); /* sets up a position as text; replaces the game on the board */

void session_point(int x, int y); /* moves the cursor to a square of a board without gaps */

/* After leaving a game: waits for the menu. If all places for unfinished games are taken, the oldest is replaced. */
int session_leave(void);

/* Waits for the question, answers yes, and waits until it is gone; returns 1 if it came. */
int session_agree(const char *question);

/* Answers yes if the player is asked about replacing a game; returns 1 if so. */
int session_replace(void);
void session_new_board(void);        /* call when a game has opened its board: session_move then knows the board */
void session_new_turn(void);         /* call when a turn begins: does the same, but only before the first move */
void session_find_cursor(void);      /* reads the cursor position from memory */

#endif
