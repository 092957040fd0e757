/* session.h: sitting at the Atari: the glass box read, games chosen, moves
 * pointed at or typed. Limits of waiting are in frames. */
#ifndef EMULATOR_SESSION_H
#define EMULATOR_SESSION_H

#include "disk/probe_page.h"
#include "driver.h"
#include "host_rules.h"

#define WAIT_LOAD 900   /* true serial timing, and to spare */
#define WAIT_MOVE 1500  /* a person's move, the computer's at level 3, their motion */
/* the first throws of a game with dice, of which nobody may have any use: too short once in 50,000 times */
#define WAIT_PASSES 18000

typedef enum { BY_STICK, BY_KEYS } Hand;

/* ---- the glass box, as it is now (session_probe.c) ---- */

unsigned probe_byte(unsigned at);
unsigned probe_word(unsigned at);
unsigned long probe_nodes(void);
int probe_is_up(void);          /* the kernel has started */
const char *probe_board(void);  /* a copy, good until the next call */
const char *probe_whole_board(void); /* from where the box says it is, however long */

/* ---- waiting (session_probe.c) ---- */

/* 1: the screen (GLASS_SCREEN_) came within so many frames, looked at every `step`. */
int wait_screen(unsigned screen, unsigned frames, unsigned step);
int wait_settled(unsigned frames);  /* play, or over */
int wait_turns(unsigned turns, unsigned frames); /* the counter is no longer that */

/* ---- games ---- */

/* A disk with some of the games, or all: which its menu has, and where. session_boot does it, too. */
void session_insert(const char *disk);

extern unsigned session_game; /* that was chosen */

/* The game's place in the menu, from 0; HOST_GAMES: it is not on the disk. And its letter, as it is typed. */
unsigned session_place(unsigned game);
int session_letter(unsigned game);

/* Starts a machine, waits for the menu. */
int session_boot(const EmuOptions *options);

/* 1: nothing has written into the code of the kernel since. */
int session_code_is_whole(void);

/* How much of a book is in memory; kernel.inc says how much there is. */
unsigned session_book_bytes(void);

/* The host judges by the variant of the rules that the machine plays by now. */
void session_obey_rules(void);

/* 1: it has the memory for this game. */
int session_fits(unsigned game, Machine machine);

/* From the menu: a new game, even where one waits, until a person is asked. He has the first side in every game, so
 * that who plays it need not know which has another word in its list; messages.c looks at that. */
int session_choose(unsigned game, Hand hand);
void session_pick(unsigned game, Hand hand); /* the same, and returns at once when it was chosen */

/* The game's line in the menu as it is now; "" where it has none, or has no letter there. */
void session_reach(unsigned game); /* makes the list show it */
const char *session_line(unsigned game);
int session_menu(void); /* and back, by CTRL+X */

/* From the usual level to this one. */
void session_level(unsigned level, Hand hand);

/* START, and FIRE where a game is under way, which is asked about. */
void session_start_again(void);

/* OPTION until nothing moves by itself; the computer may have moved on the way there. 0: it never does. */
int session_two_people(void);

/* Where more than two play: these are the computer's, a bit a side; all others are people's. 0: the dialog does not
 * come. */
int session_sides(unsigned computers);

/* A command of the page, by its name there: by stick or by arrows alone. 0: it is not there. */
int session_point_command(const char *name, Hand hand); /* the bar is on it */
int session_command(const char *name, Hand hand);

/* The same by stick, or by CTRL and its key. */
int session_obey(const char *name, char key, Hand hand);

/* A step of the cursor or of a choice, and what it stands on taken. */
void session_arrow(int stick, int key, Hand hand);
void session_take(Hand hand);

/* 1: this stands somewhere on the screen. */
int session_shows(const char *text);
int session_waits(const char *text, unsigned frames); /* the same, within so many */

/* ---- moves (session_moves.c) ---- */

/* A move into the machine; returns at once when it has been given. */
void session_move(const char *move, Hand hand);
void session_press(const char *text); /* a key each */
void session_type(const char *text); /* the same, and RETURN */
void session_set_up(const char *position); /* as text; the game on the board is replaced */

void session_point(int x, int y); /* the cursor to a square, on a board whose columns and ranks have no gaps */

/* The menu was asked for: it is there. Where all places for unfinished games are taken the oldest gives way. */
int session_leave(void);

/* The question comes within a moment, the player agrees, and it is gone: 1. */
int session_agree(const char *question);

/* Where moves would be lost the player is asked, and agrees. Returns 1 if that was so. */
int session_replace(void);
void session_new_board(void);        /* the same for a board that is opened anew */
void session_new_turn(void);         /* the shell has put its cursor where it does */
void session_find_cursor(void);      /* it is wherever it is: people have nudged the stick */

#endif
