/* table.c: see table.h. */
#include "table.h"
#include "engine/level.h"
#include "screen.h"
#include "shell/shell.h"

#include <stdio.h>
#include <string.h>

#define LONG_FIRE 45
#define COMMANDS_MOST 40

static unsigned game;
static int cursor_x, cursor_y; /* where the shell has it */

static const int across[HOST_GAMES] = {3, 3, 7}, down[HOST_GAMES] = {3, 3, 1};

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

    memcpy(board, emu_page(GLASS_BOX >> 8) + GLASS_BOARD, HOST_TEXT);
    board[HOST_TEXT - 1] = 0;
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

int table_boot(const EmuOptions *options)
{
    emu_start(options);
    game = 0;
    return wait_screen(GLASS_SCREEN_MENU, 1000, 5);
}

static void centre(void)
{
    cursor_x = across[game] / 2;
    cursor_y = down[game] / 2;
}

void table_new_turn(void)
{
    if (glass_word(GLASS_PLY) < 2) {
        centre();
    }
}

int table_choose(unsigned wanted, Hand hand)
{
    if (hand == BY_KEYS) {
        emu_key(emu_key_code((char)('a' + wanted)));
    } else {
        for (; game < wanted; game++) {
            emu_stick(STICK_DOWN);
        }
        for (; game > wanted; game--) {
            emu_stick(STICK_UP);
        }
        emu_fire();
    }
    game = wanted;
    host_choose(game);
    if (!wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5)) {
        return 0;
    }
    centre();
    return 1;
}

int table_menu(void)
{
    emu_key(KEY_CTRL + emu_key_code('x'));
    return wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5);
}

int table_shows(const char *wanted)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    return strstr(text, wanted) != NULL;
}

int table_command(const char *name, Hand hand)
{
    char wanted[40];

    snprintf(wanted, sizeof wanted, "< %s >", name);
    if (hand == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
    } else {
        emu_key(KEY_ESC);
    }
    for (int n = 0; !table_shows(wanted); n++) {
        if (n == COMMANDS_MOST) {
            return 0;
        }
        if (hand == BY_STICK) {
            emu_stick(STICK_RIGHT);
        } else {
            emu_key(KEY_RIGHT);
        }
    }
    if (hand == BY_STICK) {
        emu_fire();
    } else {
        emu_key(KEY_RETURN);
    }
    return 1;
}

void table_level(unsigned level, Hand hand)
{
    for (unsigned now = LEVEL_USUAL; now != level; now = now == SHELL_LEVELS ? LEVEL_LEAST : now + 1) {
        if (hand == BY_STICK) {
            table_command("Level", hand);
        } else {
            emu_console(CONSOLE_SELECT);
        }
    }
}

/* ---- moves ---- */

/* The next square of a move's text; returns what is behind it. */
static const char *read_square(const char *text, int *x, int *y)
{
    *y = 0;
    if (game == 0) {
        text += *text == '-' || *text == 'x';
        *x = text[0] - 'a';
        *y = '3' - text[1];
        return text + 2;
    }
    *x = text[0] - '1';
    if (game == 1) {
        *y = *x / 3;
        *x %= 3;
    }
    return text + 1;
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

void table_type(const char *text)
{
    for (; *text; text++) {
        emu_key(emu_key_code(*text));
    }
    emu_key(KEY_RETURN);
}

void table_move(const char *move, Hand hand)
{
    int x, y;

    if (hand == BY_KEYS) {
        table_type(move);
        return;
    }
    while (*move) {
        move = read_square(move, &x, &y);
        go(&cursor_x, x, STICK_LEFT, STICK_RIGHT);
        go(&cursor_y, y, STICK_UP, STICK_DOWN);
        emu_fire();
    }
}
