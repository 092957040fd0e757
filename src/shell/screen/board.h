/* board.h: the board, the panel and the lines of text; choices on the status line; parts of the shell, which are
 * asked for here because of what there is to say when they cannot be had. */
#ifndef SHELL_SCREEN_BOARD_H
#define SHELL_SCREEN_BOARD_H

#include <stdint.h>

#include "plat/screen.h"

#define LINE_SIZE 33 /* a line of the screen and its end mark */

/* ---- a game on the screen ---- */

void show_board(void);  /* frame, board, panel: everything */
void board_without_panel(void);   /* the same without panel and keys */
uint8_t board_redraw(void); /* the same, and COMMAND_NEW_TURN: for a part that is gone with the frame that is on the screen */
void show_heading(void); /* title, level, rules if they are not the usual ones */
void show_keys(void);   /* the reminder of a game under way */
void show_level(void);
void line_level(void);  /* writes it: " L4", " D2" for a fixed depth, "RND" and "DIR" for those of weak_players.h */
void show_panel(void);
void show_clock(void);  /* if a second has passed, where there is a panel */
void show_paint(void);  /* letters that follow have the lighter colour of the two */
void show_turn(void);   /* whose move it is, and what was typed */

#define TYPED_MOST 24
#define TYPED_ROOM 36 /* with a square more and an end mark */
extern char entry_text[]; /* what the user has typed or pointed at so far */

/* ---- words ---- */

const char *show_side_name(uint8_t who); /* the name of the side */
const char *status_side_or_you(uint8_t who);  /* "You" and "Atari" where these two play, else the name of the side */
uint8_t show_is_you(uint8_t who);    /* 1: "You" */

/* The status line; what belonged to the one before goes from the line below. And COMMAND_DONE: for a command that does
 * no more. */
uint8_t status_say(const char *text);
extern uint8_t show_more;           /* 1: there is such a thing below */
extern uint8_t show_passing;        /* at a turn the line gives way to the usual one after so many steps; 0: it stays */
void show_line(void);               /* the same, with what was written by line_ */
uint8_t status_refuse(const char *text); /* the same, with the refusing sound */
extern const char status_reading_disk[];   /* that the disk is */
extern const char show_again[];     /* what helps where it cannot be read */
void show_row(uint8_t row, const char *text); /* a line of the menu, in its fourth column */

/* ---- choices ---- */

extern uint8_t entry_event; /* what the user did */
uint8_t show_next(uint8_t at, uint8_t count); /* one of several, by that event */

/* ---- parts ---- */

/* Reads a part of the shell. 0: it cannot be had, and that was said. */
uint8_t overlay_call(const char *part);

#endif
