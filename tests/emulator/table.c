/* table.c: see table.h. */
#include "table.h"
#include "engine/game.h"
#include "engine/level.h"
#include "image.h"
#include "kernel.inc"
#include "screen.h"
#include "shell/menu/list.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PRESSES_MOST 20 /* a press is lost while the computer looks for a move */
#define LONG_FIRE 45
#define COMMAND_HALF 16 /* columns of an item on the page of commands */
#define MARKS_MOST 120 /* frames until the menu knows which games wait */
#define LETTER_AT 4    /* in a line of the menu */
#define SECOND_AT 11   /* of the 16 bytes of a game in the list */

/* what never changes of the kernel: code and tables (build/atari/kernel.map) */
#define CODE_BYTES (CODE_BEHIND - CODE_FIRST)
static uint8_t code[CODE_BYTES];

static unsigned game;
static unsigned bar; /* its place in the menu */
static int is_absent[HOST_GAMES]; /* all are there until a disk is looked at */
#define PLACES_MOST 256 /* of a board */
static int cursor_x, cursor_y; /* where the shell has it */

/* How squares are named: by letter and digit, the first rank below or above; by
 * a digit, row after row; by the number of a dark square, the first one below on the right; by a number from 0 on, in
 * one row; by the number of a stone of a road that turns at the end of each row, from below, 0 being below all; by
 * level, letter and digit, four levels two by two. */
/* TURNED: up, the first side at the top */
typedef enum { NAMES_RANKS_UP, NAMES_RANKS_DOWN, NAMES_DIGIT, NAMES_DARK, NAMES_FROM_0, NAMES_ROAD, NAMES_LEVELS,
    NAMES_TURNED } Names;

/* Where the cursor goes: over the board as the menu has it, with letters and digits from below; or otherwise. */
typedef struct {
    int across, down;
    Names names;
    const char *squares; /* row by row, a blank where there is none: the cursor goes on there; 0: they are everywhere */
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
    {"noughts3d", {8, 8, NAMES_LEVELS, 0}},
    {"quevedo", {8, 8, NAMES_TURNED, 0}},
};

static Board board; /* of the game on the table */

static void take_board(void)
{
    board = boards[game];
    for (unsigned n = 0; n < sizeof others / sizeof others[0]; n++) {
        if (strcmp(others[n].game, host_games[game]) == 0) {
            board = others[n].board;
        }
    }
}

/* ---- the glass box ---- */

unsigned glass_byte(unsigned at) { return emu_page(GLASS_BOX >> 8)[at]; }

unsigned glass_word(unsigned at)
{
    const uint8_t *glass = emu_page(GLASS_BOX >> 8);

    return glass[at] | (unsigned)glass[at + 1] << 8;
}

unsigned long glass_nodes(void) { return glass_word(GLASS_NODES) | (unsigned long)glass_word(GLASS_NODES + 2) << 16; }
int glass_is_up(void) { return memcmp(emu_page(GLASS_BOX >> 8) + GLASS_MARK, "TROG", 4) == 0; }

const char *glass_board(void)
{
    static char board[HOST_TEXT];
    const uint8_t *box = emu_page(GLASS_BOX >> 8) + GLASS_BOARD;

    if (!memchr(box, 0, GLASS_BYTES - GLASS_BOARD)) {
        return glass_whole_board();
    }
    strcpy(board, (const char *)box);
    return board;
}

const char *glass_whole_board(void)
{
    static char board[HOST_TEXT];

    memcpy(board, emu_memory() + glass_word(GLASS_TEXT), HOST_TEXT - 1);
    return board;
}

/* ---- waiting ---- */

int wait_screen(unsigned screen, unsigned frames, unsigned step)
{
    unsigned end = emu_frame() + frames;

    while (!glass_is_up() || glass_byte(GLASS_SCREEN) != screen) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(step);
    }
    return 1;
}

int wait_settled(unsigned frames)
{
    unsigned end = emu_frame() + frames;
    unsigned screen;

    while ((screen = glass_byte(GLASS_SCREEN)) != GLASS_SCREEN_PLAY && screen != GLASS_SCREEN_OVER) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(3);
    }
    return 1;
}

