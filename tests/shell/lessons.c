/* lessons.c: goes through all lessons as a guessing user: every page is shown as in lessons.txt, every wrong choice
 * gets its text and can be repeated, every right one leads on. Odd lessons by stick alone, even ones by keys alone; on
 * the smallest machine and on an XL, PAL and NTSC.
 *
 *   lessons DISK.atr
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "session.h"

#define TEXTS "src/shell/lessons/lessons.txt"
#define ROWS_MOST 600
#define ROW_BYTES 120
#define SEARCH_MOST 20000
#define TITLE '='
#define PAGE_END "--"
#define EXAMPLE '!'
#define LESSONS 13

static char rows[ROWS_MOST][ROW_BYTES];
static int row_count;
static EmuOptions options;
static Input input;

static int read_texts(void)
{
    FILE *file = fopen(TEXTS, "r");
    char *row = rows[0];

    if (!file) {
        return 0;
    }
    while (row_count < ROWS_MOST && fgets(row, ROW_BYTES, file)) {
        row[strcspn(row, "\n")] = 0;
        if (row[0] != '#') {
            row = rows[++row_count];
        }
    }
    fclose(file);
    return 1;
}

/* ---- input ---- */

static void go(int direction)
{
    if (input == BY_STICK) {
        emu_stick(direction);
    } else {
        emu_key(direction == STICK_UP ? KEY_UP : KEY_DOWN);
    }
}

static void take(void)
{
    if (input == BY_STICK) {
        emu_fire();
    } else {
        emu_key(KEY_RETURN);
    }
}

static int shows_soon(const char *text)
{
    return session_waits(text, WAIT_LOAD);
}

/* ---- pages ---- */

static int is_choice(const char *row) { return row[0] == '[' && row[2] == ']'; }
static int is_right(const char *row) { return row[1] == 'x'; }

/* Splits a choice into its label and the answer to it. */
static void split(const char *row, char *words, char *said)
{
    size_t cut = strcspn(row, "|");

    snprintf(words, ROW_BYTES, "%.*s", (int)cut - 4, row + 4);
    snprintf(said, ROW_BYTES, "%s", row + cut + 1);
}

/* Tries every wrong choice, then the first right one, after which FIRE leads on. */
static void solve(const char *place, int from, int to)
{
    char words[ROW_BYTES];
    char said[ROW_BYTES];
    int at = from;

    for (int right = 0; right < 2; right++) {
        for (int n = from; n < to; n++) {
            if (is_right(rows[n]) != right) {
                continue;
            }
            for (; at < n; at++) {
                go(STICK_DOWN);
            }
            for (; at > n; at--) {
                go(STICK_UP);
            }
            split(rows[n], words, said);
            take();
            emu_frames(4);
            check(session_shows(words) && session_shows(said), "%s: the choice '%s' is not answered with '%s'", place,
                words, said);
            check(session_shows(right ? "continue" : "Try again"), "%s: '%s' is treated as %s", place, words,
                right ? "wrong" : "right");
            if (right) {
                return;
            }
        }
    }
}

/* Checks the page in rows `from` to `to` - 1, solves its question if it has one, and goes on. */
static void page(const char *place, int from, int to)
{
    char words[ROW_BYTES];
    char said[ROW_BYTES];
    int choice = to;
    int has_example = rows[to - 1][0] == EXAMPLE;

    if (has_example) {
        check(shows_soon("FIRE: watch it"), "%s: no example", place);
        to--;
    }
    for (int n = to; n-- > from;) {
        if (is_choice(rows[n])) {
            choice = n;
            split(rows[n], words, said);
        } else {
            snprintf(words, sizeof words, "%s", rows[n]);
        }
        check(n == to - 1 ? shows_soon(words) : session_shows(words), "%s: '%s' is not shown", place, words);
    }
    if (choice < to) {
        solve(place, choice, to);
    }
    if (!has_example) {
        take();
    } else if (input == BY_STICK) {
        emu_stick(STICK_RIGHT);
    } else {
        emu_key(KEY_RIGHT);
    }
}

