/* menu.c: the menu of games: chooses a game, continues an unfinished one, and leads to the guide (?) and the lessons
 * (W). main.c calls it. In the overlay MENU. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/probe.h"
#include "shell/saves/save_index.h"
#include "shell/lessons/lessons.h"
#include "shell/menu/game_list.h"
#include "shell/menu/menu.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define FIRST_ROW 6
#define TEXT_ROW 20 /* this row and the next one */
#define ROWS (TEXT_ROW - FIRST_ROW)
#define MARK 0      /* columns of a line */
#define LETTER 4
#define MORE 2
#define ARROW_UP 0x5C /* screen codes of the ROM character set: */
#define ARROW_DOWN 0x5D
#define DIAMOND 0x60

static uint8_t n;     /* the current game */
static uint8_t first; /* first game shown: a disk may have more games than rows */
static uint8_t entry; /* the save of its unfinished game, set by waits */

/* ---- facts about game n ---- */

/* 1: this machine has enough memory. */
static uint8_t fits(void)
{
    uint8_t wanted = menu_list.memory_page[n];

    if (machine_memory_page < wanted) {
        return 0;
    }
    return 1;
}

static const char *file;

/* 1: its files have the name `file`. */
static uint8_t is_file(void)
{
    if (memcmp(menu_list.games[n].game.file, file, SHELL_FILE)) {
        return 0;
    }
    return 1;
}

/* 1: it has an unfinished game, in `entry`. */
static uint8_t waits(void)
{
    for (EVERY_UNFINISHED(entry)) {
        file = saves.game[entry];
        if (saves.sides[entry] && is_file()) {
            return 1;
        }
    }
    return 0;
}

/* ---- the list ---- */

/* Shows the line of game n. The memory it needs, if this machine has less, or the move number of its unfinished game
 * replaces the size of the board. */
static void show_item(void)
{
    static char row[MENU_RIGHT + 1];
    uint8_t from;
    uint8_t to = MENU_RIGHT;

    memcpy(row, menu_list.line[n], MENU_RIGHT + 1);
    row[LETTER] = (char)('A' + n);
    line_start();
    if (!fits()) {
        row[LETTER] = '-';
        line_text("  ");
        line_number(menu_list.memory_page[n] >> 2);
        line_char('K');
    } else if (waits()) {
        row[MARK] = DIAMOND;
        line_text(saves.sides[entry] > 2 ? TEXT_TURN_NUMBER : TEXT_MOVE_NUMBER);
        line_number(saves.turn[entry]);
    }
    for (from = (uint8_t)strlen(text_buffer); from;) {
        row[--to] = text_buffer[--from];
    }
    screen_row = (uint8_t)(n - first + FIRST_ROW);
    screen_text(row);
    screen_column = MORE; /* for the arrow of a longer list */
}

static void show_items(void)
{
    n = first;
    do {
        show_item();
        if (first && n == first) {
            screen_put(ARROW_UP);
        }
    } while (++n != menu_list.count && screen_row != TEXT_ROW - 1);
    if (n != menu_list.count) {
        screen_put(ARROW_DOWN);
    }
}

static void show_menu(void)
{
    screen_menu();
    screen_art();
    show_items();
    for (n = first; n < menu_list.count; ++n) {
        if (!fits()) {
            screen_dim((uint8_t)(n - first));
            break;
        }
    }
}

/* ---- the chosen game ---- */

/* Puts the bar over game n; scrolls the list if it is not visible. */
static void show_bar(void)
{
    uint8_t chosen = n;
    uint8_t from = 0;

    if (chosen >= ROWS) {
        from = (uint8_t)(chosen - (ROWS - 1));
    }
    if (from != first) {
        first = from;
        show_menu();
        n = chosen;
    }
    screen_bar((uint8_t)(chosen - from));
}

/* Shows text_buffer in a row below the list. */
static void show_text(uint8_t row)
{
    screen_row = row;
    screen_text(text_buffer);
}

static void start_text(const char *text)
{
    line_start();
    line_char(' ');
    line_text(text);
}

static void note(const char *text)
{
    start_text(text);
    show_text(TEXT_ROW + 1);
}

static void say(const char *text)
{
    note(text);
    screen_light();
}

static const char *message; /* why the last attempt failed; 0: nothing to show */

/* Shows " W lessons   ? help  SELECT L4". The level of an unfinished game is in its save, so it is not shown. */
static void show_help(void)
{
    shell_level = shell_levels[n];
    start_text(TEXT_MENU_KEYS);
    if (!shell_level && !waits()) {
        shell_level = LEVEL_DEFAULT;
    }
    if (shell_level >= LEVEL_RANDOM) {
        line_char(' ');
    }
    if (shell_level) {
        line_level();
    }
    show_text(TEXT_ROW + 1);
}

/* Moves the bar, and says what FIRE does there. */
static void show_chosen(void)
{
    n = shell_game;
    show_bar();
    if (!fits()) {
        start_text(machine_too_long);
    } else {
        start_text(waits() ? TEXT_MENU_CONTINUE : TEXT_MENU_PLAY);
    }
    show_text(TEXT_ROW);
    if (message) {
        say(message);
    } else {
        show_help();
    }
}

