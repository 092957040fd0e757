/* menu.c: the menu of games: chooses a game, continues an unfinished one, and leads to the lessons (the first row, key
 * 0) and the help page (? or a long FIRE). If there is no input for a while, the computer plays game after game against
 * itself (a demonstration). main.c calls it. In the overlay MENU. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/probe.h"
#include "shell/input/bubbles.h"
#include "shell/input/entry.h"
#include "shell/lessons/lessons.h"
#include "shell/menu/game_list.h"
#include "shell/menu/guide.h"
#include "shell/menu/menu.h"
#include "shell/menu/menu_files.h"
#include "shell/menu/menu_rows.h"
#include "shell/screen/board.h"
#include "shell/workshop/settings.h"
#include "texts/shell.h"

#define DEMO_SECONDS 90 /* without an event before the demonstration */
#define DEMO_LEVEL 3

/* Takes the current game: sets shell_entry. Returns 1. */
static uint8_t load(void)
{
    memcpy(&shell_entry, &menu_list.games[menu_game], sizeof shell_entry);
    menu_hide_card();
    menu_start_text("");
    menu_show_text(TEXT_ROW); /* clears the text about FIRE, which has no effect now */
    menu_note(TEXT_MENU_LOADING);
    probe_screen(PROBE_SCREEN_LOADING);
    return 1;
}

/* The same for a player: sets shell_game, too. */
static uint8_t take(void)
{
    if (SHELL_HAS_ENDED) {
        shell_bubble = BUBBLE_LAST;
    }
    shell_game = menu_game;
    shell_player = (uint8_t)((shell_player & ~SHELL_LAST_GAME) | menu_bar);
    return load();
}

/* Takes the current game, or the first one after the last, for the demonstration. */
static void take_demo(void)
{
    if (menu_game >= menu_list.count) {
        menu_game = 0;
    }
    menu_bar = (uint8_t)(menu_game + 1);
    menu_show_bar();
    input_demo = menu_bar;
    autosave_exists = 0;
    load();
}

/* Takes the game of shell_save, which shell_entry.file names. Returns 0 if it is not in the list or needs more
 * memory. */
static uint8_t take_save(void)
{
    for (menu_game = 0; menu_game < menu_list.count; ++menu_game) {
        if (!memcmp(menu_list.games[menu_game].game.file, shell_entry.file, SHELL_FILE)) {
            menu_bar = (uint8_t)(menu_game + 1);
            menu_show_bar();
            autosave_exists = AUTOSAVE_RESULT; /* it was true for the previous game; loading the save sets it */
            return take();
        }
    }
    shell_save = SHELL_NO_SAVE;
    return 0;
}

/* ---- guide and lessons ---- */

/* Returns EVENT_START, with the bar on a game, if a lesson shows an example in it; else 0. */
static uint8_t show_lessons(void)
{
    uint8_t game = 0;

    menu_files_interrupt();
    menu_hide_card();
    menu_note(status_reading_disk);
    menu_message = machine_load_lessons();
    if (menu_message) {
        sound_play(SOUND_REFUSE);
    } else {
        menu_has_guide = 0; /* the texts of the lessons replace it */
        game = lessons_run();
        menu_show();
    }
    if (!game) {
        return 0;
    }
    menu_bar = game;
    return EVENT_START;
}

/* Shows the guide until an event comes. Returns the event, which the menu then handles; or 0 for RETURN, FIRE and ?,
 * which only close the page. */