/* Goes through the lesson whose title is in row `at`; returns the row after it. */
static int lesson(int number, int at)
{
    char place[60];
    char title[40];
    int pages = 1;

    snprintf(title, sizeof title, "%d %s", number, rows[at] + 2);
    check(shows_soon("how it thinks") && session_shows(rows[at] + 2), "lesson %d is not in the list", number);
    take();
    for (int from = at + 1, to; ; from = to + 1) {
        for (to = from; to < row_count && strcmp(rows[to], PAGE_END) != 0 && rows[to][0] != TITLE; to++) {
        }
        snprintf(place, sizeof place, "lesson %d, page %d", number, pages++);
        check(shows_soon(title), "%s: no title", place);
        page(place, from, to);
        if (to == row_count || rows[to][0] == TITLE) {
            return to;
        }
    }
}

/* Goes through lessons `first` to `last`. After each lesson the bar in the list is on the next one. */
static void all_lessons(int first, int last)
{
    int number = 0;

    if (!check(session_boot(&options) && shows_soon("0  Lessons"), "no menu")) {
        return;
    }
    emu_key(emu_key_code('0'));
    shows_soon("how it thinks");
    for (int at = 0; at < row_count;) {
        if (rows[at][0] != TITLE || ++number < first || number > last) {
            at++;
            continue;
        }
        input = number % 2 ? BY_STICK : BY_KEYS;
        if (number == first) {
            for (int n = 1; n < first; n++) {
                go(STICK_DOWN);
            }
        }
        at = lesson(number, at);
    }
}

/* Opens a lesson by its digit and leaves it by ESC. Leaves the list by its last row and by ESC; then starts a game. */
static void ways_back(void)
{
    emu_key(emu_key_code('3'));
    check(shows_soon("3 Alpha-beta"), "a digit does not open a lesson");
    emu_key(KEY_ESC);
    check(shows_soon("how it thinks"), "ESC does not leave a lesson");
    for (int n = 0; n < LESSONS + 2; n++) {
        emu_stick(STICK_DOWN);
    }
    emu_fire();
    check(shows_soon("0  Lessons") && session_shows("Hexapawn"), "no way back to the games");
    emu_key(emu_key_code('0'));
    shows_soon("how it thinks");
    emu_key(KEY_ESC);
    check(shows_soon("0  Lessons"), "ESC does not go back to the games");
    check(session_choose(0, BY_KEYS), "no game after the lessons");
}

/* FIRE on the last page opens the example in the workshop: in lesson 3 a tree, in lesson 5 a comparison. From the board
 * the menu leads back to the lessons. */
static void example(int number, const char *title, const char *shown)
{
    emu_key(emu_key_code('0'));
    shows_soon("how it thinks");
    emu_key(emu_key_code((char)('0' + number)));
    for (int at = 0, n = 0; at < row_count; at++) {
        if (rows[at][0] == TITLE && ++n == number) {
            input = BY_KEYS;
            for (int from = at + 1, to; ; from = to + 1) {
                for (to = from; to < row_count && strcmp(rows[to], PAGE_END) != 0 && rows[to][0] != TITLE; to++) {
                }
                if (rows[to - 1][0] == EXAMPLE) {
                    break;
                }
                page("example", from, to);
            }
        }
    }
    check(shows_soon("FIRE: watch it"), "lesson %d has no example", number);
    emu_key(KEY_RETURN);
    check(session_waits(title, WAIT_LOAD) && session_waits(shown, SEARCH_MOST), "lesson %d: the example is not shown",
        number);
    emu_key(KEY_ESC);
    emu_frames(40);
    if (session_shows("Watch the tree")) { /* the tree leads to the settings, the comparison to the board */
        emu_key(KEY_ESC);
    }
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 10), "lesson %d: no board after it", number);
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(shows_soon("how it thinks"), "lesson %d: the menu does not lead back to the lessons", number);
    emu_key(KEY_ESC);
    check(shows_soon("0  Lessons"), "lesson %d: no menu", number);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr");
    if (!read_texts()) {
        fputs(TEXTS " is not here\n", stderr);
        return 2;
    }
    options.disk = arguments[1];
    options.machine = MACHINE_XL;
    all_lessons(1, 5);
    ways_back();
    session_menu();
    example(3, "THE TREE", "wants the most");
    example(5, "WORKSHOP", "FIRE: settings");
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    all_lessons(1, LESSONS);
    emu_key(KEY_ESC);
    check(shows_soon("#   0  Lessons"), "no mark for all lessons in the menu");
    emu_stop();
    return check_end();
}
