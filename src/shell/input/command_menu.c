/* command_menu.c: the page of all commands, opened with ESC, HELP or a long FIRE. In the overlay COMMANDS.
 *
 * The stick or the arrows move the bar, FIRE takes the command under it. A letter, with or without CTRL, takes its
 * command at once. Commands that the game does not have are left out. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/input/command_menu.h"
#include "shell/control/level_text.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* The event of each item, two items a row. The groups are those of asm/plat/atari/command_menu.s. */
static const uint8_t events[] = {
    EVENT_CTRL('h'), EVENT_CTRL('u'),
    EVENT_CTRL('n'), EVENT_CTRL('r'),
    EVENT_CTRL('w'), EVENT_CTRL('g'),

    EVENT_START, '?',
    EVENT_SELECT, EVENT_CTRL('o'),
    EVENT_OPTION, EVENT_CTRL('e'),
    EVENT_CTRL('d'), EVENT_CTRL('q'),

    EVENT_CTRL('f'), EVENT_CTRL('m'),
    EVENT_CTRL('p'), EVENT_CTRL('b'),
    EVENT_CTRL('k'), EVENT_CTRL('t'),

    EVENT_CTRL('s'), EVENT_CTRL('l'),
    EVENT_CTRL('v'), EVENT_CTRL('x'),
};
#define ITEMS (sizeof events)

/* SCREEN_ITEM_COLUMNS characters each */
static const char names[] =
    TEXT_NAME_HINT TEXT_NAME_UNDO
    TEXT_NAME_NEXT_BEST TEXT_NAME_REDO
    TEXT_NAME_FIND_WIN TEXT_NAME_MOVES

    TEXT_NAME_NEW_GAME TEXT_NAME_RULES
    TEXT_NAME_LEVEL TEXT_NAME_OPENINGS
    TEXT_NAME_SIDES TEXT_NAME_SET_UP
    TEXT_NAME_DRAW TEXT_NAME_RESIGN

    TEXT_NAME_FLIP TEXT_NAME_SOUND
    TEXT_NAME_BLIND TEXT_NAME_BLANK
    TEXT_NAME_NUMBERS TEXT_NAME_WORKSHOP

    TEXT_NAME_SAVE TEXT_NAME_LOAD
    TEXT_NAME_VARIANT TEXT_NAME_OTHER_GAME;

/* What each item does, for a line below the page: texts in the order of the items, each with a terminating 0. */
static const char does[] =
    TEXT_DOES_HINT "\0" TEXT_DOES_UNDO "\0"
    TEXT_DOES_NEXT_BEST "\0" TEXT_DOES_REDO "\0"
    TEXT_DOES_FIND_WIN "\0" TEXT_DOES_MOVES "\0"

    TEXT_DOES_NEW_GAME "\0" TEXT_DOES_RULES "\0"
    TEXT_DOES_LEVEL "\0" TEXT_DOES_OPENINGS "\0"
    TEXT_DOES_SIDES "\0" TEXT_DOES_SET_UP "\0"
    TEXT_DOES_DRAW "\0" TEXT_DOES_RESIGN "\0"

    TEXT_DOES_FLIP "\0" TEXT_DOES_ON_OFF "\0"
    TEXT_DOES_BLIND "\0" TEXT_DOES_BLANK "\0"
    TEXT_DOES_ON_OFF "\0" TEXT_DOES_WORKSHOP "\0"

    TEXT_DOES_SAVE "\0" TEXT_DOES_LOAD "\0"
    TEXT_DOES_VARIANT "\0" TEXT_DOES_OTHER_GAME;

/* ---- which items there are ---- */

/* What the game must have for an item */
#define RULES 1
#define OPENINGS 2
#define NUMBERS 4
#define TWO_SIDES 8

static const uint8_t needs[] = {
    0, 0,
    0, 0,
    TWO_SIDES, 0,

    0, 0,
    0, OPENINGS,
    0, 0,
    TWO_SIDES, TWO_SIDES,

    0, 0,
    0, 0,
    NUMBERS, TWO_SIDES,

    0, 0,
    RULES, 0,
};

static uint8_t missing; /* what the current game does not have of these */

static void find_missing(void)
{
    missing = 0;
    if (!game_info()->rules) {
        missing = RULES;
    }
    if (!machine_openings_kind) {
        missing |= OPENINGS;
    }
    if (!game_view()->numbers) {
        missing |= NUMBERS;
    }
    if (game_info()->sides != 2) {
        missing |= TWO_SIDES;
    }
}

#define IS_LEFT_OUT(n) (needs[n] & missing)

/* ---- the page ---- */

/* Writes the page, with spaces in place of commands that the game lacks. */
static void show_page(void)
{
    const char *name = names;
    uint8_t n;

    screen_commands();
    screen_title(TEXT_COMMANDS);
    for (n = 0; n < ITEMS; ++n) {
        screen_row = n;
        if (IS_LEFT_OUT(n) == 0) {
            screen_item(name);
        }
        name += SCREEN_ITEM_COLUMNS;
    }
    screen_keys(TEXT_COMMANDS_KEYS);
}

