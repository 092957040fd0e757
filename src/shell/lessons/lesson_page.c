/* lesson_page.c: shows a page of the lessons, and finds out what it has. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/screen.h"
#include "shell/menu/game_list.h"
#include "shell/lessons/lesson_board.h"
#include "shell/lessons/lesson_page.h"
#include "shell/lessons/lesson_rows.h"

#define PAGE_ROW 8 /* after the title and an empty row */
#define EXAMPLE '!'
#define PICK '[' /* a reply to what is pointed at: the kind of the page, letters of targets, a space, text */

uint8_t lesson_choices;
uint8_t lesson_choice_row[CHOICES_MOST];
const char *lesson_answer[CHOICES_MOST];
uint8_t lesson_right[CHOICES_MOST];
const char *lesson_rows;
uint8_t lesson_row_count;
const char *lesson_replies;
const char *lesson_example_text;
uint8_t lesson_is_elsewhere;

uint8_t lesson_example_game(void)
{
    uint8_t length = (uint8_t)strlen(lesson_example_text + EXAMPLE_LENGTH) + 1; /* with the 0 at the end */
    uint8_t n;

    for (n = 0; n < menu_list.count; ++n) {
        if (!memcmp(lesson_example_text + EXAMPLE_LENGTH, menu_list.games[n].game.file, length)) {
            return n + 1;
        }
    }
    return 0;
}

void lesson_show_rows(void)
{
    uint8_t rows;

    lesson_example_text = 0;
    lesson_is_elsewhere = 0;
    lesson_choices = 0;
    lesson_targets = 0;
    lesson_at = lesson_rows;
    screen_row = PAGE_ROW;
    for (rows = lesson_row_count; rows; --rows) {
        if (*lesson_at == EXAMPLE) {
            lesson_example_text = lesson_at + 1;
            if (!lesson_example_game()) {
                lesson_example_text = 0;
                lesson_is_elsewhere = 1;
            }
        } else if (*lesson_at == PICK || *lesson_at == PICK_RIGHT) {
            if (!lesson_picks) {
                lesson_picks = lesson_at[1];
                lesson_replies = lesson_at;
            }
        } else if (IS_CHOICE(lesson_at)) {
            lesson_choice_row[lesson_choices] = screen_row - FIRST_ROW;
            lesson_right[lesson_choices] = 0;
            if (*lesson_at++ == CHOICE_RIGHT) {
                lesson_right[lesson_choices] = 1;
            }
            lesson_show_text(lesson_at);
            lesson_skip_row();
            lesson_answer[lesson_choices++] = lesson_at;
        } else if (IS_BOARD(lesson_at)) {
            lesson_board_rank();
        } else {
            lesson_show_text(lesson_at);
        }
        lesson_skip_row();
        ++screen_row;
    }
    lesson_board_frames();
}
