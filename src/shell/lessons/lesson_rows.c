/* lesson_rows.c: the texts of the lessons, and the rows of a page. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/menu/game_list.h"
#include "shell/lessons/lesson_rows.h"

#define PAGE_ROW 8 /* after the title and an empty row */
#define SAY_ROW 20
#define KEYS_ROW 21

#define CHOICE '<'
#define CHOICE_RIGHT '>'
#define EXAMPLE '!'
#define PICK '[' /* a reply to what is pointed at: the kind of the page, letters of targets, a space, text */
#define TARGET '{' /* before a place that can be pointed at, */
#define TARGET_END '}' /* and after it */
#define INVERSE 0x80

/* ---- the targets of a page: places that can be pointed at, in the order of its rows ---- */

char lesson_picks;
uint8_t lesson_is_played;
uint8_t lesson_cursor;
uint8_t lesson_picked;
uint8_t lesson_targets;
uint8_t lesson_target_row[TARGETS_MOST];
uint8_t lesson_target_column[TARGETS_MOST];
static char target_is[TARGETS_MOST]; /* its first character */

static uint8_t column; /* in the row that is shown */

/* Notes the target with this first character, in this row and column. Returns the character that it has now. */
static char open_target(char is)
{
    uint8_t n = lesson_targets++;

    lesson_target_row[n] = screen_row;
    lesson_target_column[n] = column;
    target_is[n] = is;
    if (lesson_is_played) {
        if (n == lesson_picked) {
            return '.';
        }
        if (n == lesson_cursor && lesson_picks >= 'A') {
            return lesson_picks;
        }
        if (n == lesson_cursor && lesson_picks == PICK_MOVE) {
            return target_is[lesson_picked];
        }
    }
    return is;
}

/* Shows a text in screen_row; the targets that the player points at are inverse. */
void lesson_show_text(const char *text)
{
    uint8_t inverse = 0;
    uint8_t code;

    column = 0;
    lesson_start_row();
    for (; *text; ++text) {
        code = (uint8_t)*text;
        if (code == TARGET_END) {
            inverse = 0;
            continue;
        }
        if (code == TARGET) {
            if (lesson_targets == lesson_cursor || lesson_targets == lesson_picked) {
                inverse = INVERSE;
            }
            ++text;
            code = (uint8_t)open_target(*text);
        }
        if (inverse) {
            if (code < 0x60) {
                code -= 0x20;
            }
            code |= INVERSE;
        }
        line_char((char)code);
        ++column;
    }
    screen_text(text_buffer);
}

void lesson_start_row(void)
{
    line_start();
    line_char(' ');
}

void lesson_say(const char *text)
{
    screen_row = SAY_ROW;
    lesson_show_text(text);
}

void lesson_show_keys(const char *text)
{
    screen_row = KEYS_ROW;
    lesson_show_text(text);
}

/* ---- the texts ---- */

const char *lesson_at;
uint8_t lesson_now;
uint8_t lesson_page;

void lesson_skip_row(void)
{
    lesson_at += strlen(lesson_at) + 1;
}

static uint8_t is_choice(void)
{
    return *lesson_at == CHOICE || *lesson_at == CHOICE_RIGHT;
}

/* Moves lesson_at past the page it points to. */
static void skip_page(void)
{
    uint8_t rows = *lesson_at++ - LESSON_PAGE_MARK;

    do {
        if (is_choice()) {
            lesson_skip_row();
        }
        lesson_skip_row();
    } while (--rows);
}

static const char *lesson_text; /* its first page */

void lesson_find(void)
{
    uint8_t n;

    lesson_at = machine_lesson;
    for (n = lesson_now; n; --n) {
        while (*lesson_at != LESSON_END) {
            skip_page();
        }
        ++lesson_at;
    }
    lesson_text = lesson_at;
}

/* Moves lesson_at to page lesson_page of the lesson, or to the end of the lesson if it has fewer pages. */
void lesson_find_page(void)
{
    uint8_t n;

    lesson_at = lesson_text;
    for (n = lesson_page; n && *lesson_at != LESSON_END; --n) {
        skip_page();
    }
}

uint8_t lesson_count_pages(void)
{
    uint8_t kept = lesson_page;
    uint8_t count = 0;

    lesson_page = 0;
    lesson_find_page();
    for (; *lesson_at != LESSON_END; ++count) {
        skip_page();
    }
    lesson_page = kept;
    return count;
}

/* ---- a page ---- */

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
        } else if (is_choice()) {
            lesson_choice_row[lesson_choices] = screen_row - FIRST_ROW;
            lesson_right[lesson_choices] = 0;
            if (*lesson_at++ == CHOICE_RIGHT) {
                lesson_right[lesson_choices] = 1;
            }
            lesson_show_text(lesson_at);
            lesson_skip_row();
            lesson_answer[lesson_choices++] = lesson_at;
        } else {
            lesson_show_text(lesson_at);
        }
        lesson_skip_row();
        ++screen_row;
    }
}
