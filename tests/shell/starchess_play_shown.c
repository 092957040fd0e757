/* starchess_play_shown.c: the order window, a fight and a defeat on the screen; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "starchess_play.h"
#include "screen.h"

#define LONG_AFTER 300 /* frames: five seconds */

/* Sets up a position with this turn number: Gold has 125 ships on B1, next to Green's 118. The cursor is on B1. */
static void set_up_turn(const char *turn)
{
    char position[HOST_TEXT] = "t2:20,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000,b1:100+1x125,b+2x118,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 ";

    starchess_set_up(strcat(position, turn));
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
}

/* From turn 10 on the title TURN is wider than the other titles of the panel: no letter of it stays beside them. */
static void no_rest_of_turn(const char *turn)
{
    char shown[40];

    set_up_turn(turn);
    strcat(strcpy(shown, "TURN "), turn);
    check(session_shows(shown), "%s: the panel does not have '%s'", starchess_place, shown);
    emu_fire();
    emu_frames(AFTER);
    check(session_shows(" AT B1") && !session_shows("TAT") && !session_shows("T AT"),
        "%s: the window in turn %s is not titled AT B1", starchess_place, turn);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows(shown), "%s: after the window the panel does not have '%s'", starchess_place, shown);
}

/* During a fight the panel's title is complete. The line about the fight loses its last word if it is too long. */
static void whole_fight(void)
{
    set_up_turn("150");
    session_type("b1-c1 125");
    starchess_wait_for("FIGHT");
    check(session_shows(" FIGHT") && !session_shows("TFIGHT") && !session_shows("T FIGHT"),
        "%s: the title of a fight is not complete", starchess_place);
    check(session_shows("Gold 125 v Green 118, C1: 7 left\n"), "%s: the line of a fight is cut inside a word",
        starchess_place);
    starchess_settle();
    set_up_turn("9");
    session_type("b1-c1 100");
    check(session_waits("Gold 100 v Green 118, C1: 18\n", WAIT_MOVE),
        "%s: a line one character too long is not shortened", starchess_place);
    starchess_settle();
    starchess_set_up(starchess_rich);
    session_type("a2-b2 9");
    starchess_settle();
    session_type("b1-c2 8");
    check(session_waits("Gold 8 v White 9, C2: 1 left\n", WAIT_MOVE), "%s: a short line is not complete",
        starchess_place);
    starchess_settle();
}

/* The line about a sector with another side's colony and ships is complete. */
static void whole_sector(void)
{
    starchess_set_up("t2:1000+3x999,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x60,b1:150,b,t4:20 "
        "30/900,400/200,400/200,400/200 1 9");
    emu_stick(STICK_UP);
    emu_frames(AFTER);
    emu_stick(STICK_UP);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("A4 terran, Green 1000, White 999\n"), "%s: the line about a sector is cut",
        starchess_place);
}

/* The order window says why nothing can be ordered at a sector, also at the player's own colony. */
static void poor_colony(void)
{
    starchess_set_up("t2:200+2x30,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x60,b1:150,b,t4:20 "
        "30/900,400/200,400/200,400/200 1 9");
    emu_fire();
    emu_frames(AFTER);
    check(session_shows("Nothing to do here now"), "%s: no message that B2 belongs to no side", starchess_place);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    emu_fire();
    emu_frames(AFTER);
    check(session_shows("A ship costs 40 credits") && !session_shows("Nothing to do here"),
        "%s: the window of a colony without credits does not say what is missing", starchess_place);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* The message of a defeat stays until FIRE, or until a command, which is then carried out. */
static void shown_defeat(void)
{
    static const char last_people[] = "t2:20+1x60,b,b,t3:20/b1:100,b,b,b/b,b,b,b/t1:1000+1x60,b1:150,b,t4:20 "
        "9000/9000,400/200,400/200,400/200 1 9";

    for (int by_command = 0; by_command < 2; by_command++) {
        starchess_set_up(last_people);
        session_type("e");
        starchess_wait_for("Gold defeats Green");
        emu_frames(LONG_AFTER);
        emu_stick(STICK_UP);
        emu_frames(AFTER);
        check(session_shows("Gold defeats Green") && session_shows("Green is defeated: home is lost")
            && session_shows("FIRE: watch  START: new game"),
            "%s: the message of a defeat does not stay", starchess_place);
        if (by_command) {
            emu_key(KEY_ESC);
            starchess_wait_for("COMMANDS");
            emu_key(KEY_ESC);
        } else {
            emu_fire();
        }
        starchess_settle();
        check(!session_shows("defeats") && probe_byte(PROBE_SIDE) == 2, "%s: after a defeat side %u is on turn",
            starchess_place, probe_byte(PROBE_SIDE));
    }
}

/* A report about ships that cannot be paid shows the home of the empire: the sector of the loss is none. On the host
 * machine a sector outside the board ends the suite. */
static void unpaid_report(void)
{
    starchess_choose_people(SIDES_MOST);
    starchess_set_up("t2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x900,b,b,t4:20+4x20 "
        "0/0,400/200,400/200,400/200 1 1");
    session_type("e");
    starchess_wait_for("Gold cannot pay for");
    emu_frames(4 * AFTER);
    starchess_wait_for("Gold cannot pay for");
    check(session_shows("What the others did"), "%s: the second empire reads no report", starchess_place);
    emu_frames(LONG_AFTER);
    check(session_shows("What the others did"), "%s: the report does not stay", starchess_place);
    starchess_choose_people(1);
}

#define BURST "#\"#" /* the upper row of the explosion */
#define SEEN_FRAMES 60

/* Counts the frames in which an explosion is seen after an order. */
static unsigned bursts(const char *order)
{
    unsigned seen = 0;

    session_type(order);
    for (unsigned n = 0; n < SEEN_FRAMES; n++) {
        emu_frames(1);
        seen += session_shows(BURST);
    }
    starchess_settle();
    return seen;
}

/* A fight bursts over the ships, a bombardment over the planet; not with motion switched off. */
static void shown_bursts(void)
{
    static const char battle[] = "t2:500,b,b,t3:20/b2:100+1x40,b,b,b/b1:100,b,b,b/t1:1000+1x60,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9";

    for (int is_off = 0; is_off < 2; is_off++) {
        if (is_off) {
            starchess_control('a');
        }
        starchess_set_up(battle);
        check((bursts("a1-b1 60") == 0) == is_off, "%s: motion %s: a fight %s", starchess_place, is_off ? "off" : "on",
            is_off ? "bursts" : "does not burst");
        check((bursts("e") == 0) == is_off, "%s: motion %s: a bombed planet %s", starchess_place, is_off ? "off" : "on",
            is_off ? "burns" : "does not burn");
    }
    starchess_control('a');
}

void starchess_shown(void)
{
    no_rest_of_turn("9");
    no_rest_of_turn("10");
    no_rest_of_turn("150");
    whole_fight();
    whole_sector();
    poor_colony();
    shown_defeat();
    unpaid_report();
    shown_bursts();
}
