/* menu.c: the menu of games: chooses a game, continues an unfinished one, and leads to the lessons (the first row, key
 * 0) and the help page (? or a long FIRE). If there is no input for a while, the computer plays game after game against
 * itself (a demonstration). main.c calls it. In the overlay MENU.
 *
 * The rows of the list have places: 0 is the lessons, 1 the first game. */
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
#define READS_PLAYER /* for save_index.h */
#include "shell/saves/save_index.h"
#include "shell/lessons/lessons.h"
#include "shell/menu/cards.h"
#include "shell/menu/game_list.h"
#include "shell/menu/guide.h"
#include "shell/menu/menu.h"
#include "shell/screen/board.h"
#include "shell/workshop/settings.h"
#include "texts/shell.h"

#define ROWS (CARD_ROW - FIRST_ROW)
#define LESSONS_PLACE 0
#define MARK 0      /* columns of a line: diamond of an unfinished game, */
#define LETTER 4    /* letter of the game, */
#define MORE 2      /* arrow if the list continues above or below */
#define ARROW_UP 0xDC /* screen codes of the ROM character set, the arrows inverse: */
#define ARROW_DOWN 0xDD
#define DIAMOND 0x60
#define STILL 12     /* frames without an event before files are read ahead */
#define DEMO_SECONDS 90 /* without an event before the demonstration */
#define DEMO_LEVEL 3
#define NEWCOMER_LEVEL 2

static uint8_t n;     /* the current game */
static uint8_t first; /* place of the first row: a disk may have more games than rows */
static uint8_t bar;   /* place under the bar */
static uint8_t entry; /* entry of the save of its unfinished game, set by waits */

static uint8_t kernel_begun;  /* DISK_BEGUN: the second part of the kernel is being read ahead */
static uint8_t kernel_failed; /* 1: it could not be read ahead; a choice tries again */

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

/* Shows the row of `place` and sets n. At the right it has the size of the board, or the move number of an unfinished
 * game. */
static void show_item(uint8_t place)
{
    static const char lessons_row[] = TEXT_MENU_LESSONS;
    static char row[MENU_RIGHT + 1];
    uint8_t from;
    uint8_t to = MENU_RIGHT;

    screen_row = (uint8_t)(place - first + FIRST_ROW);
    if (place == LESSONS_PLACE) {
        memcpy(row, lessons_row, sizeof lessons_row);
        if (HIGH_BYTE(lessons_solved) & HIGH_BYTE(LESSONS_ALL)) {
            row[MARK] = DIAMOND;
        }
        screen_text(row);
        return;
    }
    n = (uint8_t)(place - 1);
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
    screen_text(row);
}

static void show_arrow(uint8_t code)
{
    screen_column = MORE;
    screen_put(code);
}

static void show_items(void)
{
    uint8_t place = first;

    do {
        show_item(place);
        if (first && place == first) {
            show_arrow(ARROW_UP);
        }
        ++place;
    } while (place <= menu_list.count && screen_row != CARD_ROW - 1);
    if (place <= menu_list.count) {
        show_arrow(ARROW_DOWN);
    }
}

static void show_menu(void)
{
    screen_menu();
    screen_card();
    screen_art();
    show_items();
}

/* ---- the chosen game ---- */

