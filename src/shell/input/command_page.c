/* command_page.c: the page of all commands, opened with ESC, HELP or a long FIRE. In the overlay COMMANDS, in the part
 * that is unpacked first: the page is on the screen before the rest, command_menu.c, is there. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/record.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/input/command_menu.h"
#include "shell/input/command_page.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* The names of the items, two a row, SCREEN_ITEM_COLUMNS characters each */
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
    TEXT_NAME_MOTION TEXT_NAME_REMARKS
    TEXT_NAME_WORKSHOP TEXT_NAME_NUMBERS

    TEXT_NAME_SAVE TEXT_NAME_LOAD
    TEXT_NAME_OTHER_GAME TEXT_NAME_VARIANT;

static void find_missing(void)
{
    command_missing = 0;
    if (!game_info()->rules) {
        command_missing |= NEEDS_RULES;
    }
    command_watches = 0;
    if (!machine_openings_kind) {
        if (view_text(VIEW_TEXT_ROUNDS)) {
            command_watches = 1;
        } else {
            command_missing |= NEEDS_OPENINGS;
        }
    }
    if (!game_view()->numbers && !game_info()->puzzles) {
        command_missing |= NEEDS_NUMBERS;
    }
    if (game_info()->sides != 2) {
        command_missing |= NEEDS_TWO_SIDES;
    }
    if (game_info()->compare_depth == COMPARE_NEVER) {
        command_missing |= NEEDS_SEARCH;
    }
}

/* Writes the page, with spaces in place of commands that the game lacks. */
static void show_page(void)
{
    const char *name = names;
    uint8_t n;

    screen_commands();
    screen_title(TEXT_COMMANDS);
    for (n = 0; n < COMMAND_ITEMS; ++n) {
        screen_row = n;
        if (COMMAND_IS_LEFT_OUT(n) == 0) {
            if (command_watches && n == COMMAND_OPENINGS) {
                screen_item(TEXT_NAME_WATCH);
            } else if (n == COMMAND_PUZZLES && game_info()->puzzles) {
                screen_item(TEXT_NAME_PUZZLES);
            } else {
                screen_item(name);
            }
        }
        name += SCREEN_ITEM_COLUMNS;
    }
    screen_keys(input_by_stick ? TEXT_COMMANDS_STICK : TEXT_COMMANDS_KEYS);
}

/* The computer plays both sides from now on; a course that is over starts again. */
static void watch(void)
{
    shell_pending_event = 0;
    shell_queued_events = 0;
    if (RECORD_IS_OVER) {
        shell_next_sides = 3 | SHELL_NEXT;
        shell_pending_event = EVENT_START;
    } else {
        record_computer[0] = 1;
        record_computer[1] = 1;
    }
}

uint8_t command_page_run(void)
{
    find_missing();
    show_page();
    overlay_load_rest();
    shell_pending_event = command_menu_choose();
    if (command_watches && shell_pending_event == EVENT_CTRL('o')) {
        watch();
    }
    show_board();
    if (shell_pending_event) {
        /* In the computer's turn the status line is empty: without this text the loader would show only its dots. */
        status_say(status_reading_disk);
    }
    return COMMAND_NEW_TURN;
}
