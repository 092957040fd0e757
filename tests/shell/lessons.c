/* lessons.c: goes through all lessons as a guessing user: every page is shown as in lessons.txt, every wrong choice
 * gets its text and can be repeated, every right one leads on; the same for what is pointed at. Odd lessons by stick
 * alone, even ones by keys alone; on the smallest machine and on an XL, PAL and NTSC.
 *
 *   lessons DISK.atr
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "charsets/lessons.h"
#include "check.h"
#include "plat/screen.h"
#include "session.h"

#define TEXTS "src/shell/lessons/lessons.txt"
#define ROWS_MOST 800
#define ROW_BYTES 120
#define SEARCH_MOST 20000
#define TITLE '='
#define PAGE_END "--"
#define EXAMPLE '!'
#define KIND '@'
#define SHOWN 60 /* frames in which the rest of a page is drawn */
#define LESSONS 13
#define OWN_ALPHA_BETA "Alpha-beta       -    on" /* off in A, on in B */

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
        emu_key(direction == STICK_UP ? KEY_UP : direction == STICK_DOWN ? KEY_DOWN : direction == STICK_LEFT ? KEY_LEFT
            : KEY_RIGHT);
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

/* ---- pointing ---- */

#define TARGETS_MOST 16

static struct {
    char name[8];
    int row, column;
} targets[TARGETS_MOST];
static int target_count;
static int cursor; /* the target that the program points at */

/* A rank of a board: "* 3 {a3:.} {b3:p} P". */
static int is_rank(const char *row) { return (row[0] == '*' || row[0] == '%') && row[1] == ' '; }

/* 1: the character `at` of a row is a line of a tree, which is drawn. */
static int is_line(const char *row, const char *at)
{
    char before = at > row ? at[-1] : ' ';

    return *at == '|' || (*at == '+' && at[1] == '-')
        || (*at == '-' && (before == '-' || at[1] == '-' || (at[1] == '+' && at[2] == '-')
            || (before == '+' && is_line(row, at - 1))));
}

/* Writes a row as it is shown, without names and braces, and notes its targets. Of a rank only its targets. */
static void read_row(const char *row, int at, char *words)
{
    const char *begin = row;
    int column = 0;

    if (is_rank(row)) {
        int file = 0;

        for (const char *square = row + 3; (square = strchr(square, ' ')); square++, file++) {
            if (square[1] == '{') {
                int length = (int)strcspn(square + 2, ":");

                snprintf(targets[target_count].name, sizeof targets->name, "%.*s", length, square + 2);
                targets[target_count].row = at;
                targets[target_count++].column = file;
            }
        }
        words[0] = 0;
        return;
    }
    for (; *row; row++) {
        if (*row == '{') {
            int length = (int)strcspn(++row, ":");

            snprintf(targets[target_count].name, sizeof targets->name, "%.*s", length, row);
            targets[target_count].row = at;
            targets[target_count++].column = column;
            row += length;
        } else if (*row != '}') {
            words[column++] = is_line(begin, row) ? '#' : *row; /* the screen is read like that */
        }
    }
    words[column] = 0;
}

/* ---- boards ---- */

#define SCREEN 0xB800
#define PAGE_ROW 8    /* the first row of a page */
#define BOARD_LEFT 10 /* its first column */
#define SQUARE 3      /* columns of a square; it has two rows */
#define SQUARE_CODES 6

static int page_from; /* the first row of the page */

/* Reads the codes of a square: of the rank in row `at`, its file `file`. */
static void read_square(int at, int file, uint8_t *codes)
{
    const uint8_t *memory = emu_memory();
    int row = PAGE_ROW;

    for (int n = page_from; n < at; n++) {
        row += 1 + is_rank(rows[n]);
    }
    for (int n = 0; n < SQUARE_CODES; n++) {
        codes[n] = memory[SCREEN + 32 * (row + n / SQUARE) + BOARD_LEFT + SQUARE * file + n % SQUARE];
    }
}

/* 1: the square has something on it: not a blank square of wood, not the empty box of noughts, whose corners are equal
 * to those of its neighbours. */
