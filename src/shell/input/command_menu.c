/* command_menu.c: the items of the page of all commands: what they do, and choosing one. In the overlay COMMANDS, in
 * the part that is unpacked after command_page.c has drawn the page.
 *
 * The stick or the arrows move the bar, FIRE takes the command under it. A letter, with or without CTRL, takes its
 * command at once. Commands that the game does not have are left out. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("COMMANDS_LATE")
#pragma rodata-name ("COMMANDS_LATE")
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

#define ITEMS COMMAND_ITEMS

/* The event of each item, two items a row; those that a game may lack are at the right. The groups are those of
 * asm/plat/atari/command_menu.s. */
static const uint8_t events[ITEMS] = {
    EVENT_CTRL('h'), EVENT_CTRL('u'),
    EVENT_CTRL('n'), EVENT_CTRL('r'),
    EVENT_CTRL('w'), EVENT_CTRL('g'),

    EVENT_START, '?',
    EVENT_SELECT, EVENT_CTRL('o'),
    EVENT_OPTION, EVENT_CTRL('e'),
    EVENT_CTRL('d'), EVENT_CTRL('q'),

    EVENT_CTRL('f'), EVENT_CTRL('m'),
    EVENT_CTRL('p'), EVENT_CTRL('b'),
    EVENT_CTRL('a'), EVENT_CTRL('c'),
    EVENT_CTRL('t'), EVENT_CTRL('k'),

    EVENT_CTRL('s'), EVENT_CTRL('l'),
    EVENT_CTRL('x'), EVENT_CTRL('v'),
};
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
    TEXT_DOES_MOTION "\0" TEXT_DOES_ON_OFF "\0"
    TEXT_DOES_WORKSHOP "\0" TEXT_DOES_ON_OFF "\0"

    TEXT_DOES_SAVE "\0" TEXT_DOES_LOAD "\0"
    TEXT_DOES_OTHER_GAME "\0" TEXT_DOES_VARIANT;

/* ---- which items there are ---- */

#pragma rodata-name (push, "COMMANDS_DATA") /* the page needs it before the rest */
const uint8_t command_needs[ITEMS] = {
    0, 0,
    0, 0,
    NEEDS_SEARCH, 0,

    0, 0,
    0, NEEDS_OPENINGS,
    0, 0,
    NEEDS_TWO_SIDES, NEEDS_TWO_SIDES,

    0, 0,
    0, 0,
    0, NEEDS_TWO_SIDES,
    NEEDS_SEARCH, NEEDS_NUMBERS,

    0, 0,
    0, NEEDS_RULES,
};
#pragma rodata-name (pop)

uint8_t command_missing;
uint8_t command_watches;

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
    case EVENT_CTRL('a'):
        is_on = motion_off ^ 1;
        break;
    case EVENT_CTRL('c'):
        is_on = shell_player & SHELL_NO_REMARKS ? 0 : 1;
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

/* Returns the event of item n. */
static uint8_t event_of(uint8_t n)
{
    return n == COMMAND_PUZZLES && game_info()->puzzles ? EVENT_CTRL('z') : events[n];
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
    if (write_state(event_of(n))) {
        show_line();
    } else {
        if (command_watches && n == COMMAND_OPENINGS) {
            what = TEXT_DOES_WATCH;
        }
        if (n == COMMAND_PUZZLES) {
            what = TEXT_DOES_PUZZLES;
        }
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
        line_begin("< ");
        write_level();
        line_text(" >");
        show_line();
        entry_event = input_wait_answer();
        sound_play(SOUND_MENU);
        switch (entry_event) {
        case EVENT_ESC:
            shell_level = was; /* fall through */
        case EVENT_FIRE:
        case EVENT_RETURN:
            return;
        default:
            if (entry_event == EVENT_SELECT || EVENT_KIND(entry_event) == EVENT_UP) {
                if (entry_event < EVENT_LEFT) {
                    entry_event ^= EVENT_UP ^ EVENT_DOWN; /* up is more here, not back as in a list */
                }
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
        if (event_of(n) == event) {
            return COMMAND_IS_LEFT_OUT(n) ? ITEMS : n;
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
        return COMMAND_IS_LEFT_OUT(next) ? n : next;
    }
    do {
        next += event == EVENT_DOWN ? 2 : ITEMS - 2;
        if (next >= ITEMS) {
            next -= ITEMS;
        }
    } while (COMMAND_IS_LEFT_OUT(next));
    return next;
}

uint8_t command_menu_choose(void)
{
    uint8_t chosen = 0;
    uint8_t taken;

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
                sound_play(SOUND_MENU);
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
        event = event_of(taken);
        if (event != EVENT_SELECT) {
            return event;
        }
        show_item(chosen);
        choose_level();
    }
}
