/* lesson_rows.c: the texts of the lessons, and the rows of a page. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lesson_rows.h"

#define SAY_ROW 20
#define KEYS_ROW 21

#define INVERSE 0x80
#define LINES 0x20 /* bytes below this one are lines of a tree: characters from LINE_CODES on of the ROM font */
#define LINE_CODES 0x40

/* ---- the targets of a page: places that can be pointed at, in the order of its rows ---- */

char lesson_picks;
uint8_t lesson_is_played;
uint8_t lesson_cursor;
uint8_t lesson_picked;
uint8_t lesson_targets;
uint8_t lesson_target_row[TARGETS_MOST];
uint8_t lesson_target_column[TARGETS_MOST];
static char target_is[TARGETS_MOST]; /* its first character */

uint8_t lesson_column;

char __fastcall__ lesson_open_target(char is)
{
    uint8_t n = lesson_targets++;

    lesson_target_row[n] = screen_row;
    lesson_target_column[n] = lesson_column;
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

/* Draws the lines of a tree over the row that was just written. */
static void draw_lines(const char *text)
{
    screen_column = 1;
    for (; *text; ++text) {
        if (*text == LESSON_TARGET || *text == LESSON_TARGET_END) {
            continue;
        }
        if ((uint8_t)*text < LINES) {
            screen_put((uint8_t)(*text | LINE_CODES));
        } else {
            ++screen_column;
        }
    }
}

/* Shows a text in screen_row; the targets that the player points at are inverse. */
void lesson_show_text(const char *text)
{
    const char *from = text;
    uint8_t inverse = 0;
    uint8_t code;

    lesson_column = 0;
    lesson_start_row();
    for (; *text; ++text) {
        code = (uint8_t)*text;
        if (code == LESSON_TARGET_END) {
            inverse = 0;
            continue;
        }
        if (code == LESSON_TARGET) {
            if (lesson_targets == lesson_cursor || lesson_targets == lesson_picked) {
                inverse = INVERSE;
            }
            ++text;
            code = (uint8_t)lesson_open_target(*text);
        }
        if (inverse) {
            if (code < 0x60) {
                code -= 0x20;
            }
            code |= INVERSE;
        }
        line_char((char)code);
        ++lesson_column;
    }
    screen_text(text_buffer);
    draw_lines(from);
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


/* Moves lesson_at past the page it points to. */
static void skip_page(void)
{
    uint8_t rows = *lesson_at++ - LESSON_PAGE_MARK;

    do {
        if (IS_CHOICE(lesson_at)) {
            lesson_skip_row();
        }
        lesson_skip_row();
    } while (--rows);
}

static const char *lesson_text; /* its first page */

void lesson_find(void)
{
    uint8_t n;

    lesson_at = machine_lesson + LESSON_DRAWINGS;
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
