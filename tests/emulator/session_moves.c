/* session_moves.c: the boards of the games, the cursor on them, and entering moves; see session.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "kernel.inc"
#include "session.h"

#include <stdlib.h>
#include <string.h>

#define PLACES_MOST 256 /* squares of a board */
static int cursor_x, cursor_y; /* where the shell's cursor is */

/* How squares are named. RANKS_UP, RANKS_DOWN: by letter and digit, with the first rank at the bottom or at the top.
 * DIGIT: by a digit, row by row. DARK: by the number of a dark square; the first is at the bottom right. FROM_0: by a
 * number from 0, in one row. ROAD: by the number on a road that begins at the bottom and turns at the end of each row;
 * 0 is below the board. LEVELS: by level, letter and digit; the four levels are shown two by two. TURNED: like
 * RANKS_UP, with the first side at the top. POINTS: the points of backgammon, its bar and the place beside the board.
 */
typedef enum { NAMES_RANKS_UP, NAMES_RANKS_DOWN, NAMES_DIGIT, NAMES_DARK, NAMES_FROM_0, NAMES_ROAD, NAMES_LEVELS,
    NAMES_TURNED, NAMES_POINTS } Names;

/* The grid on which the cursor moves. Normally it has the size shown in the menu, and NAMES_RANKS_UP; `others` lists
 * the exceptions. */
typedef struct {
    int across, down;
    Names names;
    /* row by row, with a space for each gap, which the cursor skips; 0: the grid has no gaps */
    const char *squares;
} Board;

static const Board boards[HOST_GAMES] = {
#include "boards.inc"
};

static const struct {
    const char *game;
    Board board;
} others[] = {
    {"noughts", {3, 3, NAMES_DIGIT, 0}},
    {"connect4", {7, 1, NAMES_DIGIT, 0}},
    {"warptrog", {7, 6, NAMES_RANKS_UP, 0}},
    {"draughts", {8, 8, NAMES_DARK, 0}},
    {"reversi", {8, 8, NAMES_RANKS_DOWN, 0}},
    {"die", {9, 1, NAMES_FROM_0, 0}},
    {"race", {6, 4, NAMES_ROAD, 0}},
    {"morris", {7, 7, NAMES_RANKS_UP, "#  #  # # # #   ###  ### ###  ###   # # # #  #  #"}},
    {"noughts3d", {4, 16, NAMES_LEVELS, 0}},
    {"quevedo", {8, 8, NAMES_TURNED, 0}},
    {"backgammon", {14, 2, NAMES_POINTS, 0}},
};

static Board board; /* of the current game */

static void take_board(void)
{
    board = boards[session_game];
    for (unsigned n = 0; n < sizeof others / sizeof others[0]; n++) {
        if (strcmp(others[n].game, host_games[session_game]) == 0) {
            board = others[n].board;
        }
    }
}

/* ---- the cursor ---- */

void session_new_board(void)
{
    take_board();
    session_find_cursor();
}

void session_new_turn(void)
{
    if (probe_word(PROBE_PLY) == 0) {
        session_new_board();
    }
}

void session_find_cursor(void)
{
    cursor_x = emu_memory()[POINT_x_AT];
    cursor_y = emu_memory()[POINT_y_AT];
}

/* ---- moves ---- */

/* Reads the next square of a move's text into x and y; returns the text after it. If the text names no square, x and y
 * stay. */
static const char *read_square(const char *text, int *x, int *y)
{
    int n, wide = board.across, high = board.down;
    char *end;

    text += *text == '-' || *text == 'x';
    switch (board.names) {
    case NAMES_DIGIT:
        n = *text++ - '1';
        *x = n % wide;
        *y = n / wide;
        return text;
    case NAMES_DARK:
        n = (int)strtol(text, (char **)&text, 10) - 1;
        *y = high - 1 - n / 4;
        *x = wide - 1 - (n % 4 * 2 + (n / 4 % 2 == 0));
        return text;
    case NAMES_FROM_0:
        *x = (int)strtol(text, (char **)&text, 10);
        *y = 0;
        return text;
    case NAMES_ROAD:
        n = (int)strtol(text, (char **)&text, 10);
        *x = n == 0 ? 0 : (n - 1) / wide % 2 ? wide - 1 - (n - 1) % wide : (n - 1) % wide;
        *y = high - 1 - (n + wide - 1) / wide;
        return text;
    case NAMES_LEVELS:
        *x = text[1] - 'a';
        *y = text[2] - '1' + (text[0] - '1') * wide;
        return text + 3;
    default:
        break;
    }
    n = *text ? (int)strtol(text + 1, &end, 10) - 1 : -1;
    if (n < 0 || n >= high) {
        return text + strlen(text);
    }
    *x = text[0] - 'a';
    *y = board.names == NAMES_RANKS_DOWN ? n : high - 1 - n;
    return end;
}

static void go(int *at, int to, int less, int more)
{
    for (; *at > to; --*at) {
        emu_stick(less);
    }
    for (; *at < to; ++*at) {
        emu_stick(more);
    }
}

/* A step on a board with gaps: to the next square in that direction, wrapping around. */
static int step(int place, int direction)
{
    static const int dx[] = {-1, 1, 0, 0}, dy[] = {0, 0, -1, 1};
    int x = place % board.across, y = place / board.across;

    do {
        x = (x + dx[direction] + board.across) % board.across;
        y = (y + dy[direction] + board.down) % board.down;
    } while (board.squares[y * board.across + x] == ' ');
    return y * board.across + x;
}