static uint8_t show_page(void)
{
    uint8_t event;

    if (!menu_load_guide()) {
        return 0;
    }
    guide_page();
    event = input_wait();
    menu_show();
    if ((uint8_t)(event - EVENT_RETURN) <= EVENT_FIRE_LONG - EVENT_RETURN || event == '?') {
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

    if (letter < menu_list.count) {
        menu_bar = (uint8_t)(letter + 1);
    } else if ((uint8_t)(event - EVENT_RETURN) > EVENT_START - EVENT_RETURN) { /* FIRE is between RETURN and START */
        return 0;
    } else if (!menu_bar) {
        event = show_lessons();
        if (!event) {
            return 0;
        }
    }
    menu_show_chosen();
    autosave_exists = menu_waits();
    if (event != EVENT_START && autosave_exists) {
        shell_save = menu_entry;
    }
    if (!autosave_exists) {
        autosave_exists = AUTOSAVE_RESULT;
    }
    return take();
}

/* Sets up the players of the chosen game. Its level is remembered from the last time; everything else starts with the
 * defaults. The human plays first, or second if only that side can win. Loading a save replaces these settings. */
static void set_players(void)
{
    memset(record_computer, 1, sizeof record_computer);
    if (input_demo) {
        shell_level = DEMO_LEVEL;
        view_flip = 0;
    } else {
        menu_find_level();
        if (!shell_level) {
            shell_level = LEVEL_DEFAULT;
        }
        view_flip = menu_list.games[menu_game].second;
        record_computer[view_flip] = 0;
    }
    if (lesson_example && !(lesson_example & LESSON_OPENED)) {
        memset(record_computer, 0, sizeof record_computer); /* the board waits for the player */
        view_flip = 0;
    } else {
        workshop_depth = 0; /* the depth of one game is not for another: the workshop begins with its own settings */
    }
    view_hide_pieces = 0;
    shell_blank = 0;
}

static void step(uint8_t event)
{
    entry_event = event;
    switch (event) {
    case EVENT_UP:
    case EVENT_DOWN:
        menu_bar = show_next(menu_bar, (uint8_t)(menu_list.count + 1));
        break;
    case EVENT_LEFT:
    case EVENT_RIGHT:
    case EVENT_SELECT:
        if (menu_bar && menu_load_guide()) {
            menu_find_level();
            guide_change_level(menu_list.games[menu_game].simple & GAME_OTHERS);
            shell_levels[menu_game] = shell_level;
        }
        break;
    default:
        return;
    }
    sound_play(SOUND_MENU);
}

/* Waits for an event. Returns it, or 0 after DEMO_SECONDS without one. */
static uint8_t wait_for_event(void)
{
    uint8_t left = DEMO_SECONDS;

    while (!input_wait_frames(machine_frames_a_second())) {
        if (!--left) {
            return 0;
        }
    }
    return input_wait();
}

/* Puts the bar on the game played last. On a new disk that is the game for newcomers, if the disk has it. */
static void place_bar(void)
{
    menu_bar = shell_player & SHELL_LAST_GAME;
    if (!menu_bar || menu_bar > menu_list.count) {
        menu_bar = 1;
        for (menu_game = 0; menu_game < menu_list.count; ++menu_game) {
            if (menu_list.games[menu_game].is_first) {
                menu_bar = (uint8_t)(menu_game + 1);
            }
        }
    }
}

static void choose(void)
{
    uint8_t event;

    menu_first = 0; /* nothing clears the variables of an overlay */
    menu_files_begin();
    menu_show();
    if (shell_is_started) { /* FIRE pressed while a game was saved is not for the menu */
        input_clear();
    }
    under_rom_find();
    store_find(); /* before another game is loaded */
    if (shell_save != SHELL_NO_SAVE && take_save()) {
        return;
    }
    if (input_demo) { /* the next game */
        menu_game = input_demo;
        take_demo();
        return;
    }
    probe_screen(PROBE_SCREEN_MENU);
    menu_note(status_reading_disk); /* the list can be read meanwhile */
    menu_read_saves();
    place_bar();
    menu_show_items();
    if (menu_message) {
        sound_play(SOUND_REFUSE);
    }
    do {
        menu_show_chosen();
        menu_read_ahead();
        shell_is_started = 1;
        menu_message = 0;
        event = MENU_LESSONS_KEY;
        if (!lesson_example) { /* else back to the lesson that the player has come from */
            event = wait_for_event();
        }
        if (!event) {
            if (menu_is_kernel_there() && disk_find("TUNE", DISK_DATA_FILE) != DISK_SMALL) { /* 64K: no menu later */
                menu_game = (uint8_t)(menu_bar - 1); /* of the row of the lessons: the first game */
                take_demo();
                return;
            }
        } else if (event == '?' || event == EVENT_FIRE_LONG) {
            event = show_page();
        } else if (event == MENU_LESSONS_KEY) {
            event = show_lessons();
        }
        step(event);
    } while (!is_choice(event) || !menu_is_kernel_there());
    store_load(); /* if the player was faster */
}

void menu_run(const char *why)
{
    menu_message = why;
    if (input_demo) {
        if (why || input_demo == INPUT_DEMO_ENDS) { /* the event that ended it is no command */
            input_clear();
            input_demo = 0;
        }
    } else if (!why) { /* remember the level of the game that was left; after a failed load none was left */
        shell_levels[shell_game] = shell_level;
    }
    shell_next_sides = 0;
    choose();
    set_players();
}