/* 1: game n can be loaded. */
static uint8_t take(void)
{
    if (!fits()) {
        screen_light();
        sound_play(SOUND_REFUSE);
        shell_save = SHELL_NO_SAVE;
        return 0;
    }
    shell_game = n;
    memcpy(&shell_entry, &menu_list.games[n], sizeof shell_entry);
    start_text("");
    show_text(TEXT_ROW); /* FIRE has no effect now */
    say(TEXT_MENU_LOADING);
    probe_screen(PROBE_SCREEN_LOADING);
    return 1;
}

/* 1: the game of shell_save can be loaded. */
static uint8_t take_save(void)
{
    file = shell_entry.file;
    for (n = 0; n < menu_list.count; ++n) {
        if (is_file()) {
            show_bar();
            autosave_is_current = 0; /* until the save is loaded: it belonged to the game before */
            return take();
        }
    }
    shell_save = SHELL_NO_SAVE;
    return 0;
}

/* ---- guide and lessons ---- */

/* Loads a file into the memory after the menu. 1: done. */
static uint8_t load_after_menu(const char *part)
{
    say(status_reading_disk);
    message = machine_load_guide(part);
    if (message) {
        sound_play(SOUND_REFUSE);
        return 0;
    }
    return 1;
}

static void show_lessons(void)
{
    if (load_after_menu("LESSONS")) {
        lessons_run();
        show_menu();
    }
}

/* Shows the guide. Returns the event that ended it for the menu, or 0 for keys that only close the page. */
static uint8_t show_page(void)
{
    const char *at = machine_guide;
    uint8_t event;

    if (!load_after_menu("GUIDE")) {
        return 0;
    }
    screen_menu();
    screen_art();
    for (screen_row = FIRST_ROW; screen_row < TEXT_ROW; ++screen_row) {
        screen_text(at);
        at += strlen(at) + 1;
    }
    note(TEXT_MENU_BACK);
    event = input_wait();
    show_menu();
    if ((uint8_t)(event - EVENT_RETURN) <= EVENT_FIRE - EVENT_RETURN || event == '?') {
        return 0;
    }
    return event;
}

/* ---- input ---- */

/* 1: the event chooses a game that can be loaded; a letter names the game. */
static uint8_t is_choice(uint8_t event)
{
    uint8_t letter = event - 'a';

    if (letter < menu_list.count) {
        shell_game = letter;
    } else if ((uint8_t)(event - EVENT_RETURN) > EVENT_START - EVENT_RETURN) { /* FIRE is between RETURN and START */
        return 0;
    }
    show_chosen();
    autosave_is_current = waits();
    if (event != EVENT_START && autosave_is_current) {
        shell_save = entry;
    }
    return take();
}

/* Goes through the levels by time, then the two weak players, and round again. */
static void next_level(void)
{
    uint8_t level = shell_levels[shell_game];

    if (!level) {
        level = LEVEL_DEFAULT;
    }
    if (level < LEVEL_MOST || level == LEVEL_RANDOM) {
        ++level;
    } else {
        level = level == LEVEL_MOST && menu_list.games[shell_game].simple ? LEVEL_RANDOM : LEVEL_LEAST;
    }
    shell_levels[shell_game] = level;
}

/* Sets up the players of the chosen game. Its level is remembered; everything else starts with the defaults, with the
 * human on the side that can win. A save brings its own settings. */
static void set_players(void)
{
    shell_level = shell_levels[shell_game];
    if (!shell_level) {
        shell_level = LEVEL_DEFAULT;
    }
    view_flip = menu_list.games[shell_game].second;
    memset(record_computer, 1, sizeof record_computer);
    record_computer[view_flip] = 0;
    view_hide_pieces = 0;
    shell_blank = 0;
}

static void step(uint8_t event)
{
    switch (event) {
    case EVENT_UP:
        if (!shell_game) { /* wrap around */
            shell_game = menu_list.count;
        }
        --shell_game;
        break;
    case EVENT_DOWN:
        ++shell_game;
        if (shell_game == menu_list.count) {
            shell_game = 0;
        }
        break;
    case EVENT_SELECT:
        next_level();
        break;
    default:
        return;
    }
    sound_play(SOUND_STEP);
}

static void choose(void)
{
    uint8_t event;

    first = 0;
    show_menu();
    if (shell_save != SHELL_NO_SAVE && take_save()) {
        return;
    }
    probe_screen(PROBE_SCREEN_MENU);
    n = shell_game;
    show_bar();
    note(status_reading_disk); /* the list can be read meanwhile */
    under_rom_find();
    if (read_index()) {
        memset(saves.sides, 0, sizeof saves.sides);
    }
    show_items();
    if (message) {
        sound_play(SOUND_REFUSE);
    }
    do {
        show_chosen();
        event = input_wait_answer();
        message = 0;
        if (event == '?') {
            event = show_page();
        } else if (event == 'w') {
            show_lessons();
        }
        step(event);
    } while (!is_choice(event));
}

void menu_run(const char *why)
{
    message = why;
    /* A game that failed to load has no new level. */
    if (!why) {
        shell_levels[shell_game] = shell_level;
    }
    shell_next_sides = 0;
    choose();
    set_players();
}
