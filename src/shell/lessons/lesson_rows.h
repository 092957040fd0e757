/* lesson_rows.h: the texts of the lessons, and the rows of a page. tools/build/lessons.awk makes the texts from
 * lessons.txt and describes their form. Of the overlay LESSONS this is the lowest file: boards, pages, pointing at
 * something on a page, and the list (lesson_board.c, lesson_page.c, lesson_pointing.c, lessons.c) are above it. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_ROWS_H
#define SHELL_LESSON_ROWS_H

#include <stdint.h>

#define FIRST_ROW 6

/* ---- texts ---- */

#define LESSON_DRAWINGS 512 /* bytes before the texts (screen_small_board_begin) */
#define LESSON_PAGE_MARK 64 /* added to the number of rows of a page */
#define LESSON_END '.'

#define CHOICE '<'
#define CHOICE_RIGHT '>'
#define IS_CHOICE(row) (*(row) == CHOICE || *(row) == CHOICE_RIGHT)

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

/* ---- targets: places of a page that can be pointed at, in the order of its rows ---- */

extern char lesson_picks;          /* the kind of the page; 0: there is nothing to point at */
#define PICK_MOVE '2'              /* two targets, a move; else one, which gets this character if it is a letter */
extern uint8_t lesson_is_played;   /* 1: the right answer stands on the board */
extern uint8_t lesson_cursor;      /* the target that the player points at; */
extern uint8_t lesson_picked;      /* in a move, where it begins; or NONE */
#define NONE 255
#define LESSON_TARGET '{'     /* before a place that can be pointed at, */
#define LESSON_TARGET_END '}' /* and after it */
extern uint8_t lesson_column; /* in the row that is shown */
/* Notes the target with this first character, in screen_row and lesson_column. Returns the character that it has
 * now. */
char __fastcall__ lesson_open_target(char is);
#define TARGETS_MOST 16
extern uint8_t lesson_targets; /* their number */
extern uint8_t lesson_target_row[TARGETS_MOST];
extern uint8_t lesson_target_column[TARGETS_MOST];

#endif
