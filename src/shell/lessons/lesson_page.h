/* lesson_page.h: a page of the lessons on the screen, and what it has. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_PAGE_H
#define SHELL_LESSON_PAGE_H

#include <stdint.h>

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

extern const char *lesson_replies; /* the first reply to what is pointed at */
#define PICK_RIGHT ']'             /* before the right one */

#endif
