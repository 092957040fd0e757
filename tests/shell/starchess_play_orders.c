/* starchess_play_orders.c: orders given by accident or cancelled; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "kernel.inc"
#include "screen.h"

#define TRIES 12 /* presses of an impatient player */

/* ---- by accident ---- */

static void in_haste(const char *where)
{
    for (unsigned n = 0; n < TRIES; n++) {
        if (starchess_input == BY_STICK) {
            emu_fire();
        } else {
            emu_key(KEY_RETURN);
        }
    }
    emu_hold_fire(1);
    emu_frames(80);
    emu_hold_fire(0);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(probe_byte(PROBE_SIDE) == 0, "%s: the turn was ended by accident, %s", starchess_place, where);
}

/* An impatient player does not end the turn by accident: on an empty sector, on one with ships, on a colony. The cursor
 * starts on B2 and stays where an order was given. */
void starchess_no_accident(void)
{
    starchess_set_up("t2:200+2x30,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x60,b1:150+1x8,b,t4:20 "
        "9000/9000,400/200,400/200,400/200 1 9");
    in_haste("where nothing is");
    emu_stick(STICK_DOWN);
    in_haste("over ships");
    starchess_set_up("t2:200+2x30,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000,b1:150,b+1x45m45,t4:20 "
        "9000/9000,400/200,400/200,400/200 1 9");
    emu_stick(STICK_DOWN);
    emu_stick(STICK_RIGHT);
    in_haste("over ships that have moved");
    check(strstr(probe_whole_board(), "b+1x45m45,") != NULL, "%s: ships are scrapped by accident: '%s'",
        starchess_place, probe_whole_board());
    starchess_set_up(starchess_rich);
    in_haste("over a colony");
    starchess_set_up(starchess_rich);
    emu_stick(STICK_DOWN);
    session_type("s b1 1");
    starchess_settle();
    session_find_cursor();
    check(emu_memory()[POINT_x_AT] == 1 && emu_memory()[POINT_y_AT] == 3,
        "%s: the cursor is at %u, %u after an order at B1", starchess_place, emu_memory()[POINT_x_AT],
        emu_memory()[POINT_y_AT]);
}

/* A look at the command menu before the first order does not move the cursor. START puts the cursor back to B2. */
void starchess_cursor_stays(void)
{
    session_start_again();
    starchess_settle();
    check(session_shows("B2 barren"), "%s: the cursor does not start at B2", starchess_place);
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("A1 terran"), "%s: the cursor is not at A1", starchess_place);
    for (int n = 0; n < 2; n++) {
        emu_key(KEY_ESC);
        starchess_wait_for("COMMANDS");
        emu_key(KEY_ESC);
        starchess_settle();
        check(session_shows("A1 terran"), "%s: the command menu moves the cursor from A1", starchess_place);
    }
    session_start_again();
    starchess_settle();
    check(session_shows("B2 barren"), "%s: the cursor does not start at B2 again", starchess_place);
}

/* ---- cancelled orders ---- */

/* ESC restores everything, from anywhere in the window: messages, the mark of the last order. */
static void left(const char *keys)
{
    char before[SCREEN_TEXT], after[SCREEN_TEXT];

    emu_key(emu_key_code(',')); /* no command: from now on the key row names keys */
    emu_frames(AFTER);
    screen_text(emu_memory(), before);
    emu_fire();
    emu_frames(AFTER);
    for (const char *key = keys; *key; key++) {
        emu_key(emu_key_code(*key));
        emu_frames(10);
    }
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    screen_text(emu_memory(), after);
    check(strcmp(before, after) == 0, "%s: after FIRE %s ESC the screen is\n%sand not\n%s", starchess_place, keys,
        after, before);
}

void starchess_left_alone(void)
{
    starchess_set_up(starchess_rich);
    session_type("s b1 1");
    starchess_settle();
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("A1 terran"), "%s: the cursor is not at A1", starchess_place);
    left("");
    left("s");
    left("b5");
    left("m");
    emu_stick(STICK_LEFT); /* wraps around to D1 */
    emu_frames(AFTER);
    check(session_shows("D1 terran"), "%s: the cursor is not at D1", starchess_place);
    left("");
}

/* A number that is too large becomes the largest possible, with a message. */
void starchess_too_many(void)
{
    starchess_set_up(starchess_rich);
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    check(session_shows("B1 barren"), "%s: the cursor is not at B1", starchess_place);
    emu_fire();
    emu_frames(AFTER);
    session_press("s7");
    emu_frames(AFTER);
    check(session_shows("Scrap at B1: 7 ships") && !session_shows("At most"), "%s: 7 of 8 ships are not accepted",
        starchess_place);
    session_press("5");
    emu_frames(AFTER);
    check(session_shows("Scrap at B1: 8 ships") && session_shows("At most 8 ships"),
        "%s: 75 of 8 ships, and no message", starchess_place);
    emu_key(KEY_ESC);
    starchess_settle();
}

/* ---- invalid positions ---- */

static void refused(const char *position, const char *words)
{
    char before[HOST_TEXT];

    strcpy(before, probe_whole_board());
    session_set_up(position);
    emu_frames(AFTER);
    check(session_shows(words), "%s: '%s' is not answered with '%s'", starchess_place, position, words);
    emu_key(KEY_ESC);
    session_agree("Lose changes?");
    starchess_settle();
    check(strcmp(probe_whole_board(), before) == 0, "%s: a refused position has changed the board to '%s'",
        starchess_place, probe_whole_board());
}

void starchess_bad_positions(void)
{
    refused("t2:20,b,b,t3:20/b,b,b,b/b,b,b,b/t1:20+1x1000,b,b,t4:20 400/200,400/200,400/200,400/200 1 1", "999");
    refused("t2:20,b,b,t3:20/b,b,b,b/b,b2:20,b,b/t1:20,b,b,t4:20 400/200,x,400/200,400/200 1 1",
        "A defeated empire has nothing");
    refused("t2:20,b,b,t3:20/b,b+1x5+2x5,b,b/b,b,b,b/t1:20,b,b,t4:20 400/200,400/200,400/200,400/200 1 1",
        "one fleet in each");
}