int wait_turns(unsigned turns, unsigned frames)
{
    unsigned end = emu_frame() + frames;

    while (glass_word(GLASS_TURNS) == turns) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(3);
    }
    return 1;
}

/* ---- games ---- */

void table_insert(const char *disk)
{
    static Image image;

    image_read(&image, emu_contents(disk));
    for (unsigned n = 0; n < HOST_GAMES; n++) {
        char file[12];

        snprintf(file, sizeof file, "%-8.8sOVL", host_games[n]);
        for (char *sign = file; *sign; sign++) {
            *sign = (char)toupper((unsigned char)*sign);
        }
        is_absent[n] = image_file(&image, file) == NULL;
    }
}

unsigned table_place(unsigned wanted)
{
    unsigned place = 0;

    if (is_absent[wanted]) {
        return HOST_GAMES;
    }
    while (wanted--) {
        place += !is_absent[wanted];
    }
    return place;
}

int table_letter(unsigned wanted) { return emu_key_code((char)('a' + table_place(wanted))); }

int table_boot(const EmuOptions *options)
{
    emu_start(options);
    table_insert(options->disk);
    bar = 0;
    if (!wait_screen(GLASS_SCREEN_MENU, 1000, 5)) {
        return 0;
    }
    memcpy(code, emu_memory() + CODE_FIRST, CODE_BYTES);
    return 1;
}

int table_code_is_whole(void)
{
    return memcmp(code, emu_memory() + CODE_FIRST, CODE_BYTES) == 0;
}

unsigned table_book_bytes(void)
{
    return emu_memory()[BOOK_SIZE_AT] + 256u * emu_memory()[BOOK_SIZE_AT + 1];
}

void table_obey_rules(void)
{
    rules = game_info()->rules ? emu_page(RULES_AT >> 8)[RULES_AT & 0xFF] : 0;
}

static void centre(void)
{
    take_board();
    cursor_x = (board.across - 1) / 2;
    cursor_y = board.down / 2;
    while (board.squares && board.squares[cursor_y * board.across + cursor_x] == ' ') {
        cursor_x--; /* as the shell finds one */
    }
}

void table_new_board(void) { centre(); }

void table_new_turn(void)
{
    if (glass_word(GLASS_PLY) == 0) {
        centre();
    }
}

void table_find_cursor(void)
{
    cursor_x = emu_memory()[POINT_x_AT];
    cursor_y = emu_memory()[POINT_y_AT];
}

int table_fits(unsigned wanted, Machine machine)
{
    static const unsigned kilobytes[MACHINES] = {16, 32, 40, 48, 64, 128};

    return host_kilobytes[wanted] <= kilobytes[machine];
}

#define REACH_FRAMES 60

const char *table_line(unsigned wanted)
{
    static char text[SCREEN_TEXT];
    const char *line;

    screen_text(emu_memory(), text);
    for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strlen(line) > LETTER_AT && line[LETTER_AT] == (char)('A' + table_place(wanted))
            && line[LETTER_AT + 1] == ' ') {
            return line;
        }
    }
    return "";
}

static void choose_by_arrows(unsigned place, Hand hand)
{
    for (; bar < place; bar++) {
        table_arrow(STICK_DOWN, KEY_DOWN, hand);
    }
    for (; bar > place; bar--) {
        table_arrow(STICK_UP, KEY_UP, hand);
    }
}

/* The list in memory says so of all games (src/shell/menu/list.h). */
static void give_first_side(void)
{
    for (unsigned n = 0; n < HOST_GAMES; n++) {
        emu_put(MENU_LIST_AT + 1 + MENU_MOST + 16 * n + SECOND_AT, 0);
    }
}

/* The list goes up or down to games that have no row. */
void table_reach(unsigned wanted)
{
    if (!*table_line(wanted)) {
        choose_by_arrows(table_place(wanted), BY_KEYS);
        emu_frames(REACH_FRAMES);
    }
}