/* Puts the bar over its place; scrolls the list first if the place is not visible. Sets n. */
static void show_bar(void)
{
    uint8_t from = first;

    if (bar < from) {
        from = bar;
    } else if ((uint8_t)(bar - from) >= ROWS) {
        from = (uint8_t)(bar - (ROWS - 1));
    }
    if (from != first) {
        first = from;
        show_items();
    }
    screen_bar((uint8_t)(bar - from));
    n = (uint8_t)(bar - 1);
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

static const char *message; /* why the last attempt failed; 0: nothing to show */

/* ---- the level ---- */

/* Sets shell_level to the level of game n: the one played or chosen last, or a default, which is easy for a newcomer.
 * The level of an unfinished game is in its save: then shell_level is 0. */
static void find_level(void)
{
    shell_level = shell_levels[n];
    if (!shell_level && !waits()) {
        shell_level = LEVEL_DEFAULT;
        if (SHELL_IS_NEWCOMER) {
            shell_level = menu_list.games[n].simple & GAME_BEGINNER ? LEVEL_WIN_OR_BLOCK : NEWCOMER_LEVEL;
        }
    }
}

/* ---- the second part of the kernel ---- */

/* Reads the second part of the kernel, if it is not there: until an event comes, or all of it. */
static void load_kernel(uint8_t all)
{
    disk_ahead = kernel_begun | DISK_AHEAD; /* a sector a call */
    do {
        message = machine_load_kernel();
    } while (disk_ahead & DISK_BEGUN && (all || !input_pending()));
    kernel_begun = disk_ahead & DISK_BEGUN;
    disk_ahead = 0;
    if (kernel_begun) {
        message = 0; /* not an error */
    }
    kernel_failed = 0;
    if (message) {
        kernel_failed = 1;
    }
}

/* A game has been chosen, or the guide. Returns 1 if the kernel is complete; or 0 after a disk error, which is then in
 * `message`. */
static uint8_t is_kernel_there(void)
{
    load_kernel(1);
    if (message) {
        shell_save = SHELL_NO_SAVE;
        sound_play(SOUND_REFUSE);
        probe_screen(PROBE_SCREEN_MENU);
        return 0;
    }
    return 1;
}

/* ---- the rows below the list ---- */

static uint8_t has_guide; /* 1: the overlay GUIDE is in memory */
static uint8_t has_results; /* 1: and it has read the results */
static uint8_t cards;       /* 1: the overlay CARDS is in memory, too; CARDS_FAILED: it cannot be read */
#define CARDS_FAILED 2
static uint16_t results; /* sector of the results on the disk; 0: none */

/* Loads the overlay GUIDE, if it is not in memory. Returns 1; or 0 after a disk error, which is then in `message`. */
static uint8_t load_guide(void)
{
    if (!has_guide) {
        if (!is_kernel_there()) { /* it needs the whole kernel */
            return 0;
        }
        note(status_reading_disk);
        message = machine_load_lesson("GUIDE");
        if (message) {
            sound_play(SOUND_REFUSE);
            return 0;
        }
        has_guide = 1;
        guide_read_results(results);
        has_results = 1;
    }
    return 1;
}

/* Puts the bar over its place, and writes the rows below the list. */
static void show_chosen(void)
{
    uint8_t what = GUIDE_LESSONS;

    show_bar();
    if (has_guide) {
        shell_level = 0;
        if (bar) {
            find_level();
            what = (uint8_t)(GUIDE_PLAY + waits());
        }
        guide_rows(bar, what);
    } else {
        note(input_by_stick ? TEXT_MENU_PLAY_STICK : TEXT_MENU_PLAY_KEYS);
    }
    if (cards == 1) {
        cards_show(bar);
    }
    if (message) {
        note(message);
    }
}

/* Removes the card: what is read now overwrites its drawings. */
static void hide_card(void)
{
    cards = 0;
    screen_row = CARD_ROW;
    screen_column = 0;
    screen_width = SCREEN_COLUMNS;
    screen_height = SCREEN_CARD_ROWS;
    screen_fill(0);
    screen_card_off();
}

/* Takes game n: sets shell_entry. Returns 1. */
static uint8_t load(void)
{
    memcpy(&shell_entry, &menu_list.games[n], sizeof shell_entry);
    hide_card();
    start_text("");
    show_text(TEXT_ROW); /* clears the text about FIRE, which has no effect now */
    note(TEXT_MENU_LOADING);
    probe_screen(PROBE_SCREEN_LOADING);
    return 1;
}

/* The same for a player: sets shell_game, too. */
static uint8_t take(void)
{
    if (SHELL_HAS_ENDED) {
        shell_bubble = BUBBLE_LAST;
    }
    shell_game = n;
    shell_player = (uint8_t)((shell_player & ~SHELL_LAST_GAME) | bar);
    return load();
}

/* Takes game n, or the first one after the last, for the demonstration. */
static void take_demo(void)
{
    if (n >= menu_list.count) {
        n = 0;
    }
    bar = (uint8_t)(n + 1);
    show_bar();
    input_demo = bar;
    autosave_exists = 0;
    load();
}

/* Takes the game of shell_save, which shell_entry.file names. Returns 0 if it is not in the list or needs more
 * memory. */
static uint8_t take_save(void)
{
    file = shell_entry.file;
    for (n = 0; n < menu_list.count; ++n) {
        if (is_file()) {
            bar = (uint8_t)(n + 1);
            show_bar();
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

    kernel_begun = 0; /* another file is read */
    hide_card();
    note(status_reading_disk);
    message = machine_load_guide("LESSONS");
    if (message) {
        sound_play(SOUND_REFUSE);
    } else {
        has_guide = 0; /* the texts of the lessons replace it */
        game = lessons_run();
        show_menu();
    }
    if (!game) {
        return 0;
    }
    bar = game;
    return EVENT_START;
}

/* Shows the guide until an event comes. Returns the event, which the menu then handles; or 0 for RETURN, FIRE and ?,
 * which only close the page. */
static uint8_t show_page(void)
{
    uint8_t event;

    if (!load_guide()) {
        return 0;
    }
    guide_page();
    event = input_wait();
    show_menu();
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
        bar = (uint8_t)(letter + 1);
    } else if ((uint8_t)(event - EVENT_RETURN) > EVENT_START - EVENT_RETURN) { /* FIRE is between RETURN and START */
        return 0;
    } else if (!bar) {
        event = show_lessons();
        if (!event) {
            return 0;
        }
    }
    show_chosen();
    autosave_exists = waits();
    if (event != EVENT_START && autosave_exists) {
        shell_save = entry;
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
        find_level();
        if (!shell_level) {
            shell_level = LEVEL_DEFAULT;
        }
        view_flip = menu_list.games[n].second;
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
        bar = show_next(bar, (uint8_t)(menu_list.count + 1));
        break;
    case EVENT_LEFT:
    case EVENT_RIGHT:
    case EVENT_SELECT:
        if (bar && load_guide()) {
            find_level();
            guide_change_level(menu_list.games[n].simple & GAME_OTHERS);
            shell_levels[n] = shell_level;
        }
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

/* Reads files until there is input: the second part of the kernel, at once; then the overlays GUIDE and CARDS,
 * and what the overlay store keeps. Plays the tune once, when everything is there. */
static void read_ahead(void)
{
    if ((machine_has_kernel || kernel_failed) && input_wait_frames(STILL)) {
        return;
    }
    if (!machine_has_kernel && !kernel_failed) { /* otherwise a message about a game that was chosen stays */
        load_kernel(0);
    }
    if (!machine_has_kernel) { /* the other files may copy from it when they are unpacked */
        return;
    }
    disk_ahead = DISK_AHEAD; /* a sector a call */
    if (!has_guide) {
        do {
            machine_load_lesson("GUIDE");
        } while (disk_ahead & DISK_BEGUN && !input_pending());
        if (!(disk_ahead & DISK_BEGUN) && !disk_error) {
            has_guide = 1;
            guide_read_results(0); /* none yet: a key need not wait for another sector */
            has_results = 0;
            show_chosen();
        }
        disk_ahead = DISK_AHEAD;
    }
    if (has_guide && !has_results && !input_pending()) {
        guide_read_results(results);
        has_results = 1;
        show_chosen();
    }
    if (has_guide && !cards && !input_pending()) {
        do {
            machine_load_cards();
        } while (disk_ahead & DISK_BEGUN && !input_pending());
        if (!(disk_ahead & DISK_BEGUN)) {
            cards = CARDS_FAILED;
            if (!disk_error) {
                cards = 1;
                screen_card_begin();
                show_chosen();
            }
        }
        disk_ahead = DISK_AHEAD;
    }
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
    bar = shell_player & SHELL_LAST_GAME;
    if (!bar || bar > menu_list.count) {
        bar = 1;
        for (n = 0; n < menu_list.count; ++n) {
            if (menu_list.games[n].is_first) {
                bar = (uint8_t)(n + 1);
            }
        }
    }
}

static void choose(void)
{
    uint8_t event;

    first = 0; /* nothing clears the variables of an overlay */
    has_guide = 0;
    cards = 0;
    results = 0;
    kernel_begun = 0;
    kernel_failed = 0;
    show_menu();
    if (shell_is_started) { /* FIRE pressed while a game was saved is not for the menu */
        input_clear();
    }
    under_rom_find();
    store_find(); /* before another game is loaded */
    if (shell_save != SHELL_NO_SAVE && take_save()) {
        return;
    }
    if (input_demo) { /* the next game */
        n = input_demo;
        take_demo();
        return;
    }
    probe_screen(PROBE_SCREEN_MENU);
    note(status_reading_disk); /* the list can be read meanwhile */
    if (read_index()) {
        memset(&saves, 0, sizeof saves);
    }
    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (OWNER == SAVE_RESULTS) {
            results = disk_first + number;
        }
    }
    place_bar();
    show_items();
    if (message) {
        sound_play(SOUND_REFUSE);
    }
    do {
        show_chosen();
        read_ahead();
        shell_is_started = 1;
        message = 0;
        event = MENU_LESSONS_KEY;
        if (!lesson_example) { /* else back to the lesson that the player has come from */
            event = wait_for_event();
        }
        if (!event) {
            if (is_kernel_there() && disk_find("TUNE", DISK_DATA_FILE) != DISK_SMALL) { /* 64K: no menu later */
                n = (uint8_t)(bar - 1); /* of the row of the lessons: the first game */
                take_demo();
                return;
            }
        } else if (event == '?' || event == EVENT_FIRE_LONG) {
            event = show_page();
        } else if (event == MENU_LESSONS_KEY) {
            event = show_lessons();
        }
        step(event);
    } while (!is_choice(event) || !is_kernel_there());
    store_load(); /* if the player was faster */
}

void menu_run(const char *why)
{
    message = why;
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
