/* lessons.c: the lessons, in the frame of the menu; menu.c calls lessons_run for W. In the overlay LESSONS. The
 * texts of four lessons at a time are loaded after it. tools/build/lessons.awk makes them from lessons.txt and
 * describes their format. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lessons.h"
#include "shell/shell.h"
#include "shell/menu/game_list.h"
#include "shell/workshop/settings.h"
#include "shell/screen/board.h"

#define FIRST_ROW 6
#define PAGE_ROW 8   /* after the title and an empty row */
#define SAY_ROW 20
#define KEYS_ROW 21

#define PAGE_MARK 64 /* added to the number of rows of a page */
#define LESSON_END '.'
#define CHOICE '<'
#define CHOICE_RIGHT '>'
#define EXAMPLE '!'
#define EXAMPLE_LENGTH 10 /* characters before the name of the game */
#define EXAMPLE_TREE 'T'
#define EXAMPLE_GAME 'G'
#define CHOICES_MOST 4

#define TARGET '{' /* before a place that can be pointed at, */
#define TARGET_END '}' /* and after it */
#define TARGETS_MOST 16
#define PICK '['   /* a reply to what is pointed at: the kind of the page, letters of targets, a space, text */
#define PICK_RIGHT ']'
#define PICK_MOVE '2' /* kind: two targets, a move; else one, which gets this character if the kind is a letter */
#define INVERSE 0x80
#define NONE 255

#define DIAMOND '`'  /* before a solved lesson */

static const char *const titles[] = {
#include "lessons.inc"
#include "texts/shell.h"
};
#define LESSONS (sizeof titles / sizeof *titles)
#define BACK LESSONS /* the last row of the list */

static const char keys_continue[] = TEXT_LESSON_NEXT;
static const char keys_example[] = TEXT_LESSON_EXAMPLE;
static const char keys_answer[] = TEXT_LESSON_CHOOSE;

static uint8_t is_loaded; /* 1: the texts are in memory */
static uint8_t lesson;
static uint8_t page;
static const char *at; /* current place in the texts */

/* ---- rows of text ---- */

static void start_row(void)
{
    line_start();
    line_char(' ');
}

/* ---- pointing: the targets of a page, in the order of its rows ---- */

static char picks;        /* the kind of the page; 0: there is nothing to point at */
static uint8_t is_played; /* 1: the right answer stands on the board */
static uint8_t cursor;    /* the target that the player points at; */
static uint8_t picked;    /* in a move, where it begins; or NONE */
static uint8_t targets;
static uint8_t target_row[TARGETS_MOST];
static uint8_t target_column[TARGETS_MOST];
static char target_is[TARGETS_MOST]; /* its first character */

static uint8_t column; /* in the row that is shown */

/* Notes the target with this first character, in this row and column. Returns the character that it has now. */
static char open_target(char is)
{
    uint8_t n = targets++;

    target_row[n] = screen_row;
    target_column[n] = column;
    target_is[n] = is;
    if (is_played) {
        if (n == picked) {
            return '.';
        }
        if (n == cursor && picks >= 'A') {
            return picks;
        }
        if (n == cursor && picks == PICK_MOVE) {
            return target_is[picked];
        }
    }
    return is;
}

