/* starchess_play_report.c: what stays on the screen until the player has read it: the report; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "kernel.inc"
#include "starchess_play.h"

#define NEWS_FRAMES 100 /* a player looks at the report */
#define KEYS_OF_REPORT "FIRE: continue  Stick: skip all"

/* Ends the turn and waits for the report. With `until`, pushes the stick when this is on the screen. */
static void end_turn(const char *until)
{
    session_type("e");
    emu_frames(AFTER);
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_byte(PROBE_SIDE) != 0 && emu_frame() < end;) {
        if (until && session_shows(until)) {
            emu_stick(STICK_UP);
        } else {
            emu_frames(2);
        }
    }
    starchess_settle();
    emu_frames(NEWS_FRAMES);
}

static void check_report(const char *when)
{
    check(session_shows("What the others did") && session_shows("\nGreen ") && session_shows(KEYS_OF_REPORT),
        "%s: %s: the report does not stay", starchess_place, when);
}

/* Red bombs at the end of its turn, the last one before the player's. */
static const char bombed[] = "t2:200+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b2:100+4x20/t1:200+1x20,b,b,t4:20+4x20 "
    "400/200,400/200,400/200,0/0 1 9";

/* A push that came before the report stood on the screen does not skip it; the next one does. */
static void pushed_too_early(void)
{
    unsigned y;

    session_start_again();
    starchess_settle();
    starchess_choose_people(1);
    starchess_set_up(bombed);
    y = emu_memory()[POINT_y_AT];
    end_turn("Red bombs");
    check_report("pushes while the others play");
    check(emu_memory()[POINT_y_AT] == y, "%s: pushes while the others play move the cursor", starchess_place);
    emu_stick(STICK_UP);
    emu_frames(AFTER);
    check(session_shows("Your orders") && !session_shows(KEYS_OF_REPORT), "%s: the stick does not skip the report",
        starchess_place);
}

/* The panel shows a fight as long as the line about it stands, and then the turn again. */
static void reported_fight(void)
{
    starchess_choose_people(2);
    starchess_set_up("t2:500,b,b,t3:20/b,b,b,b/b1:100,b,b,b/t1:1000+1x90,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    session_type("build a1 5");
    starchess_settle();
    session_type("a1-b1 60");
    starchess_settle();
    session_type("e");
    starchess_settle();
    check(session_shows("\nGold builds 5 at A1\n") && session_shows("TURN 9") && !session_shows(" FIGHT"),
        "%s: the second player's report does not begin with the first order", starchess_place);
    emu_fire();
    emu_frames(AFTER);
    check(session_shows("\nGold 60 v Green 40, B1: 20 left\n"), "%s: no line about the fight", starchess_place);
    emu_frames(NEWS_FRAMES);
    check(session_shows(" FIGHT") && session_shows(" AT B1") && session_shows("-40") && session_shows("LOST")
        && session_shows(KEYS_OF_REPORT), "%s: the panel does not show the fight of the report", starchess_place);
    emu_fire();
    emu_frames(AFTER);
    check(!session_shows(" FIGHT") && session_shows("TURN 9") && !session_shows(KEYS_OF_REPORT),
        "%s: after the report of a fight the panel does not come back", starchess_place);
    starchess_choose_people(1);
}

#define ORDERS 25
#define LINES_LEAST 11 /* of a long report */
#define LINES_MOST 18

/* Reads a report to its end; returns its lines. */
static unsigned read_lines(void)
{
    unsigned lines = 0;

    for (; session_shows(KEYS_OF_REPORT) && lines < ORDERS; lines++) {
        emu_fire();
        emu_frames(AFTER);
    }
    return lines;
}

/* What the last player of a round does when its turn ends is in the report of this round. Four people play, so that Red
 * does bomb. */
static void bombs_are_told(void)
{
    uint8_t is_told = 0;

    starchess_choose_people(SIDES_MOST);
    starchess_set_up(bombed);
    for (unsigned side = 0; side < SIDES_MOST; side++) {
        read_lines();
        session_type("e");
        emu_frames(AFTER);
        starchess_settle();
        emu_frames(NEWS_FRAMES);
    }
    for (unsigned lines = 0; session_shows(KEYS_OF_REPORT) && lines < ORDERS; lines++) {
        is_told |= session_shows("Red bombs D2");
        emu_fire();
        emu_frames(AFTER);
    }
    check(is_told, "%s: the report does not tell that Red has bombed", starchess_place);
    starchess_choose_people(1);
}

/* When a player gives more orders than the report keeps, it loses scrapped ships, but no fight; and in the next round
 * the fight is not told again. */
static void fights_stay(void)
{
    unsigned lines;

    starchess_choose_people(2);
    starchess_set_up("t2:500+2x20,b,b,t3:20/b,b,b,b/b1:100,b,b,b/t1:1000+1x90,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    session_type("a1-b1 60");
    starchess_settle();
    for (unsigned n = 0; n < ORDERS; n++) {
        session_type("s a1 1");
        starchess_settle();
    }
    session_type("e");
    starchess_settle();
    check(session_shows("\nGold 60 v Green 40, B1: 20 left\n"), "%s: a long report does not begin with the fight",
        starchess_place);
    emu_fire();
    emu_frames(AFTER);
    check(session_shows("\nGold scraps 1 at A1\n"), "%s: a long report has only the fight", starchess_place);
    lines = 1 + read_lines();
    check(lines >= LINES_LEAST && lines <= LINES_MOST, "%s: a long report has %u lines", starchess_place, lines);
    for (unsigned side = 1; side < 3; side++) { /* Green, with the computers after it; Gold */
        session_type("e");
        emu_frames(AFTER);
        wait_settled(2 * WAIT_MOVE);
        starchess_settle();
        emu_frames(NEWS_FRAMES);
        check(probe_byte(PROBE_SIDE) == (side == 1 ? 0 : 1), "%s: side %u is on turn", starchess_place,
            probe_byte(PROBE_SIDE));
        for (lines = 0; lines < ORDERS && session_shows(KEYS_OF_REPORT); lines++) {
            check(!session_shows("Gold 60 v Green"), "%s: a fight is told again a round later", starchess_place);
            emu_fire();
            emu_frames(AFTER);
        }
    }
    starchess_choose_people(1);
}

/* The first game has tips in the key row: none in place of the keys of a report. */
static void no_tips(void)
{
    check(wait_settled(WAIT_LOAD), "%s: no first turn", starchess_place);
    emu_frames(NEWS_FRAMES);
    if (session_shows("What the others did")) { /* a computer has begun */
        check(session_shows(KEYS_OF_REPORT), "%s: a tip hides the keys of the first report", starchess_place);
    } else {
        check(session_shows("A sector: planet, people, ships"), "%s: no tip in the first turn", starchess_place);
    }
    end_turn(NULL);
    check_report("a newcomer's report");
}

void starchess_report(const EmuOptions *options)
{
    starchess_settle();
    pushed_too_early();
    reported_fight();
    fights_stay();
    bombs_are_told();
    session_newcomer = 1;
    check(session_boot(options) && session_choose(host_game(GAME_WANTED), BY_KEYS), "%s: no game for a newcomer",
        starchess_place);
    no_tips();
    session_newcomer = 0;
}