void table_pick(unsigned wanted, Hand hand)
{
    int waits;

    wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5);
    give_first_side();
    for (unsigned end = emu_frame() + MARKS_MOST;
        !table_shows("FIRE") && !table_shows("It needs") && emu_frame() < end;) {
        emu_frames(3);
    }
    waits = strstr(table_line(wanted), "move ") != NULL || strstr(table_line(wanted), "turn ") != NULL;
    if (hand == BY_KEYS && !waits) {
        emu_key(table_letter(wanted));
    } else {
        choose_by_arrows(table_place(wanted), hand);
        if (waits) {
            emu_console(CONSOLE_START);
        } else {
            emu_fire();
        }
    }
    game = wanted;
    bar = table_place(wanted);
    host_choose(game);
    centre();
}

int table_choose(unsigned wanted, Hand hand)
{
    table_pick(wanted, hand);
    return wait_screen(GLASS_SCREEN_PLAY, game_info()->chance ? WAIT_LOAD + WAIT_PASSES : WAIT_LOAD, 5);
}

int table_menu(void)
{
    emu_key(KEY_CTRL + emu_key_code('x'));
    return wait_screen(GLASS_SCREEN_MENU, 2 * WAIT_LOAD, 5); /* what was played is kept first */
}

int table_obey(const char *name, char key, Hand hand)
{
    if (hand == BY_STICK) {
        return table_command(name, hand);
    }
    emu_key(KEY_CTRL + emu_key_code(key));
    return 1;
}

void table_arrow(int stick, int key, Hand hand)
{
    if (hand == BY_STICK) {
        emu_stick(stick);
    } else {
        emu_key(key);
    }
}

void table_take(Hand hand)
{
    if (hand == BY_STICK) {
        emu_fire();
    } else {
        emu_key(KEY_RETURN);
    }
}

int table_shows(const char *wanted)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    return strstr(text, wanted) != NULL;
}

/* The page of commands, by a long fire or ESC. */
static int open_commands(Hand hand)
{
    if (hand == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
    } else {
        emu_key(KEY_ESC);
    }
    for (unsigned end = emu_frame() + WAIT_LOAD; emu_frame() < end; emu_frames(2)) {
        if (table_shows("ESC back")) {
            emu_frames(PRESS_FRAMES);
            return 1;
        }
    }
    return 0;
}

/* Half a row of the page: 1 when it is an item, which has a name in its second column. */
static int is_item(const char *row, int half)
{
    return (int)strlen(row) > half * COMMAND_HALF + 1 && row[half * COMMAND_HALF] == ' '
        && row[half * COMMAND_HALF + 1] != ' ';
}

int table_point_command(const char *name, Hand hand)
{
    char text[SCREEN_TEXT], copied[SCREEN_TEXT];
    int row;

    if (!open_commands(hand)) {
        return 0;
    }
    screen_text(emu_memory(), text);
    for (int half = 0; half < 2; half++) { /* the column it is in, then so many items down */
        row = 0;
        for (char *line = strtok(strcpy(copied, text), "\n"); line; line = strtok(NULL, "\n")) {
            if (!is_item(line, half)) {
                continue;
            }
            if (strncmp(line + half * COMMAND_HALF + 1, name, strlen(name)) == 0) {
                if (half) {
                    table_arrow(STICK_RIGHT, KEY_RIGHT, hand);
                }
                while (row--) {
                    table_arrow(STICK_DOWN, KEY_DOWN, hand);
                }
                return 1;
            }
            row++;
        }
    }
    return 0;
}

int table_command(const char *name, Hand hand)
{
    if (!table_point_command(name, hand)) {
        return 0;
    }
    table_take(hand);
    return 1;
}

/* What follows a level; behind the last depth those that do not search, where the game has them. */
static unsigned level_behind(unsigned level)
{
    switch (level) {
    case SHELL_LEVELS:
        return game_info()->simple ? LEVEL_RANDOM : LEVEL_LEAST;
    case LEVEL_DIRECTED:
        return LEVEL_LEAST;
    default:
        return level + 1;
    }
}