/* Shows a text in screen_row; the targets that the player points at are inverse. */
static void show_text(const char *text)
{
    uint8_t inverse = 0;
    uint8_t code;

    column = 0;
    start_row();
    for (; *text; ++text) {
        code = (uint8_t)*text;
        if (code == TARGET_END) {
            inverse = 0;
            continue;
        }
        if (code == TARGET) {
            if (targets == cursor || targets == picked) {
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

static void show_keys_text(const char *text)
{
    screen_row = KEYS_ROW;
    show_text(text);
}

static void open_frame(void)
{
    screen_menu();
    screen_art();
    screen_light();
}

/* ---- the texts ---- */

static void skip_row(void)
{
    at += strlen(at) + 1;
}

static uint8_t is_choice(void)
{
    return *at == CHOICE || *at == CHOICE_RIGHT;
}

/* ---- examples ---- */

/* Of the page: EXAMPLE_TREE, EXAMPLE_GAME or C for the comparison, depth, A, B, game; 0: none */
static const char *example;

/* Returns the place in the menu of the game of the example, from 1; 0: it is not on this disk. */
static uint8_t example_game(void)
{
    uint8_t length = (uint8_t)strlen(example + EXAMPLE_LENGTH) + 1; /* with the 0 at the end */
    uint8_t n;

    for (n = 0; n < menu_list.count; ++n) {
        if (!memcmp(example + EXAMPLE_LENGTH, menu_list.games[n].game.file, length)) {
            return n + 1;
        }
    }
    return 0;
}

/* Takes over depth and settings of the example. Four letters are the four digits of the techniques switched off. */
static void set_example(void)
{
    uint8_t n;

    lesson_example = lesson + 1;
    if (example[0] == EXAMPLE_GAME) {
        lesson_example |= LESSON_OPENED; /* the workshop is not for this game */
        return;
    }
    workshop_open_tree = example[0] == EXAMPLE_TREE ? 1 : 0;
    workshop_depth = example[1] - '0';
    workshop_with[0] = workshop_with[1] = 0;
    for (n = 0; n < 2 * WORKSHOP_SETTINGS; ++n) {
        workshop_without[n ^ 1] = (uint8_t)((example[2 + n + n] - 'A') << 4) + (uint8_t)(example[3 + n + n] - 'A');
    }
}

/* Moves `at` past the page it points to. */
static void skip_page(void)
{
    uint8_t rows = *at++ - PAGE_MARK;

    do {
        if (is_choice()) {
            skip_row();
        }
        skip_row();
    } while (--rows);
}

static const char *lesson_text; /* its first page */

static void find_lesson(void)
{
    uint8_t n;

    at = machine_lesson;
    for (n = lesson; n; --n) {
        while (*at != LESSON_END) {
            skip_page();
        }
        ++at;
    }
    lesson_text = at;
}

/* Moves `at` to page `page` of the lesson, or to the end of the lesson if it has fewer pages. */
static void find_page(void)
{
    uint8_t n;

    at = lesson_text;
    for (n = page; n && *at != LESSON_END; --n) {
        skip_page();
    }
}

static uint8_t count_pages(void)
{
    uint8_t kept = page;
    uint8_t count = 0;

    page = 0;
    find_page();
    for (; *at != LESSON_END; ++count) {
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
static const char *replies;               /* the first of its replies to what is pointed at */
static uint8_t is_elsewhere;              /* 1: the page has an example, with a game that is not on this disk */

/* Shows " 3 Alpha-beta  2/3". */
static void show_title(void)
{
    uint8_t pages = count_pages();

    screen_row = FIRST_ROW;
    start_row();
    line_number(lesson + 1);
    line_char(' ');
    line_text(titles[lesson]);
    line_text("  ");
    line_number(page + 1);
    line_char('/');
    line_number(pages);
    screen_text(text_buffer);
}

/* Shows the rows of the page, and finds out what it has. */
static void show_rows(void)
{
    uint8_t rows;

    example = 0;
    is_elsewhere = 0;
    choices = chosen = 0;
    targets = 0;
    at = page_rows;
    screen_row = PAGE_ROW;
    for (rows = page_count; rows; --rows) {
        if (*at == EXAMPLE) {
            example = at + 1;
            if (!example_game()) {
                example = 0;
                is_elsewhere = 1;
            }
        } else if (*at == PICK || *at == PICK_RIGHT) {
            if (!picks) {
                picks = at[1];
                replies = at;
            }
        } else if (is_choice()) {
            choice_row[choices] = screen_row - FIRST_ROW;
            right[choices] = 0;
            if (*at++ == CHOICE_RIGHT) {
                right[choices] = 1;
            }
            show_text(at);
            skip_row();
            answer[choices++] = at;
        } else {
            show_text(at);
        }
        skip_row();
        ++screen_row;
    }
}

static const char *page_keys(void)
{
    if (choices) {
        return keys_answer;
    }
    if (picks) {
        return TEXT_LESSON_POINT;
    }
    if (is_elsewhere) {
        return TEXT_LESSON_ELSEWHERE;
    }
    if (!example) {
        return keys_continue;
    }
    if (example[0] == EXAMPLE_GAME) {
        return TEXT_LESSON_PLAY;
    }
    return keys_example;
}

static void show_page(void)
{
    open_frame();
    show_title();
    find_page();
    page_count = *at - PAGE_MARK;
    page_rows = at + 1;
    is_played = cursor = 0;
    picks = 0;
    picked = NONE;
    show_rows();
    screen_bar(choices ? choice_row[0] : 255);
    show_keys_text(page_keys());
}

/* ---- pointing ---- */

static void say(const char *text)
{
    screen_row = SAY_ROW;
    show_text(text);
}

/* Returns 1 if the reply at `at`, of which the letters are next, is about what the player points at; one without
 * letters always is. Moves `at` to its text. */
static uint8_t is_about(void)
{
    uint8_t fits = 0;
    uint8_t from = picked;
    uint8_t to = cursor;

    from += 'A';
    to += 'A';
    if (*at == ' ') {
        fits = 1;
    }
    while (*at != ' ') {
        if (picks == PICK_MOVE) {
            if ((uint8_t)*at++ != from) {
                ++at;
                continue;
            }
        }
        if ((uint8_t)*at++ == to) {
            fits = 1;
        }
    }
    ++at;
    return fits;
}

/* The player points at the target under the cursor: a right answer closes the question. */
static void point(void)
{
    uint8_t is_right;

    if (picks == PICK_MOVE && picked == NONE) {
        picked = cursor;
        show_rows();
        say(TEXT_LESSON_WHERE_TO);
        return;
    }
    at = replies;
    for (;;) {
        is_right = 0;
        if (*at == PICK_RIGHT) {
            is_right = 1;
        }
        at += 2;
        if (is_about()) {
            break;
        }
        skip_row();
    }
    say(at);
    if (is_right) {
        sound_play(SOUND_WIN);
        is_played = 1;
        show_rows();
        picks = 0;
        show_keys_text(keys_continue);
        return;
    }
    sound_play(SOUND_REFUSE);
    picked = NONE;
    show_rows();
}

/* Moves the cursor to the target that is next in this direction. Returns 0 if there is none. */
static uint8_t aim(uint8_t event)
{
    uint8_t n = cursor;
    uint8_t row = target_row[n];
    uint8_t best = NONE;
    uint8_t least = NONE;
    uint8_t distance;

    for (;;) {
        if (event == EVENT_UP || event == EVENT_LEFT) {
            --n; /* 255 before the first one */
        } else {
            ++n;
        }
        if (n >= targets) {
            break;
        }
        if (event == EVENT_LEFT || event == EVENT_RIGHT) {
            if (target_row[n] == row) {
                best = n;
            }
            break;
        }
        if (target_row[n] == target_row[cursor] || (best != NONE && target_row[n] != row)) {
            continue;
        }
        row = target_row[n];
        distance = target_column[n];
        distance -= target_column[cursor];
        if (distance & 0x80) {
            distance ^= 0xFF; /* one less than the distance, which is as good */
        }
        if (distance < least) {
            least = distance;
            best = n;
        }
    }
    if (best == NONE) {
        return 0;
    }
    cursor = best;
    sound_play(SOUND_MENU);
    show_rows();
    if (picked == NONE) {
        say("");
    }
    return 1;
}

/* Shows the reply to the chosen answer. A right answer closes the question, so that FIRE goes on to the next page. */
static void check_answer(void)
{
    say(answer[chosen]);
    if (!right[chosen]) {
        sound_play(SOUND_REFUSE);
        show_keys_text(TEXT_LESSON_TRY_AGAIN);
        return;
    }
    sound_play(SOUND_WIN);
    choices = 0;
    show_keys_text(keys_continue);
}

static void choose(uint8_t step)
{
    chosen += step;
    if (chosen < choices) { /* false above the first answer as well: 255 */
        sound_play(SOUND_MENU);
        screen_bar(choice_row[chosen]);
        say("");
    } else {
        chosen -= step;
    }
}

/* Shows the lesson page by page; a question must be solved to go on. 1: the lesson was finished; 0: ESC. `example` is
 * not 0 if it ended with its example. */
static uint8_t show_lesson(void)
{
    uint8_t event;

    find_lesson();
    page = 0;
    show_page();
    for (;;) {
        event = input_wait();
        if (picks && EVENT_KIND(event) == EVENT_UP && (aim(event) || event != EVENT_LEFT)) {
            continue;
        }
        switch (event) {
        case EVENT_ESC:
            example = 0;
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
            if (example) {
                return 1;
            }
            /* fall through */
        case EVENT_RIGHT:
        case ' ':
            if (picks) {
                point();
                break;
            }
            if (choices) {
                check_answer();
                break;
            }
            ++page;
            find_page();
            if (*at == LESSON_END) {
                example = 0;
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
        start_row();
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
    show_text(TEXT_LESSONS_BACK);
    say(TEXT_LESSONS_TITLE);
    show_keys_text(TEXT_LESSONS_KEYS);
}

static void note_solved(void)
{
    uint16_t bit = 1;
    uint8_t n;

    for (n = lesson; n; --n) {
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

    example = 0;
    if (!is_loaded) {
        show_keys_text(status_reading_disk);
        why = machine_load_lesson("LESSON");
        if (why) {
            show_keys_text(why);
            sound_play(SOUND_REFUSE);
            return;
        }
        is_loaded = 1;
    }
    if (show_lesson()) {
        note_solved();
        if (example) {
            set_example();
            return;
        }
        if (lesson + 1 < LESSONS) {
            ++lesson;
        }
    }
    show_list();
}

uint8_t lessons_run(void)
{
    uint8_t event;

    is_loaded = 0;
    example = 0;
    lesson = lesson_example & (uint8_t)~LESSON_OPENED; /* the one after the example */
    lesson_example = 0;
    show_list();
    for (;;) {
        screen_bar(lesson);
        event = input_wait();
        switch (event) {
        case EVENT_ESC:
            return 0;
        case EVENT_UP:
            if (lesson) {
                --lesson;
                sound_play(SOUND_MENU);
            }
            break;
        case EVENT_DOWN:
            if (lesson < BACK) {
                ++lesson;
                sound_play(SOUND_MENU);
            }
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            if (lesson == BACK) {
                return 0;
            }
            open_lesson();
            break;
        default:
            if (event >= '0' && event <= '9') {
                lesson = (uint8_t)(event == '0' ? 9 : event - '1');
                open_lesson();
            }
        }
        if (example) {
            return example_game();
        }
    }
}
