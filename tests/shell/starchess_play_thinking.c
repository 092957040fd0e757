/* starchess_play_thinking.c: the screen and typed orders while a computer thinks; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "screen.h"

static void wait_thinking(unsigned which)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end; emu_frames(2)) {
        if (probe_byte(PROBE_SIDE) == which && session_shows("plan ")) {
            return;
        }
    }
    check(0, "%s: side %u does not think", starchess_place, which);
}

/* Sets up starchess_rich with one player and three computers, and ends the player's turn. */
static void end_turn_before_three(void)
{
    session_start_again();
    starchess_settle();
    session_level(6, BY_KEYS);
    /* a computer may begin, and be asked too late */
    check(session_sides(14) || session_sides(14), "%s: no three computers", starchess_place);
    starchess_settle();
    starchess_set_up(starchess_rich);
    session_type("e");
}

void starchess_plans(void)
{
    char text[SCREEN_TEXT];
    const char *at;
    unsigned plan = 0, of = 0;
    int best, seen = 0;

    end_turn_before_three();
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_byte(PROBE_SIDE) < 2 && emu_frame() < end; emu_frames(2)) {
        screen_text(emu_memory(), text);
        at = strstr(text, "plan ");
        if (at && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING
            && sscanf(at, "plan %u of %u, best %d", &plan, &of, &best) == 3) {
            check(plan >= 1 && plan <= of, "%s: plan %u of %u is shown", starchess_place, plan, of);
            seen += plan > 1;
        }
    }
    check(seen > 2, "%s: only %d plans are seen", starchess_place, seen);
    emu_frames(WAIT_MOVE / 2);
    starchess_settle();
}

#define ORDERS_MOST 20

static void ask_hint(void)
{
    session_do_command("Hint", 'h', starchess_input);
    starchess_wait_for("1/");
    check(session_shows("FIRE: next order  Stick: done"), "%s: the hint does not show its keys", starchess_place);
}

/* A hint is the whole turn: FIRE leads through its orders, each with a reason. It changes nothing. */
void starchess_hint(void)
{
    static const char *const reasons[] = {"They fight Green: 10 ships", "Next turn they can colonize it",
        "Your income cannot pay for them", "No other order helps now"};
    static const char fight[] = "t2:200,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x200,b2:50+2x10,b,t4:20 "
        "9000/9000,400/200,400/200,400/200 1 9 nnnn";
    char wanted[8];
    unsigned count = 0;

    starchess_set_up(fight);
    ask_hint();
    for (unsigned n = 0; n < sizeof reasons / sizeof *reasons; n++) {
        snprintf(wanted, sizeof wanted, "%u/4: ", n + 1);
        count += check(session_shows(wanted) && session_shows(reasons[n]), "%s: order %s of the hint has not the reason"
            " '%s'", starchess_place, wanted, reasons[n]);
        check(session_shows("FIRE: next order"), "%s: the hint does not show its keys", starchess_place);
        if (n == 0) {
            check(session_shows("Move 50 ships, A1 to B1"), "%s: the first order of the hint", starchess_place);
        }
        session_take(starchess_input);
        emu_frames(AFTER);
    }
    check(count == 4 && session_shows("FIRE: orders"), "%s: the hint does not end after its last order",
        starchess_place);
    check(strcmp(probe_whole_board(), fight) == 0, "%s: a hint changes the board to '%s'", starchess_place,
        probe_whole_board());
    ask_hint();
    session_arrow(STICK_LEFT, KEY_LEFT, starchess_input);
    emu_frames(AFTER);
    check(session_shows("FIRE: orders") && session_shows("A2 barren, free"), "%s: the stick does not end the hint",
        starchess_place);
    starchess_set_up(starchess_rich);
    ask_hint();
    for (unsigned n = 0; n < ORDERS_MOST && !session_shows("End your turn"); n++) {
        session_take(starchess_input);
        emu_frames(AFTER);
    }
    check(session_shows("No other order helps now"), "%s: the last order of a hint does not end the turn",
        starchess_place);
    session_take(starchess_input);
    emu_frames(AFTER);
}

/* While computers think, orders of several words can be typed, with SPACE between the words. */
void starchess_typed_ahead(void)
{
    end_turn_before_three();
    wait_thinking(1);
    session_type("s a1 3");
    check(probe_byte(PROBE_SIDE) != 0, "%s: the computers are too fast for this test", starchess_place);
    session_type("s a1 4");
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_byte(PROBE_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(4 * AFTER);
    starchess_settle();
    check(strstr(probe_whole_board(), "/t1:1000+1x53,") != NULL, "%s: after typing ahead the board is '%s'",
        starchess_place, probe_whole_board());
}

/* 1: a row of the screen has dots and nothing else. */
static int has_lone_dots(void)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strchr(line, '.') && strspn(line, ". ") == strlen(line)) {
            return 1;
        }
    }
    return 0;
}

/* ESC at a computer's turn, then a command that is loaded from the disk: the loading dots follow a text and never stand
 * alone. */
void starchess_dots(void)
{
    int is_lone = 0, is_said = 0;

    end_turn_before_three();
    wait_thinking(1);
    emu_key(KEY_ESC);
    starchess_wait_for("COMMANDS");
    emu_frames(AFTER);
    emu_key(emu_key_code('?'));
    for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("Four empires") && emu_frame() < end; emu_frames(1)) {
        is_lone |= has_lone_dots();
        is_said |= session_shows("Reading the disk");
    }
    check(session_shows("Four empires"), "%s: no rules while a computer thinks", starchess_place);
    check(is_said && !is_lone, "%s: the rules are loaded with dots but no text", starchess_place);
}
