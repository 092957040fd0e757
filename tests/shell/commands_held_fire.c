/* commands_held_fire.c: FIRE held down at a question or a choice; see commands.h. */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "commands.h"

#include <string.h>

#define HELD 100 /* frames: more than a second and a half */

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_LOAD), "'%s' is not shown", text);
}

static void hold(void)
{
    emu_hold_fire(1);
    emu_frames(HELD);
    emu_hold_fire(0);
    emu_frames(AFTER);
}

/* Starts hexapawn and plays two moves. */
static int begin(void)
{
    if (!commands_begin(0, 1)) {
        return 0;
    }
    commands_two_people();
    commands_play(2);
    return 1;
}

/* If FIRE is held down before the question comes, neither holding nor releasing it answers the question; the next press
 * does. */
static void held_before(int is_slow)
{
    commands_options.is_slow = is_slow;
    if (begin()) {
        emu_hold_console(CONSOLE_START);
        emu_frames(1);
        emu_hold_fire(1);
        emu_frames(2);
        emu_hold_console(0);
        check(!session_shows("New game?"), "the question comes too early for this test");
        wait_for("New game?");
        emu_frames(HELD);
        check(session_shows("New game?"), "FIRE held down before the question counts as an answer");
        emu_hold_fire(0);
        emu_frames(AFTER);
        check(session_shows("New game?") && probe_word(PROBE_PLY) == 2, "releasing FIRE counts as an answer");
        emu_stick(STICK_LEFT);
        emu_stick(STICK_LEFT);
        emu_fire();
        emu_frames(2 * AFTER);
        check(probe_word(PROBE_PLY) == 0, "the next FIRE is no answer");
    }
    commands_options.is_slow = 0;
}

/* FIRE pressed at a question or a choice means yes, however long it is held, and nothing more. */
static void held_at_question(void)
{
    if (!begin()) {
        return;
    }
    emu_console(CONSOLE_START);
    wait_for("New game?");
    hold();
    check(probe_word(PROBE_PLY) == 0 && session_shows("to move:"), "a long FIRE starts no new game");
    commands_played = 0;
    commands_play(1);
    emu_key(KEY_CTRL + emu_key_code('q'));
    wait_for("Resign?");
    emu_hold_fire(1);
    emu_frames(10);
    emu_frames(HELD);
    emu_hold_fire(0);
    emu_frames(AFTER);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER, "a long FIRE does not resign");
    for (int n = 0; n < 2; n++) { /* the second time it overwrites a save */
        emu_key(KEY_CTRL + emu_key_code('s'));
        wait_for("Save <");
        hold();
        if (n) {
            wait_for("Replace it?");
            emu_stick(STICK_LEFT);
            check(session_shows("< No >"), "the stick does not offer to say no");
            emu_stick(STICK_RIGHT);
            check(session_shows("< Yes >"), "the stick does not go back to yes");
            hold();
        }
        wait_for("Saved");
        emu_frames(2 * AFTER);
    }
    emu_key(KEY_ESC);
    wait_for("COMMANDS");
    emu_console(CONSOLE_SELECT);
    wait_for("< Level 1");
    hold();
    check(session_shows("COMMANDS") && !session_shows("<"), "a long FIRE does not accept the level");
    check(session_shows("L1"), "a long FIRE accepts another level");
}

/* The same when a game cannot be saved, and in the menu. */
static void held_when_not_saved(void)
{
    commands_options.is_protected = 1;
    if (begin()) {
        emu_key(KEY_CTRL + emu_key_code('x'));
        emu_frames(4);
        emu_hold_fire(1); /* while the drive retries */
        wait_for("Could not save. Leave anyway?");
        emu_frames(HELD);
        emu_hold_fire(0);
        emu_frames(AFTER);
        check(session_shows("Could not save. Leave anyway?"), "FIRE held down before the question gives up the game");
        hold();
        check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "a long FIRE does not leave");
        emu_frames(2 * AFTER);
        hold();
        check(session_waits("FIRE: back to the games", WAIT_LOAD), "a long FIRE in the menu shows no help page");
    }
    commands_options.is_protected = 0;
}

/* The computer plays both sides and moves before FIRE has been held long enough: the command menu still comes. */
static void held_between_moves(void)
{
    static const unsigned first_depth = 9;

    if (!commands_begin(host_game("reversi"), first_depth)) {
        return;
    }
    emu_console(CONSOLE_OPTION);
    emu_console(CONSOLE_OPTION);
    emu_frames(AFTER);
    for (int n = 0; n < 5; n++) {
        check(wait_turns(probe_word(PROBE_PLY), WAIT_MOVE), "the computer does not move");
        emu_frames((unsigned)(7 * n));
        hold();
        wait_for("COMMANDS");
        emu_key(KEY_ESC);
        emu_frames(2 * AFTER);
    }
}

void commands_fire(void)
{
    held_between_moves();
    held_before(0);
    held_before(1);
    held_at_question();
    held_when_not_saved();
}
