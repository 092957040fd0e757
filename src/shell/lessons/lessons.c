/* lessons.c: the lessons, in the frame of the menu; menu.c calls lessons_run. In the overlay LESSONS. The texts of all
 * lessons are loaded after it. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lesson_board.h"
#include "shell/lessons/lesson_page.h"
#include "shell/lessons/lesson_rows.h"
#include "shell/lessons/lesson_pointing.h"
#include "shell/lessons/lessons.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "shell/workshop/settings.h"

#define DIAMOND '`' /* before a solved lesson */

static const char *const titles[] = {
#include "lessons.inc"
#include "texts/shell.h"
};
#define LESSONS (sizeof titles / sizeof *titles)
#define BACK LESSONS /* the last row of the list */

static uint8_t is_loaded; /* 1: the texts are in memory */

static const char keys_next[] = TEXT_LESSON_NEXT;
static const char keys_next_stick[] = TEXT_LESSON_NEXT_STICK;
#define NEXT_KEYS (input_by_stick ? keys_next_stick : keys_next)

static uint8_t chosen; /* the answer under the bar */

static void open_frame(void)
{
    screen_menu();
    screen_art();
    screen_light();
}

/* ---- a page ---- */

/* Shows " 3 Alpha-beta  2/3". */
static void show_title(void)
{
    uint8_t pages = lesson_count_pages();

    screen_row = FIRST_ROW;
    lesson_start_row();
    line_number(lesson_now + 1);
    line_char(' ');
    line_text(titles[lesson_now]);
    line_text("  ");
    line_number(lesson_page + 1);
    line_char('/');
    line_number(pages);
    screen_text(text_buffer);
}

static const char *page_keys(void)
{
    if (lesson_choices) {
        return input_by_stick ? TEXT_LESSON_CHOOSE_STICK : TEXT_LESSON_CHOOSE;
    }
    if (lesson_picks) {
        return input_by_stick ? TEXT_LESSON_POINT_STICK : TEXT_LESSON_POINT;
    }
    if (lesson_is_elsewhere) {
        return TEXT_LESSON_ELSEWHERE;
    }
    if (!lesson_example_text) {
        return NEXT_KEYS;
    }
    if (lesson_example_text[0] == EXAMPLE_GAME) {
        return TEXT_LESSON_PLAY;
    }
    return TEXT_LESSON_EXAMPLE;
}

static void show_page(void)
{
    open_frame();
    show_title();
    lesson_find_page();
    lesson_row_count = *lesson_at - LESSON_PAGE_MARK;
    lesson_rows = lesson_at + 1;
    lesson_is_played = lesson_cursor = 0;
    lesson_picks = 0;
    lesson_picked = NONE;
    chosen = 0;
    lesson_board_begin();
    screen_bar(255);
    lesson_show_rows();
    if (lesson_choices) {
        screen_bar(lesson_choice_row[0]);
    }
    lesson_show_keys(page_keys());
}

/* ---- a lesson ---- */

/* Shows the reply to the chosen answer. A right answer closes the question, so that FIRE goes on to the next page. */
static void check_answer(void)
{
    lesson_say(lesson_answer[chosen]);
    if (!lesson_right[chosen]) {
        sound_play(SOUND_REFUSE);
        lesson_show_keys(TEXT_LESSON_TRY_AGAIN);
        return;
    }
    sound_play(SOUND_WIN);
    lesson_choices = 0;
    lesson_show_keys(NEXT_KEYS);
}

static void choose(uint8_t step)
{
    chosen += step;
    if (chosen < lesson_choices) { /* false above the first answer as well: 255 */
        sound_play(SOUND_MENU);
        screen_bar(lesson_choice_row[chosen]);
        lesson_say("");
    } else {
        chosen -= step;
    }
}

/* Shows the lesson page by page; a question must be solved to go on. 1: the lesson was finished; 0: ESC.
 * lesson_example_text is not 0 if it ended with its example. */
static uint8_t show_lesson(void)
{
    uint8_t event;

    lesson_find();
    lesson_page = 0;
    show_page();
    for (;;) {
        event = input_wait();
        if (lesson_picks && EVENT_KIND(event) == EVENT_UP && (lesson_aim(event) || event != EVENT_LEFT)) {
            continue;
        }
        switch (event) {
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            lesson_example_text = 0;
            return 0;
        case EVENT_UP:
            choose(255);
            break;
        case EVENT_DOWN:
            choose(1);
            break;
        case EVENT_LEFT:
            if (lesson_page) {
                --lesson_page;
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
                if (lesson_point()) {
                    lesson_show_keys(NEXT_KEYS);
                }
                break;
            }
            if (lesson_choices) {
                if (event != EVENT_RIGHT) {
                    check_answer();
                }
                break;
            }
            ++lesson_page;
            lesson_find_page();
            if (*lesson_at == LESSON_END) {
                lesson_example_text = 0;
                return 1;
            }
            show_page();
            break;
        }
    }
}

/* ---- the list ---- */

static void show_list(void)
{
    uint16_t solved = lessons_solved;
    uint8_t n;

    open_frame();
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
        line_text(titles[n]);
        screen_text(text_buffer);
    }
    screen_row = FIRST_ROW + BACK;
    lesson_show_text(TEXT_LESSONS_BACK);
    lesson_say(TEXT_LESSONS_TITLE);
    lesson_show_keys(input_by_stick ? TEXT_LESSONS_KEYS_STICK : TEXT_LESSONS_KEYS);
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
        screen_small_board_begin();
    }
    if (show_lesson()) {
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
        case EVENT_FIRE_LONG:
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