static int is_blank(int at, const uint8_t *codes)
{
    if (rows[at][0] == '%') {
        return !memcmp(codes, tile_box, SQUARE_CODES);
    }
    return (codes[0] == BOARD_DARK || codes[0] == BOARD_LIGHT) && codes[4] == codes[0] && codes[5] == codes[0];
}

/* 1: the square has this piece, at least its colour, or . for none; or a digit. */
static int has_piece(int at, int file, char is)
{
    uint8_t codes[SQUARE_CODES];
    int is_second = (is >= 'a' && is <= 'z') || is == 'O';

    read_square(at, file, codes);
    if (is == '.') {
        return is_blank(at, codes);
    }
    if (is >= '0' && is <= '9') {
        return (codes[4] & 0x7F) == is - '0' + (codes[4] & 0x80 ? BOARD_DIGITS_LIGHT : BOARD_DIGITS_DARK);
    }
    return !is_blank(at, codes) && codes[4] >> 7 == is_second;
}

/* Writes what each square of a rank has: its first character. */
static void squares_of(const char *row, char *words)
{
    for (const char *square = row + 3; (square = strchr(square, ' ')); square++) {
        const char *is = square[1] == '{' ? strchr(square, ':') : square;

        *words++ = is[1];
    }
    *words = 0;
}

static int rank_is_drawn(int at)
{
    char words[ROW_BYTES];
    int is_drawn = 1;

    squares_of(rows[at], words);
    for (int file = 0; words[file]; file++) {
        is_drawn = is_drawn && has_piece(at, file, words[file]);
    }
    return is_drawn;
}

/* Returns the target with this name, and moves `text` past it. */
static int target_named(const char **text)
{
    for (int n = 0; n < target_count; n++) {
        size_t length = strlen(targets[n].name);

        if (strncmp(*text, targets[n].name, length) == 0 && strchr(" -|", (*text)[length])) {
            *text += length;
            return n;
        }
    }
    check(0, "there is no target '%s'", *text);
    return 0;
}

/* Moves the cursor: first to the row, where it lands at the target of the nearest column, then along the row. */
static void point_at(int wanted)
{
    while (targets[cursor].row != targets[wanted].row) {
        int is_down = targets[cursor].row < targets[wanted].row;
        int row = -1;
        int best = -1;

        for (int n = is_down ? 0 : target_count - 1; n >= 0 && n < target_count; n += is_down ? 1 : -1) {
            int away = abs(targets[n].column - targets[cursor].column);

            if ((is_down ? targets[n].row > targets[cursor].row : targets[n].row < targets[cursor].row)
                && (row < 0 || targets[n].row == row)
                && (best < 0 || away < abs(targets[best].column - targets[cursor].column))) {
                row = targets[n].row;
                best = n;
            }
        }
        go(is_down ? STICK_DOWN : STICK_UP);
        cursor = best;
    }
    for (; cursor < wanted; cursor++) {
        go(STICK_RIGHT);
    }
    for (; cursor > wanted; cursor--) {
        go(STICK_LEFT);
    }
}

/* Points at target `from`, and in a move then at `to`. */
static void answer(const char *place, int is_move, int from, int to, const char *said, int is_right)
{
    point_at(from);
    take();
    if (is_move) {
        check(shows_soon("square it goes to"), "%s: no question for the second square", place);
        point_at(to);
        take();
    }
    check(shows_soon(said), "%s: %s-%s is not answered with '%s'", place, targets[from].name, targets[to].name, said);
    check(session_shows("continue") == is_right, "%s: %s-%s is treated as %s", place, targets[from].name,
        targets[to].name, is_right ? "wrong" : "right");
}

/* After the right answer the board shows it: the piece on its new square, or the character of the page's kind. */
static void answer_drawn(const char *place, const char *kind, int from, int to)
{
    char words[ROW_BYTES];
    char is = kind[2];

    if (strcmp(kind, "@ point") == 0) {
        return;
    }
    emu_frames(SHOWN);
    if (strcmp(kind, "@ move") == 0) {
        squares_of(rows[targets[from].row], words);
        is = words[targets[from].column];
        check(has_piece(targets[from].row, targets[from].column, '.'), "%s: a piece on %s", place, targets[from].name);
        from = to;
    }
    check(has_piece(targets[from].row, targets[from].column, is), "%s: no %c on %s", place, is, targets[from].name);
}