/* Moves the cursor along the shortest path on a board with gaps. The search starts at the target, so that the path can
 * be followed from the cursor on. */
static void go_round_gaps(int to)
{
    static const int sticks[] = {STICK_LEFT, STICK_RIGHT, STICK_UP, STICK_DOWN};
    int far[PLACES_MOST], is_nearer = 1;

    for (int place = 0; place < PLACES_MOST; place++) {
        far[place] = place == to ? 0 : PLACES_MOST;
    }
    while (is_nearer) {
        is_nearer = 0;
        for (int place = 0; place < board.across * board.down; place++) {
            for (int way = 0; board.squares[place] != ' ' && way < 4; way++) {
                if (far[step(place, way)] + 1 < far[place]) {
                    far[place] = far[step(place, way)] + 1;
                    is_nearer = 1;
                }
            }
        }
    }
    for (int place = cursor_y * board.across + cursor_x, way; place != to; place = step(place, way)) {
        for (way = 0; far[step(place, way)] >= far[place]; way++) {
        }
        emu_stick(sticks[way]);
    }
    cursor_x = to % board.across;
    cursor_y = to / board.across;
}

void session_press(const char *text)
{
    for (; *text; text++) {
        emu_key(emu_key_code(*text));
    }
}

void session_type(const char *text)
{
    session_press(text);
    emu_key(KEY_RETURN);
}

void session_set_up(const char *position)
{
    emu_key(KEY_CTRL + emu_key_code('e'));
    /* Waits until the overlay is loaded; before that, rolls may come that allow no move. A game without pieces to place
     * shows its position as text at once. */
    for (unsigned end = emu_frame() + WAIT_MOVE;
        !session_shows("Set up:") && !session_shows("RETURN: done  ESC") && emu_frame() < end;) {
        emu_frames(10);
    }
    emu_key(KEY_CTRL + emu_key_code('e'));
    for (size_t n = strlen(probe_whole_board()) + 2; n--;) {
        emu_key(KEY_BACKSPACE);
    }
    session_type(position);
    session_replace();
}

static void go_to(int x, int y)
{
    go(&cursor_x, x, STICK_LEFT, STICK_RIGHT);
    go(&cursor_y, y, STICK_UP, STICK_DOWN);
}

void session_point(int x, int y)
{
    session_find_cursor();
    go_to(x, y);
}

/* ---- backgammon: a play, checker by checker ---- */

/* The host's game; not there if these tests are built without it */
#pragma weak backgammon_decode
#pragma weak backgammon_landing
#pragma weak backgammon_steps
#pragma weak backgammon_from
#pragma weak backgammon_die
extern uint8_t backgammon_steps, backgammon_from[], backgammon_die[];
void backgammon_decode(void);
uint8_t backgammon_landing(uint8_t from, uint8_t die);

#define BAR_PLACE 25
#define BAR_X 6
#define OFF_X 13

/* FIRE at a place of the side to move */
static void fire_at_place(int place)
{
    int is_bottom = side == emu_memory()[FLIP_AT];
    int point = is_bottom ? place : BAR_PLACE - place;

    if (place == 0 || place == BAR_PLACE) {
        go_to(place ? BAR_X : OFF_X, is_bottom);
    } else {
        int x = point > 12 ? point - 13 : 12 - point;

        go_to(x + (x >= BAR_X), point <= 12);
    }
    emu_fire();
}

static void play_checkers(const char *text)
{
    uint8_t from[4], to[4];
    unsigned steps;

    host_outcome(probe_board());
    game_read_move(text);
    backgammon_decode();
    steps = backgammon_steps;
    for (unsigned n = 0; n < steps; n++) {
        from[n] = backgammon_from[n];
        to[n] = backgammon_landing(from[n], backgammon_die[n]);
    }
    for (unsigned n = 0; n < steps; n++) {
        fire_at_place(from[n]);
        fire_at_place(to[n]);
    }
}

/* The key of the star is an arrow, and brackets cannot be typed: 6/5(2) is 6/5x2. */
static void type_play(const char *text)
{
    char typed[HOST_TEXT], *to = typed;

    for (; *text; text++) {
        if (*text == '(') {
            *to++ = 'x';
        } else if (*text != ')' && *text != '*') {
            *to++ = *text;
        }
    }
    *to = 0;
    session_type(typed);
}

#define GUARD 18 /* frames after the computer's move in which FIRE is ignored */

void session_move(const char *move, Input input)
{
    int x, y;

    if (input == BY_KEYS && board.names == NAMES_POINTS) {
        type_play(move);
        return;
    }
    if (input == BY_KEYS) {
        session_type(move);
        return;
    }
    emu_frames(GUARD);
    session_find_cursor();
    if (board.names == NAMES_POINTS) {
        play_checkers(move);
        return;
    }
    x = cursor_x;
    y = cursor_y;
    while (*move) {
        move = read_square(move, &x, &y);
        /* the board is flipped for a player with the second side */
        if (board.names != NAMES_DIGIT && board.names != NAMES_ROAD && board.names != NAMES_LEVELS
            && !emu_memory()[FLIP_AT] == (board.names == NAMES_TURNED)) {
            x = board.across - 1 - x;
            y = board.down - 1 - y;
        }
        if (board.squares) {
            go_round_gaps(y * board.across + x);
        } else {
            go_to(x, y);
        }
        emu_fire();
    }
}
