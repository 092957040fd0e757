/* lesson_page.c: the pages of a lesson: text, questions and examples. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lesson_page.h"
#include "shell/menu/game_list.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define PAGE_ROW 8 /* after the title and an empty row */
#define KEYS_ROW 21

#define PAGE_MARK 64 /* added to the number of rows of a page */
#define LESSON_END '.'
#define CHOICE '<'
#define CHOICE_RIGHT '>'
#define EXAMPLE '!'
#define CHOICES_MOST 4
#define PICK '[' /* a reply to what is pointed at: the kind of the page, letters of targets, a space, text */

uint8_t lesson_now;
static uint8_t page;
const char *lesson_at;

/* ---- rows of text ---- */

void lesson_start_row(void)
{
    line_start();
    line_char(' ');
}

void lesson_show_keys(const char *text)
{
    screen_row = KEYS_ROW;
    lesson_show_text(text);
}

void lesson_open_frame(void)
{
    screen_menu();
    screen_art();
    screen_light();
}

/* ---- the texts ---- */

void lesson_skip_row(void)
{
    lesson_at += strlen(lesson_at) + 1;
}

static uint8_t is_choice(void)
{
    return *lesson_at == CHOICE || *lesson_at == CHOICE_RIGHT;
}

/* ---- examples ---- */

const char *lesson_example_text;

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

/* Moves lesson_at past the page it points to. */
static void skip_page(void)
{
    uint8_t rows = *lesson_at++ - PAGE_MARK;

    do {
        if (is_choice()) {
            lesson_skip_row();
        }
        lesson_skip_row();
    } while (--rows);
}

static const char *lesson_text; /* its first page */

static void find_lesson(void)
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

/* Moves lesson_at to page `page` of the lesson, or to the end of the lesson if it has fewer pages. */
static void find_page(void)
{
    uint8_t n;

    lesson_at = lesson_text;
    for (n = page; n && *lesson_at != LESSON_END; --n) {
        skip_page();
    }
}

static uint8_t count_pages(void)
{
    uint8_t kept = page;
    uint8_t count = 0;

    page = 0;
    find_page();
    for (; *lesson_at != LESSON_END; ++count) {
        skip_page();
    }
    page = kept;
    return count;
}

/* ---- a page ---- */

static uint8_t choices;                   /* number of answers of the page; 0: no question */
static uint8_t choice_row[CHOICES_MOST];  /* row of each answer, counted from FIRST_ROW as screen_bar does */
static const char *answer[CHOICES_MOST];  /* the reply to each */
static uint8_t right[CHOICES_MOST];       /* 1: this answer is right */
static uint8_t chosen;                    /* the answer under the bar */
static const char *page_rows;             /* the rows of the page, */
static uint8_t page_count;                /* and their number */
const char *lesson_replies;               /* the first of its replies to what is pointed at */
static uint8_t is_elsewhere;              /* 1: the page has an example, with a game that is not on this disk */

/* Shows " 3 Alpha-beta  2/3". */
static void show_title(void)
{
    uint8_t pages = count_pages();

    screen_row = FIRST_ROW;
    lesson_start_row();
    line_number(lesson_now + 1);
    line_char(' ');
    line_text(lesson_titles[lesson_now]);
    line_text("  ");
    line_number(page + 1);
    line_char('/');
    line_number(pages);
    screen_text(text_buffer);
}

/* Shows the rows of the page, and finds out what it has. */
void lesson_show_rows(void)
{
    uint8_t rows;

    lesson_example_text = 0;
    is_elsewhere = 0;
    choices = chosen = 0;
    lesson_picks = 0;
    lesson_targets = 0;
    lesson_at = page_rows;
    screen_row = PAGE_ROW;
    for (rows = page_count; rows; --rows) {
        if (*lesson_at == EXAMPLE) {
            lesson_example_text = lesson_at + 1;
            if (!lesson_example_game()) {
                lesson_example_text = 0;
                is_elsewhere = 1;
            }
        } else if (*lesson_at == PICK || *lesson_at == PICK_RIGHT) {
            if (!lesson_picks) {
                lesson_picks = lesson_at[1];
                lesson_replies = lesson_at;
            }
        } else if (is_choice()) {
            choice_row[choices] = screen_row - FIRST_ROW;
            right[choices] = 0;
            if (*lesson_at++ == CHOICE_RIGHT) {
                right[choices] = 1;
            }
            lesson_show_text(lesson_at);
            lesson_skip_row();
            answer[choices++] = lesson_at;
        } else {
            lesson_show_text(lesson_at);
        }
        lesson_skip_row();
        ++screen_row;
    }
}

static const char *page_keys(void)
{
    if (choices) {
        return TEXT_LESSON_CHOOSE;
    }
    if (lesson_picks) {
        return TEXT_LESSON_POINT;
    }
    if (is_elsewhere) {
        return TEXT_LESSON_ELSEWHERE;
    }
    if (!lesson_example_text) {
        return TEXT_LESSON_NEXT;
    }
    if (lesson_example_text[0] == EXAMPLE_GAME) {
        return TEXT_LESSON_PLAY;
    }
    return TEXT_LESSON_EXAMPLE;
}

static void show_page(void)
{
    lesson_open_frame();
    show_title();
    find_page();
    page_count = *lesson_at - PAGE_MARK;
    page_rows = lesson_at + 1;
    lesson_is_played = lesson_cursor = 0;
    lesson_picked = NONE;
    lesson_show_rows();
    screen_bar(choices ? choice_row[0] : 255);
    lesson_show_keys(page_keys());
}

/* ---- a lesson ---- */

/* Shows the reply to the chosen answer. A right answer closes the question, so that FIRE goes on to the next page. */
static void check_answer(void)
{
    screen_row = SAY_ROW;
    lesson_show_text(answer[chosen]);
    if (!right[chosen]) {
        sound_play(SOUND_REFUSE);
        lesson_show_keys(TEXT_LESSON_TRY_AGAIN);
        return;
    }
    sound_play(SOUND_WIN);
    choices = 0;
    lesson_show_keys(TEXT_LESSON_NEXT);
}

static void choose(uint8_t step)
{
    chosen += step;
    if (chosen < choices) { /* false above the first answer as well: 255 */
        sound_play(SOUND_MENU);
        screen_bar(choice_row[chosen]);
        screen_row = SAY_ROW;
        lesson_show_text("");
    } else {
        chosen -= step;
    }
}

/* Shows the lesson page by page; a question must be solved to go on. 1: the lesson was finished; 0: ESC. `example` is
 * not 0 if it ended with its example. */
uint8_t lesson_show(void)
{
    uint8_t event;

    find_lesson();
    page = 0;
    show_page();
    for (;;) {
        event = input_wait();
        if (lesson_picks && EVENT_KIND(event) == EVENT_UP && (lesson_aim(event) || event != EVENT_LEFT)) {
            continue;
        }
        switch (event) {
        case EVENT_ESC:
            lesson_example_text = 0;
            return 0;
        case EVENT_UP:
            choose(255);
            break;
        case EVENT_DOWN:
            choose(1);
            break;
        case EVENT_LEFT:
            if (page) {
                --page;
                show_page();
            }
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            if (lesson_example_text) {
                return 1;
            }
            /* fall through */
        case EVENT_RIGHT:
        case ' ':
            if (lesson_picks) {
                lesson_point();
                break;
            }
            if (choices) {
                check_answer();
                break;
            }
            ++page;
            find_page();
            if (*lesson_at == LESSON_END) {
                lesson_example_text = 0;
                return 1;
            }
            show_page();
            break;
        }
    }
}
