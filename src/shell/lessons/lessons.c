/* lessons.c: the list of the lessons, in the frame of the menu; menu.c calls lessons_run. In the overlay LESSONS. The
 * texts of all lessons are loaded after it. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lesson_page.h"
#include "shell/lessons/lessons.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "shell/workshop/settings.h"

#define DIAMOND '`' /* before a solved lesson */

const char *const lesson_titles[] = {
#include "lessons.inc"
#include "texts/shell.h"
};
#define LESSONS (sizeof lesson_titles / sizeof *lesson_titles)
#define BACK LESSONS /* the last row of the list */

static uint8_t is_loaded; /* 1: the texts are in memory */

/* Takes over depth and settings of the example. Four letters are the four digits of the techniques switched off. */
static void set_example(void)
{
    const char *letter = lesson_example_text + 2;
    uint8_t n;

    lesson_example = lesson_now + 1;
    if (lesson_example_text[0] == EXAMPLE_GAME) {
        lesson_example |= LESSON_OPENED; /* the workshop is not for this game */
        return;
    }
    workshop_open_tree = lesson_example_text[0] == EXAMPLE_TREE ? 1 : 0;
    workshop_depth = lesson_example_text[1] - '0';
    workshop_with[0] = workshop_with[1] = 0;
    for (n = 0; n < 2 * WORKSHOP_SETTINGS; ++n) {
        workshop_without[n ^ 1] = (uint8_t)((letter[0] - 'A') << 4) + (uint8_t)(letter[1] - 'A');
        letter += 2;
    }
}

/* ---- the list ---- */

static void show_list(void)
{
    uint16_t solved = lessons_solved;
    uint8_t n;

    lesson_open_frame();
    for (n = 0; n < LESSONS; ++n) {
        screen_row = FIRST_ROW + n;
        lesson_start_row();
        line_char((uint8_t)solved & 1 ? DIAMOND : ' ');
        solved >>= 1;
        line_char(' ');
        line_number(n + 1);
        line_char(' ');
        if (n < 9) {
            line_char(' ');
        }
        line_text(lesson_titles[n]);
        screen_text(text_buffer);
    }
    screen_row = FIRST_ROW + BACK;
    lesson_show_text(TEXT_LESSONS_BACK);
    screen_row = SAY_ROW;
    lesson_show_text(TEXT_LESSONS_TITLE);
    lesson_show_keys(TEXT_LESSONS_KEYS);
}

static void note_solved(void)
{
    uint16_t bit = 1;
    uint8_t n;

    for (n = lesson_now; n; --n) {
        bit <<= 1;
    }
    lessons_solved |= bit;
    if (lessons_solved == (1 << LESSONS) - 1) {
        lessons_solved |= LESSONS_ALL;
    }
}

/* Loads the texts of all lessons, if they are not in memory yet, and shows this one. */
static void open_lesson(void)
{
    const char *why;

    lesson_example_text = 0;
    if (!is_loaded) {
        lesson_show_keys(status_reading_disk);
        why = machine_load_lesson("LESSON");
        if (why) {
            lesson_show_keys(why);
            sound_play(SOUND_REFUSE);
            return;
        }
        is_loaded = 1;
    }
    if (lesson_show()) {
        note_solved();
        if (lesson_example_text) {
            set_example();
            return;
        }
        if (lesson_now + 1 < LESSONS) {
            ++lesson_now;
        }
    }
    show_list();
}

uint8_t lessons_run(void)
{
    uint8_t event;

    is_loaded = 0;
    lesson_example_text = 0;
    lesson_now = lesson_example & (uint8_t)~LESSON_OPENED; /* the one after the example */
    lesson_example = 0;
    show_list();
    for (;;) {
        screen_bar(lesson_now);
        event = input_wait();
        switch (event) {
        case EVENT_ESC:
            return 0;
        case EVENT_UP:
            if (lesson_now) {
                --lesson_now;
                sound_play(SOUND_MENU);
            }
            break;
        case EVENT_DOWN:
            if (lesson_now < BACK) {
                ++lesson_now;
                sound_play(SOUND_MENU);
            }
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            if (lesson_now == BACK) {
                return 0;
            }
            open_lesson();
            break;
        default:
            if (event >= '0' && event <= '9') {
                lesson_now = (uint8_t)(event == '0' ? 9 : event - '1');
                open_lesson();
            }
        }
        if (lesson_example_text) {
            return lesson_example_game();
        }
    }
}