void table_level(unsigned level, Hand hand)
{
    unsigned now = LEVEL_USUAL;

    if (now == level) {
        return;
    }
    if (hand == BY_STICK) {
        table_command("Level", hand);
    }
    for (; now != level; now = level_behind(now)) {
        if (hand == BY_STICK) {
            emu_stick(STICK_RIGHT);
        } else {
            emu_console(CONSOLE_SELECT);
        }
    }
    if (hand == BY_STICK) {
        emu_fire();
        emu_hold_fire(1); /* and back to the board */
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
    }
}

void table_start_again(void)
{
    int is_asked = glass_word(GLASS_PLY) > 0 && glass_byte(GLASS_SCREEN) != GLASS_SCREEN_OVER;

    emu_console(CONSOLE_START);
    for (unsigned end = emu_frame() + WAIT_LOAD; is_asked && emu_frame() < end; emu_frames(3)) {
        if (table_shows("New game? FIRE yes  ESC no")) {
            emu_fire();
            is_asked = 0;
        }
    }
}

int table_sides(unsigned computers)
{
    static const char *const hands[] = {"person", "computer"};
    char line[40];

    emu_console(CONSOLE_OPTION);
    for (unsigned end = emu_frame() + 300; !table_shows("FIRE or ESC");) {
        if (emu_frame() > end) {
            return 0;
        }
        emu_frames(5);
    }
    for (unsigned who = 0, steps = 0; who < game_info()->sides;) {
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], hands[!(computers >> who & 1)]);
        if (table_shows(line)) {
            table_arrow(STICK_RIGHT, KEY_RIGHT, BY_KEYS);
        }
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], hands[computers >> who & 1]);
        if (table_shows(line)) {
            who++;
        } else if (steps++ == 2 * SIDES_MOST) {
            return 0;
        } else {
            table_arrow(STICK_DOWN, KEY_DOWN, BY_KEYS);
        }
    }
    emu_key(KEY_RETURN);
    return 1;
}

int table_two_people(void)
{
    if (game_info()->sides > 2) {
        int is_done = table_sides(0);

        emu_frames(80);
        return is_done;
    }
    for (int presses = 0; presses < PRESSES_MOST; presses++) {
        emu_console(CONSOLE_OPTION);
        for (unsigned end = emu_frame() + 120; emu_frame() < end;) {
            if (table_shows("Two people")) {
                emu_frames(80);
                return 1;
            }
            emu_frames(5);
        }
    }
    return 0;
}

/* ---- moves ---- */

/* The next square of a move's text; returns what is behind it. A text that names none leaves the cursor where it is. */
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
        n = text[0] - '1';
        *x = text[1] - 'a' + n % 2 * wide / 2;
        *y = text[2] - '1' + n / 2 * high / 2;
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

/* From place to place of a board with gaps: over the next one that is a square, round and round. */
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

/* The shortest way over such a board: looked for from the end, so that it is gone from the start. */
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

void table_type(const char *text)
{
    for (; *text; text++) {
        emu_key(emu_key_code(*text));
    }
    emu_key(KEY_RETURN);
}

void table_set_up(const char *position)
{
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(60); /* the part is read */
    emu_key(KEY_CTRL + emu_key_code('e'));
    for (size_t n = strlen(glass_whole_board()) + 2; n--;) {
        emu_key(KEY_BACKSPACE);
    }
    table_type(position);
}

void table_move(const char *move, Hand hand)
{
    int x = cursor_x, y = cursor_y;

    if (hand == BY_KEYS) {
        table_type(move);
        return;
    }
    while (*move) {
        move = read_square(move, &x, &y);
        /* turned to who plays the second side */
        if (board.names != NAMES_DIGIT && board.names != NAMES_ROAD && board.names != NAMES_LEVELS
            && !emu_memory()[FLIP_AT] == (board.names == NAMES_TURNED)) {
            x = board.across - 1 - x;
            y = board.down - 1 - y;
        }
        if (board.squares) {
            go_round_gaps(y * board.across + x);
        } else {
            go(&cursor_x, x, STICK_LEFT, STICK_RIGHT);
            go(&cursor_y, y, STICK_UP, STICK_DOWN);
        }
        emu_fire();
    }
}
