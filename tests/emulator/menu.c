/* menu.c: a menu with as many games as it can hold (build/full.atr: the same few games under invented names). Every
 * entry is shown with its letter, and starts its game by letter, by keys and by stick. The list scrolls and wraps
 * around, 0 opens the lessons, and every entry has a level of its own.
 *
 *   menu DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "screen.h"
#include "session.h"
#include "shell/menu/game_list.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define GAMES_OF_DISK 3 /* GAMES_OF_full of disk/disk.mk */
#define ROWS 10         /* rows on the screen; the lessons are the first of the list */
#define SCROLLED 60     /* frames until the list is drawn */
#define OTHER_LEVELS 3  /* presses of SELECT */

static unsigned bar; /* the entry under the bar, from 0 */

static void name_of(char *text, unsigned entry) { sprintf(text, "%c  Entry %u ", MENU_LETTER(entry), entry + 1); }

/* 1: the screen has the line of this entry. */
static int is_shown(unsigned entry)
{
    char name[SCREEN_TEXT];

    name_of(name, entry);
    return session_shows(name);
}

static int wait_menu(void)
{
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5) && session_waits(": help", WAIT_LOAD);
}

static void go(unsigned entry, Input input)
{
    for (; bar < entry; bar++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    for (; bar > entry; bar--) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
    emu_frames(SCROLLED);
}

/* The game of this entry has started. Goes back to the menu. */
static void check_game(unsigned entry, const char *how)
{
    host_choose(entry % GAMES_OF_DISK);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && probe_byte(PROBE_GAME) == entry
        && session_shows(game_info()->title), "entry %u does not start by %s", entry + 1, how);
    check(session_menu() && wait_menu(), "entry %u: no way back", entry + 1);
    bar = entry;
    check(is_shown(entry), "entry %u is not visible after its game", entry + 1);
}

static void start_all(Input input)
{
    for (unsigned entry = 0; entry < MENU_MOST; entry++) {
        go(entry, input);
        check(is_shown(entry), "entry %u is not visible under the bar", entry + 1);
        session_take(input);
        check_game(entry, input == BY_STICK ? "stick" : "RETURN");
    }
}

static void start_by_letters(void)
{
    for (unsigned entry = MENU_MOST; entry--;) {
        emu_key(emu_key_code((char)tolower(MENU_LETTER(entry))));
        check_game(entry, "its letter");
    }
}

/* The visible part of the list: row `first` and those after it. Row 0 is the lessons, row 1 the first entry. */
static void check_rows(unsigned first, const char *when)
{
    for (unsigned entry = 0; entry < MENU_MOST; entry++) {
        check(is_shown(entry) == (entry + 1 >= first && entry + 1 < first + ROWS), "%s: entry %u is%s visible", when,
            entry + 1, is_shown(entry) ? "" : " not");
    }
}

static void scroll(void)
{
    go(0, BY_KEYS);
    check_rows(0, "at the top");
    emu_key(KEY_UP); /* to the lessons */
    emu_key(KEY_UP);
    emu_frames(SCROLLED);
    check_rows(MENU_MOST + 1 - ROWS, "up from the lessons");
    bar = MENU_MOST - 1;
    go(MENU_MOST - ROWS, BY_STICK);
    check_rows(MENU_MOST + 1 - ROWS, "up to the first visible");
    go(MENU_MOST - ROWS - 1, BY_STICK);
    check_rows(MENU_MOST - ROWS, "one further up");
    go(MENU_MOST - 1, BY_KEYS);
    emu_stick(STICK_DOWN);
    emu_frames(SCROLLED);
    check_rows(0, "down from the last");
    emu_stick(STICK_DOWN);
    bar = 0;
}

static void lessons(void)
{
    emu_key(emu_key_code(MENU_LESSONS_KEY));
    check(session_waits("Lessons: how", WAIT_LOAD) && !is_shown(0), "no lessons by their key");
    emu_key(KEY_ESC);
    check(wait_menu() && is_shown(bar), "no way back from the lessons");
}

static void levels(void)
{
    char level[16];

    go(MENU_MOST - 1, BY_KEYS);
    sprintf(level, "< Level %u", LEVEL_DEFAULT + OTHER_LEVELS);
    for (unsigned n = 0; n < OTHER_LEVELS; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows(level), "the level of the last entry does not change");
    emu_key(emu_key_code('b')); /* where the player begins: so no game is left unfinished, whose level is not shown */
    check_game(1, "its letter");
    go(MENU_MOST - 1, BY_STICK);
    check(session_shows(level), "the level of the last entry is forgotten");
    for (unsigned entry = 0; entry < MENU_MOST - 1; entry++) {
        go(entry, BY_KEYS);
        sprintf(level, "< Level %u", LEVEL_DEFAULT);
        check(session_shows(level), "entry %u has another level", entry + 1);
    }
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_800_48K, .disk = words[1], .random = 1};

    host_words(count, words, "DISK.atr TROG");
    if (check(session_boot(&options) && wait_menu(), "no menu")) {
        scroll();
        lessons();
        levels();
        start_all(BY_STICK);
        start_by_letters();
    }
    options.machine = MACHINE_XL;
    options.is_pal = 1;
    bar = 0;
    if (check(session_boot(&options) && wait_menu(), "no menu")) {
        start_all(BY_KEYS);
    }
    return check_end();
}
