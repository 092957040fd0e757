/* starchess_play_sides.c: choosing sides and planets; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "engine/game.h"

/* ---- planets ---- */

static unsigned count_terran(const char *board)
{
    unsigned count = 0;

    for (; *board != ' '; board++) {
        count += *board == 't';
    }
    return count;
}

/* Steps to another kind of planets: to the right, or to the left. */
static void choose_planets(const char *from, const char *to, int is_right)
{
    char line[40];

    check(session_do_command("Variant", 'v', starchess_input), "%s: no command for the planets", starchess_place);
    snprintf(line, sizeof line, "< Normal: %s planets >", from);
    starchess_wait_for(line);
    session_arrow(is_right ? STICK_RIGHT : STICK_LEFT, is_right ? KEY_RIGHT : KEY_LEFT, starchess_input);
    snprintf(line, sizeof line, "< Normal: %s planets >", to);
    starchess_wait_for(line);
    session_take(starchess_input);
    starchess_settle();
}

/* In these starts each player has a second colony, on a barren planet. */
void starchess_planets(void)
{
    char before[HOST_TEXT];

    session_start_again(); /* a computer may have begun before the sides were chosen */
    starchess_settle();
    check(count_terran(probe_whole_board()) % SIDES_MOST == 0, "%s: the first galaxy is '%s'", starchess_place,
        probe_whole_board());
    choose_planets("fair", "random", 1);
    strcpy(before, probe_whole_board());
    check(count_terran(before) >= 4 && count_terran(before) <= 12, "%s: random planets are '%s'", starchess_place,
        before);
    session_type("e"); /* ends the turn: undo brings the same planets back, START gives others */
    starchess_settle();
    starchess_control('u');
    check(strcmp(probe_whole_board(), before) == 0, "%s: undo turns '%s' into '%s'", starchess_place,
        probe_whole_board(), before);
    session_start_again();
    starchess_settle();
    check(strcmp(probe_whole_board(), before) != 0, "%s: the next random galaxy is the same", starchess_place);
    choose_planets("random", "barren", 1);
    check(count_terran(probe_whole_board()) == 4, "%s: barren planets are '%s'", starchess_place, probe_whole_board());
    choose_planets("barren", "terran", 1);
    check(count_terran(probe_whole_board()) == 12, "%s: terran planets are '%s'", starchess_place,
        probe_whole_board());
    choose_planets("terran", "barren", 0);
}

/* ---- people ---- */

void starchess_choose_people(unsigned people)
{
    static const char *const names[] = {"person", "Atari"};
    char line[40];

    if (starchess_input == BY_STICK) {
        check(session_command("Sides", starchess_input), "%s: no command for the sides", starchess_place);
    } else {
        emu_console(CONSOLE_OPTION);
    }
    starchess_wait_for("FIRE: choose  ESC: back");
    for (unsigned which = 0, steps = 0; which < game_info()->sides && steps < 2 * SIDES_MOST; steps++) {
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[which], names[which < people]);
        if (session_shows(line)) {
            session_arrow(STICK_RIGHT, KEY_RIGHT, starchess_input);
            emu_frames(5);
        }
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[which], names[which >= people]);
        which += session_shows(line) != 0;
        session_arrow(STICK_DOWN, KEY_DOWN, starchess_input);
        emu_frames(5);
    }
    session_take(starchess_input);
    starchess_settle();
}

static void wait_person(void)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_byte(PROBE_COMPUTER) && emu_frame() < end;) {
        emu_frames(10);
    }
    starchess_settle();
}

/* Each player ends a turn, whoever begins; the computers play by themselves, and then a player is asked again. */
void starchess_some_people(unsigned people)
{
    unsigned seen = 0;

    session_start_again();
    starchess_settle();
    starchess_choose_people(people);
    for (unsigned n = 0; n <= people; n++) {
        wait_person();
        check(probe_byte(PROBE_SIDE) < people && !probe_byte(PROBE_COMPUTER), "%s: of %u people side %u is on turn",
            starchess_place, people, probe_byte(PROBE_SIDE));
        if (n < people) {
            seen |= 1U << probe_byte(PROBE_SIDE);
            session_type("e");
            emu_frames(4 * AFTER);
        }
    }
    check(seen == (1U << people) - 1, "%s: of %u people not all are asked", starchess_place, people);
    check(session_shows("TURN 2") || session_shows("TURN 3"), "%s: %u people do not come to the second turn",
        starchess_place, people);
}

/* The menu of the home asks which computers play. Their letters stay after an order was taken back. */
void starchess_rivals(void)
{
    starchess_set_up("t2:200+2x30,b,b,t3:20/b,b,b,b/b,b,b,b/t1:1000+1x20,b1:150,b,t4:20+4x30 "
        "9000/9000,400/200,400/200,400/200 1 9");
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    emu_fire();
    starchess_wait_for("RIVALS");
    emu_key(emu_key_code('r'));
    starchess_wait_for("Gold: < published computer >");
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    check(session_shows("Green: < published computer >"), "%s: no question about Green", starchess_place);
    emu_stick(STICK_RIGHT);
    emu_frames(AFTER);
    emu_stick(STICK_RIGHT);
    emu_frames(AFTER);
    check(session_shows("Green: < raider >"), "%s: Green is no raider", starchess_place);
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("< All plans, three turns ahead >"), "%s: Green does not look ahead", starchess_place);
    emu_fire();
    emu_frames(AFTER);
    starchess_settle();
    session_type("s a1 3");
    starchess_settle();
    check(strstr(probe_whole_board(), " 1 9 prpp") != NULL, "%s: with a raider the board is '%s'", starchess_place,
        probe_whole_board());
    starchess_control('u');
    starchess_settle();
    check(strstr(probe_whole_board(), " 1 9 prpp") != NULL, "%s: after undo the board is '%s'", starchess_place,
        probe_whole_board());
}

/* When one player is worth more than all others together, the menu of the home offers a new game first. */
void starchess_ruler(void)
{
    starchess_set_up("t2:200+2x20,b,b,t3:200+3x20/b,b,b,b/b,b,b,b/t1:1000+1x300,b1:150,b,t4:200+4x20 "
        "60000/60000,1000/500,1000/500,1000/500 1 9");
    emu_stick(STICK_DOWN);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    emu_fire();
    starchess_wait_for("RIVALS");
    emu_key(emu_key_code('r'));
    starchess_wait_for("Gold rules the galaxy");
    check(session_shows("< The computers play on >"), "%s: the game does not go on", starchess_place);
    emu_stick(STICK_RIGHT);
    emu_frames(AFTER);
    check(session_shows("< All agree: a new game >"), "%s: the end is not offered", starchess_place);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(strstr(probe_whole_board(), "t1:1000+1x300,") != NULL, "%s: ESC has ended the game", starchess_place);
}
