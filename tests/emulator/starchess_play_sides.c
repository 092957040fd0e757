/* starchess_play_sides.c: see starchess_play.h. */
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

static void choose_planets(const char *from, const char *to)
{
    char line[40];

    check(table_obey("Variant", 'v', empires_hand), "%s: no command for the planets", empires_place);
    snprintf(line, sizeof line, "< planets=%s >", from);
    empires_wait_for(line);
    table_arrow(STICK_RIGHT, KEY_RIGHT, empires_hand);
    snprintf(line, sizeof line, "< planets=%s >", to);
    empires_wait_for(line);
    table_take(empires_hand);
    empires_settle();
}

void empires_planets(void)
{
    char before[HOST_TEXT];

    check(count_terran(glass_whole_board()) == 4, "%s: the first galaxy is '%s'", empires_place, glass_whole_board());
    choose_planets("barren", "terran");
    check(count_terran(glass_whole_board()) == 16, "%s: terran planets are '%s'", empires_place, glass_whole_board());
    choose_planets("terran", "random");
    strcpy(before, glass_whole_board());
    check(count_terran(before) > 4 && count_terran(before) < 16, "%s: planets by chance are '%s'", empires_place,
        before);
    table_type("e"); /* undo brings them back, and START others */
    empires_settle();
    empires_control('u');
    check(strcmp(glass_whole_board(), before) == 0, "%s: undo makes '%s' of '%s'", empires_place, glass_whole_board(),
        before);
    table_start_again();
    empires_settle();
    check(strcmp(glass_whole_board(), before) != 0, "%s: the next galaxy by chance is the same", empires_place);
    choose_planets("random", "barren");
    check(count_terran(glass_whole_board()) == 4, "%s: barren planets are '%s'", empires_place, glass_whole_board());
}

/* ---- people ---- */

void empires_choose_people(unsigned people)
{
    static const char *const names[] = {"person", "computer"};
    char line[40];

    if (empires_hand == BY_STICK) {
        check(table_command("Sides", empires_hand), "%s: no command for the sides", empires_place);
    } else {
        emu_console(CONSOLE_OPTION);
    }
    empires_wait_for("FIRE or ESC");
    for (unsigned who = 0, steps = 0; who < game_info()->sides && steps < 2 * SIDES_MOST; steps++) {
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], names[who < people]);
        if (table_shows(line)) {
            table_arrow(STICK_RIGHT, KEY_RIGHT, empires_hand);
            emu_frames(5);
        }
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[who], names[who >= people]);
        who += table_shows(line) != 0;
        table_arrow(STICK_DOWN, KEY_DOWN, empires_hand);
        emu_frames(5);
    }
    table_take(empires_hand);
    empires_settle();
}

/* Each of them ends a turn; computers play by themselves, and then it is the first one's again. */
void empires_some_people(unsigned people)
{
    table_start_again();
    empires_settle();
    empires_choose_people(people);
    for (unsigned who = 0; who < people; who++) {
        check(glass_byte(GLASS_SIDE) == who && !glass_byte(GLASS_COMPUTER),
            "%s: of %u people side %u is on turn, not %u", empires_place, people, glass_byte(GLASS_SIDE), who);
        table_type("e");
        emu_frames(4 * AFTER);
        empires_settle();
    }
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(10);
    }
    empires_settle();
    check(glass_byte(GLASS_SIDE) == 0 && table_shows("TURN 2"), "%s: %u people do not come to the second turn",
        empires_place, people);
}
