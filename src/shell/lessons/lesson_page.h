/* lesson_page.h: what the files of the overlay LESSONS share: the list (lessons.c), the pages of a lesson
 * (lesson_page.c), and pointing at something on a page (lesson_pointing.c). tools/build/lessons.awk makes the texts from
 * lessons.txt and describes their form. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_PAGE_H
#define SHELL_LESSON_PAGE_H

#include <stdint.h>

#define FIRST_ROW 6
#define SAY_ROW 20

#define EXAMPLE_LENGTH 10 /* characters of an example before the name of its game */
#define EXAMPLE_TREE 'T'
#define EXAMPLE_GAME 'G'

#define PICK_RIGHT ']' /* before the right reply to what is pointed at */
#define PICK_MOVE '2'  /* kind of a page: two targets, a move; else one, which gets this character if it is a letter */
#define NONE 255

/* ---- texts (lesson_page.c) ---- */

extern const char *lesson_at; /* current place in the texts */
void lesson_skip_row(void);

/* Of the page: EXAMPLE_TREE, EXAMPLE_GAME or C for the comparison, depth, A, B, game; 0: none */
extern const char *lesson_example_text;

/* Returns the place in the menu of the game of the example, from 1; 0: it is not on this disk. */
uint8_t lesson_example_game(void);

/* ---- pages (lesson_page.c) ---- */

extern const char *const lesson_titles[]; /* lessons.c */
extern uint8_t lesson_now;                /* the number of the lesson, from 0 */
extern const char *lesson_replies;        /* the first of the page's replies to what is pointed at */

void lesson_open_frame(void);
void lesson_start_row(void);
void lesson_show_rows(void); /* shows the rows of the page, and finds out what it has */
void lesson_show_keys(const char *text);

/* Shows lesson_now page by page; a question must be solved to go on. 1: the lesson was finished; 0: ESC.
 * lesson_example_text is not 0 if it ended with its example. */
uint8_t lesson_show(void);

/* ---- pointing (lesson_pointing.c) ---- */

extern char lesson_picks;        /* the kind of the page; 0: there is nothing to point at */
extern uint8_t lesson_is_played; /* 1: the right answer stands on the board */
extern uint8_t lesson_cursor;    /* the target that the player points at; */
extern uint8_t lesson_picked;    /* in a move, where it begins; or NONE */
extern uint8_t lesson_targets;   /* number of targets that are shown */

void lesson_show_text(const char *text); /* in screen_row; the targets that the player points at are inverse */
void lesson_say(const char *text);
void lesson_point(void);           /* the player points at lesson_cursor: a right answer closes the question */
uint8_t lesson_aim(uint8_t event); /* moves lesson_cursor to the next target in this direction; 0: there is none */

#endif
