/* menu.c: the menu of games: chooses a game, continues an unfinished one, and leads to the guide (?) and the lessons
 * (W). main.c calls it. In the overlay MENU. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"
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
#define MARK 0      /* columns of a line: diamond of an unfinished game, */
#define LETTER 4    /* letter of the game, */
#define MORE 2      /* arrow if the list continues above or below */
#define ARROW_UP 0x5C /* screen codes of the ROM character set: */
#define ARROW_DOWN 0x5D
#define DIAMOND 0x60
#define STILL 12     /* frames without an event before files are read ahead */

static uint8_t n;     /* the current game */
static uint8_t first; /* first game shown: a disk may have more games than rows */
static uint8_t entry; /* entry of the save of its unfinished game, set by waits */

/* ---- facts about game n ---- */

static const char *file;

/* 1: the files of game n have the name `file`. */
static uint8_t is_file(void)
{
    if (memcmp(menu_list.games[n].game.file, file, SHELL_FILE)) {
        return 0;
    }
    return 1;
}

/* 1: there is an unfinished game of game n, in `entry`. */
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

/* Shows the line of game n. At the right it has the size of the board, or the move number of an unfinished game. */
static void show_item(void)
{
    static char row[MENU_RIGHT + 1];
    uint8_t from;
    uint8_t to = MENU_RIGHT;

    memcpy(row, menu_list.line[n], MENU_RIGHT + 1);
    row[LETTER] = (char)MENU_LETTER(n);
    line_start();
    if (waits()) {
        row[MARK] = DIAMOND;
        line_text(saves.sides[entry] > 2 ? TEXT_TURN_NUMBER : TEXT_MOVE_NUMBER);
        line_number(saves.turn[entry]);
    }
    for (from = (uint8_t)strlen(text_buffer); from;) {
        row[--to] = text_buffer[--from];
    }
    screen_row = (uint8_t)(n - first + FIRST_ROW);
    screen_text(row);
    screen_column = MORE; /* show_items may put an arrow there */
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
}

/* ---- the chosen game ---- */

/* Puts the bar over game n; scrolls the list first if the game is not visible. */
static void show_bar(void)
{
    uint8_t chosen = n;
    uint8_t from = first;

    if (chosen < from) {
        from = chosen;
    } else if ((uint8_t)(chosen - from) >= ROWS) {
        from = (uint8_t)(chosen - (ROWS - 1));
    }
    if (from != first) {
        first = from;
        show_items();
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

/* Puts the bar over shell_game, and says what FIRE does with this game. */
static void show_chosen(void)
{
    n = shell_game;
    show_bar();
    start_text(waits() ? TEXT_MENU_CONTINUE : TEXT_MENU_PLAY);
    show_text(TEXT_ROW);
    if (message) {
        say(message);
    } else {
        show_help();
    }
}

/* Takes game n: sets shell_game and shell_entry. Returns 1. */
static uint8_t take(void)
{
    shell_game = n;
    memcpy(&shell_entry, &menu_list.games[n], sizeof shell_entry);
    start_text("");
    show_text(TEXT_ROW); /* clears the text about FIRE, which has no effect now */
    say(TEXT_MENU_LOADING);
    probe_screen(PROBE_SCREEN_LOADING);
    return 1;
}

/* Takes the game of shell_save, which shell_entry.file names. Returns 0 if it is not in the list or needs more
 * memory. */
static uint8_t take_save(void)
{
    file = shell_entry.file;
    for (n = 0; n < menu_list.count; ++n) {
        if (is_file()) {
            show_bar();
            autosave_exists = 0; /* it was true for the previous game; loading the save sets it */
            return take();
        }
    }
    shell_save = SHELL_NO_SAVE;
    return 0;
}

/* ---- guide and lessons ---- */

/* Loads a file into the memory after the menu. Returns 1; or 0 after a disk error, which is then in `message`. */
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

/* Shows the guide until an event comes. Returns the event, which the menu then handles; or 0 for RETURN, FIRE and ?,
 * which only close the page. */
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

/* Handles an event that chooses a game: its letter; or RETURN, FIRE or START for the game under the bar. START begins a
 * new game instead of continuing an unfinished one. Returns 1 if the event did so. */
static uint8_t is_choice(uint8_t event)
{
    uint8_t letter = event - 'a';

    if (event > MENU_LESSONS_KEY) { /* which is no letter of a game */
        --letter;
    }
    if (letter < menu_list.count && event != MENU_LESSONS_KEY) {
        shell_game = letter;
    } else if ((uint8_t)(event - EVENT_RETURN) > EVENT_START - EVENT_RETURN) { /* FIRE is between RETURN and START */
        return 0;
    }
    show_chosen();
    autosave_exists = waits();
    if (event != EVENT_START && autosave_exists) {
        shell_save = entry;
    }
    return take();
}

/* Goes to the next level of the game under the bar: those by time, then the two weak players in games that have them,
 * then the first one again. */
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

/* Sets up the players of the chosen game. Its level is remembered from the last time; everything else starts with the
 * defaults. The human plays first, or second if only that side can win. Loading a save replaces these settings. */
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
    sound_play(SOUND_MENU);
}

/* Plays the tune, unless a key comes first. RESET does not start it again. */
static void play_tune(void)
{
    const char *why;

    shell_is_started = 1;
    disk_ahead = DISK_AHEAD;
    do {
        why = machine_load_guide("TUNE");
    } while (disk_ahead & DISK_BEGUN && !input_pending());
    disk_ahead = 0;
    if (!why) {
        sound_tune();
    }
}

static void choose(void)
{
    uint8_t event;

    first = 0;
    show_menu();
    under_rom_find();
    store_find(); /* before another game is loaded */
    if (shell_save != SHELL_NO_SAVE && take_save()) {
        return;
    }
    probe_screen(PROBE_SCREEN_MENU);
    n = shell_game;
    show_bar();
    note(status_reading_disk); /* the list can be read meanwhile */
    if (read_index()) {
        memset(saves.sides, 0, sizeof saves.sides);
    }
    show_items();
    if (message) {
        sound_play(SOUND_REFUSE);
    }
    do {
        show_chosen();
        if (!input_wait_frames(STILL)) {
            disk_ahead = DISK_AHEAD; /* a sector a call */
            do {
                store_load();
            } while (disk_ahead & DISK_BEGUN && !input_pending());
            disk_ahead = 0;
            while (store_fill() && !input_pending()) {
            }
            if (!shell_is_started && !sound_mute && !input_pending()) {
                play_tune();
            }
        }
        shell_is_started = 1;
        message = 0;
        event = input_wait_answer();
        if (event == '?') {
            event = show_page();
        } else if (event == MENU_LESSONS_KEY) {
            show_lessons();
        }
        step(event);
    } while (!is_choice(event));
    store_load(); /* if the player was faster */
}

void menu_run(const char *why)
{
    message = why;
    /* Remember the level of the game that was left. After a failed load none was left. */
    if (!why) {
        shell_levels[shell_game] = shell_level;
    }
    shell_next_sides = 0;
    choose();
    set_players();
}