/* ---- the current setting of an item ---- */

static void write_sides(void)
{
    uint8_t who = 0;

    for (;;) {
        line_text(show_side_name(who));
        line_text(record_computer[who] ? TEXT_STATE_COMPUTER : TEXT_STATE_PERSON);
        ++who;
        if (game_info()->sides == who) {
            return;
        }
        line_text("  ");
    }
}

/* Writes the current value of the setting that the command `of` changes. Returns 0 if it changes no setting. */
static uint8_t write_state(uint8_t of)
{
    uint8_t is_on;

    line_start();
    switch (of) {
    case EVENT_SELECT:
        write_level();
        return 1;
    case EVENT_OPTION:
        write_sides();
        return 1;
    case EVENT_CTRL('f'):
        line_text(TEXT_STATE_BOTTOM);
        line_text(show_side_name(view_flip));
        return 1;
    case EVENT_CTRL('v'):
        line_text(game_info()->rules[rules]);
        return 1;
    case EVENT_CTRL('m'):
        is_on = sound_mute ^ 1;
        break;
    case EVENT_CTRL('k'):
        is_on = view_without_names ^ 1;
        break;
    case EVENT_CTRL('p'):
        is_on = view_hide_pieces;
        break;
    case EVENT_CTRL('b'):
        is_on = shell_blank;
        break;
    default:
        return 0;
    }
    line_text(is_on ? TEXT_STATE_ON : TEXT_STATE_OFF);
    return 1;
}

static void show_item(uint8_t n)
{
    const char *what = does;
    uint8_t before;

    for (before = n; before; --before) {
        what += strlen(what) + 1;
    }
    screen_half_bar(n);
    show_level();
    if (write_state(events[n])) {
        show_line();
    } else {
        status_say(what);
        what = "";
    }
    screen_thinking(what);
}

/* ---- choosing ---- */

/* Lets the stick change the level: "< Level 5: about 7 seconds >". ESC restores the old one. */
static void choose_level(void)
{
    uint8_t was = shell_level;

    screen_thinking(TEXT_LEVEL_KEYS);
    for (;;) {
        show_level();
        line_start();
        line_text("< ");
        write_level();
        line_text(" >");
        show_line();
        entry_event = input_wait_answer();
        sound_play(SOUND_STEP);
        switch (entry_event) {
        case EVENT_ESC:
            shell_level = was; /* fall through */
        case EVENT_FIRE:
        case EVENT_RETURN:
            return;
        default:
            if (entry_event == EVENT_SELECT || EVENT_KIND(entry_event) == EVENT_UP) {
                next_level();
            }
        }
    }
}

static uint8_t event; /* the last input */

/* Returns the item whose key is in `event`, or ITEMS if there is none. A letter counts with or without CTRL. */
static uint8_t find(void)
{
    uint8_t n;

    event = (uint8_t)text_lower((char)event);
    if (event >= 'a' && event <= 'z') {
        event = EVENT_CTRL(event);
    }
    for (n = 0; n < ITEMS; ++n) {
        if (events[n] == event) {
            return IS_LEFT_OUT(n) ? ITEMS : n;
        }
    }
    return n;
}

/* Returns the item to which the arrow in `event` leads from item n. Up and down move within a column, skip gaps and
 * wrap around; left and right change the column. */
static uint8_t step(uint8_t n)
{
    uint8_t next = n;

    if (event >= EVENT_LEFT) {
        next ^= 1;
        return IS_LEFT_OUT(next) ? n : next;
    }
    do {
        next += event == EVENT_DOWN ? 2 : ITEMS - 2;
        if (next >= ITEMS) {
            next -= ITEMS;
        }
    } while (IS_LEFT_OUT(next));
    return next;
}

/* Returns the event of the chosen command, or 0. */
static uint8_t choose(void)
{
    uint8_t chosen = 0;
    uint8_t taken;

    find_missing();
    show_page();
    for (;;) {
        show_item(chosen);
        event = input_wait();
        switch (event) {
        case EVENT_ESC:
        case EVENT_HELP:
        case EVENT_FIRE_LONG:
            return 0;
        case EVENT_FIRE:
        case EVENT_RETURN:
            taken = chosen;
            break;
        default:
            if (EVENT_KIND(event) == EVENT_UP) {
                sound_play(SOUND_STEP);
                chosen = step(chosen);
                continue;
            }
            taken = find();
            break;
        }
        if (taken == ITEMS) {
            sound_play(SOUND_REFUSE);
            continue;
        }
        chosen = taken;
        event = events[taken];
        if (event != EVENT_SELECT) {
            return event;
        }
        show_item(chosen);
        choose_level();
    }
}

uint8_t command_menu_run(void)
{
    shell_pending_event = choose();
    show_board();
    if (shell_pending_event) {
        /* In the computer's turn the status line is empty: without this text the loader would show only its dots. */
        status_say(status_reading_disk);
    }
    return COMMAND_NEW_TURN;
}
