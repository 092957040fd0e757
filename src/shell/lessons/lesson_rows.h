/* lesson_rows.h: the texts of the lessons, and the rows of a page. tools/build/lessons.awk makes the texts from
 * lessons.txt and describes their form. Of the overlay LESSONS this is the lowest file: pointing at something on a page
 * (lesson_pointing.c), and pages and list (lessons.c), are above it. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_ROWS_H
#define SHELL_LESSON_ROWS_H

#include <stdint.h>

#define FIRST_ROW 6

/* ---- texts ---- */

#define LESSON_PAGE_MARK 64 /* added to the number of rows of a page */
#define LESSON_END '.'

extern const char *lesson_at; /* current place in the texts */
extern uint8_t lesson_now;    /* the number of the lesson, and */
extern uint8_t lesson_page;   /* of the page, from 0 */
void lesson_skip_row(void);
void lesson_find(void);      /* finds the first page of lesson_now */
void lesson_find_page(void); /* moves lesson_at to lesson_page, or to the end of the lesson if it has fewer pages */
uint8_t lesson_count_pages(void);

/* ---- rows on the screen ---- */

void lesson_start_row(void);
void lesson_show_text(const char *text); /* in screen_row; the targets that the player points at are inverse */
void lesson_say(const char *text); /* in the row above the keys */
void lesson_show_keys(const char *text);

/* ---- a page ---- */

extern const char *lesson_rows;   /* its rows, */
extern uint8_t lesson_row_count;  /* and their number */
void lesson_show_rows(void);      /* shows them, and finds out what the page has: */

#define CHOICES_MOST 4
extern uint8_t lesson_choices;                  /* number of answers; 0: no question */
extern uint8_t lesson_choice_row[CHOICES_MOST]; /* row of each, counted from FIRST_ROW as screen_bar does */
extern const char *lesson_answer[CHOICES_MOST]; /* the reply to each */
extern uint8_t lesson_right[CHOICES_MOST];      /* 1: this answer is right */

/* EXAMPLE_TREE, EXAMPLE_GAME or C for the comparison, depth, A, B, game; 0: the page has no example */
extern const char *lesson_example_text;
#define EXAMPLE_LENGTH 10 /* characters before the name of the game */
#define EXAMPLE_TREE 'T'
#define EXAMPLE_GAME 'G'
extern uint8_t lesson_is_elsewhere; /* 1: the page has an example, with a game that is not on this disk */
/* Returns the place in the menu of the game of the example, from 1; 0: it is not on this disk. */
uint8_t lesson_example_game(void);

/* ---- targets: places of a page that can be pointed at, in the order of its rows ---- */

extern char lesson_picks;          /* the kind of the page; 0: there is nothing to point at */
#define PICK_MOVE '2'              /* two targets, a move; else one, which gets this character if it is a letter */
extern const char *lesson_replies; /* the first reply to what is pointed at */
#define PICK_RIGHT ']'             /* before the right one */
extern uint8_t lesson_is_played;   /* 1: the right answer stands on the board */
extern uint8_t lesson_cursor;      /* the target that the player points at; */
extern uint8_t lesson_picked;      /* in a move, where it begins; or NONE */
#define NONE 255
#define TARGETS_MOST 16
extern uint8_t lesson_targets; /* their number */
extern uint8_t lesson_target_row[TARGETS_MOST];
extern uint8_t lesson_target_column[TARGETS_MOST];

#endif
