/* board.h: what a game shows on the screen: board, panel, status line. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SCREEN_BOARD_H
#define SHELL_SCREEN_BOARD_H

#include <stdint.h>

#include "plat/screen.h"

#define LINE_SIZE 33 /* columns of the screen and a terminating 0 */

/* ---- a game on the screen ---- */

void show_board(void);  /* everything: frame, board, panel, keys */
void board_without_panel(void);   /* everything except panel and keys */
/* Calls show_board and returns COMMAND_NEW_TURN: the end of a command that has shown a page. */
uint8_t board_redraw(void);
void show_heading(void); /* title, level, and the rules if they are not the standard ones */
void show_keys(void);   /* the key row of a game in progress */
extern uint8_t show_keys_for; /* the value of input_by_stick for which the key row was written */
void show_level(void);
/* Appends the level to the line: " L4", " D2" for a fixed depth, "RND" and "BEG" for the two weak players
 * (engine/weak_players.h). */
void line_level(void);
void show_panel(void);
void show_clock(void);  /* charges the time to the clock of `side`, and shows every new second; only with a panel */
void show_paint(void);  /* sets screen_colour_bit to the lighter of the two sides' colours */
uint8_t show_turn(void); /* status line: the side to move, and what was entered so far; returns COMMAND_DONE */

/* ---- texts on the screen ---- */

const char *show_side_name(uint8_t who); /* the name of a side */
const char *status_side_or_you(uint8_t who);  /* "You" or "Atari" in a game of human against computer, else its name */
uint8_t show_is_you(uint8_t who);    /* 1: status_side_or_you returns "You" */

/* Shows a text on the status line. If the line below belonged to the previous status (show_more), it is cleared, or
 * names the variant of the rules again. Returns COMMAND_DONE, for a command that does nothing else. */
uint8_t status_say(const char *text);
extern uint8_t show_more;           /* 1: the line below belongs to the status line */
#pragma zpsym ("show_more")
extern uint8_t show_passing;        /* steps until the side to move replaces the message; 0: the message stays */
#pragma zpsym ("show_passing")
uint8_t show_line(void);            /* status_say of text_buffer, which the line_ functions write */
uint8_t status_refuse(const char *text); /* status_say with the sound of a refusal */
extern const char status_reading_disk[];   /* "Reading the disk" */
extern const char status_retry[];     /* what to press after a disk error */
void show_row(uint8_t row, const char *text); /* writes a row of the menu, from its fourth column */


#endif
