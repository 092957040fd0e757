/* empires_thought.c: see empires.h. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "empires.h"
#include "screen.h"

static void wait_thought(unsigned who)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end; emu_frames(2)) {
        if (glass_byte(GLASS_SIDE) == who && table_shows("plan ")) {
            return;
        }
    }
    check(0, "%s: side %u does not think", empires_place, who);
}

/* A rich person, whose turn has just ended, and three computers. */
static void end_turn_before_three(void)
{
    table_start_again();
    empires_settle();
    check(table_sides(14), "%s: no three computers", empires_place);
    empires_settle();
    empires_set_up(empires_rich);
    table_type("e");
}

void empires_plans(void)
{
    char text[SCREEN_TEXT];
    const char *at;
    unsigned plan = 0, of = 0;
    int best, seen = 0;

    end_turn_before_three();
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) < 2 && emu_frame() < end; emu_frames(2)) {
        screen_text(emu_memory(), text);
        at = strstr(text, "plan ");
        if (at && glass_byte(GLASS_SCREEN) == GLASS_SCREEN_THINKING
            && sscanf(at, "plan %u of %u, best %d", &plan, &of, &best) == 3) {
            check(plan >= 1 && plan <= of, "%s: plan %u of %u is thought about", empires_place, plan, of);
            seen += plan > 1;
        }
    }
    check(seen > 2, "%s: only %d plans are seen", empires_place, seen);
    emu_frames(WAIT_MOVE / 2);
    empires_settle();
}

/* Orders of words are typed meanwhile: SPACE stands between the words. */
void empires_typed_ahead(void)
{
    end_turn_before_three();
    wait_thought(1);
    table_type("s a1 3");
    table_type("s a1 4");
    table_type("s a1 5");
    check(glass_byte(GLASS_SIDE) != 0, "%s: the others are too quick for this test", empires_place);
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_byte(GLASS_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(4 * AFTER);
    empires_settle();
    check(strstr(glass_whole_board(), "/t1:1000+1x48,") != NULL, "%s: after orders typed ahead stands '%s'",
        empires_place, glass_whole_board());
}