/* Gives all answers in the rows after `kind`, before `to`, the last one of them for all other targets, and then a right
 * one. */
static void solve_pointing(const char *place, int kind, int to)
{
    int is_move = strcmp(rows[kind], "@ move") == 0;
    int from = kind + 1;
    int used[TARGETS_MOST] = { 0 };
    int right[2] = { 0, 0 };
    int right_row = from;

    cursor = 0;
    for (int n = from; n < to; n++) {
        const char *text = rows[n] + 4;
        const char *said = strchr(text, '|') + 1;

        while (*text != '|') {
            int is_other = *text == '.';
            int first = 0;
            int second = 0;

            if (is_other) {
                while (first < target_count && used[first]) {
                    first++;
                }
                if (first == target_count) {
                    break;
                }
                text++;
            } else {
                first = target_named(&text);
                if (is_move) {
                    text++;
                    second = target_named(&text);
                }
            }
            used[first] = 1;
            if (is_right(rows[n])) {
                right[0] = first;
                right[1] = second;
                right_row = n;
            } else {
                answer(place, is_move, first, second, said, 0);
            }
            text += *text == ' ';
        }
    }
    answer(place, is_move, right[0], right[1], strchr(rows[right_row], '|') + 1, 1);
    answer_drawn(place, rows[kind], right[0], right[1]);
}

/* Checks the page in rows `from` to `to` - 1, solves its question if it has one, and goes on. */
static void page(const char *place, int from, int to)
{
    char words[ROW_BYTES];
    char said[ROW_BYTES];
    int choice = to;
    int has_example = rows[to - 1][0] == EXAMPLE;
    int kind = to;

    if (has_example) {
        check(shows_soon(strstr(rows[to - 1], " game ") ? "FIRE: play it" : "FIRE: watch it"), "%s: no example", place);
        to--;
    }
    target_count = 0;
    page_from = from;
    for (int n = from; n < to && kind == to; n++) {
        if (rows[n][0] == KIND) {
            kind = n;
            break;
        }
        if (is_choice(rows[n])) {
            choice = choice < to ? choice : n;
            split(rows[n], words, said);
        } else {
            read_row(rows[n], n, words);
        }
        if (is_rank(rows[n])) {
            check(rank_is_drawn(n), "%s: the rank '%s' is not drawn", place, rows[n]);
            continue;
        }
        check(n == from ? shows_soon(words) : session_waits(words, SHOWN), "%s: '%s' is not shown", place, words);
    }
    if (kind < to) {
        solve_pointing(place, kind, to);
    } else if (choice < to) {
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
    emu_fire();
    emu_fire();
    check(shows_soon("3/4"), "FIRE does not turn pages");
    emu_stick(STICK_RIGHT); /* to another target, and back */
    emu_stick(STICK_LEFT);
    emu_frames(SHOWN);
    check(session_shows("3/4"), "Left between targets turns the page");
    emu_stick(STICK_LEFT);
    check(shows_soon("2/4"), "Left does not turn back");
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

/* The settings of an example are not those of the player: after lesson 2, without alpha-beta, the workshop has its own
 * settings again. */
static void own_settings(void)
{
    example(2, "THE TREE", "wants the most");
    check(session_choose(0, BY_KEYS), "no game after lesson 2");
    emu_key(KEY_CTRL + emu_key_code('t'));
    check(shows_soon("Watch the tree grow") && session_shows(OWN_ALPHA_BETA),
        "the workshop keeps the settings of lesson 2");
    emu_key(KEY_ESC);
    emu_frames(40);
    session_menu();
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
    own_settings();
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    all_lessons(1, LESSONS);
    emu_key(KEY_ESC);
    check(shows_soon("#   0  Lessons"), "no mark for all lessons in the menu");
    emu_stop();
    return check_end();
}
