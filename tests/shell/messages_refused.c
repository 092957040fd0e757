/* messages_refused.c: answers to FIRE on a wrong square, and to half a move; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"

#include <string.h>

static int begin_mill(void)
{
    if (!messages_begin("morris")) {
        return 0;
    }
    messages_option(3);
    emu_frames(REST);
    for (const char *moves = "a1 b2 a4 d2"; *moves; moves += moves[2] ? 3 : 2) {
        session_type((char[]){moves[0], moves[1], 0});
        emu_frames(AFTER);
    }
    return 1;
}

/* A mill that was typed without the man to remove: the message names a man that is there, and the man can be typed
 * alone or pointed at. */
static void typed_mill(void)
{
    static const char *const men[] = { "xd2", "d2", "XD2", NULL };

    for (unsigned n = 0; n < sizeof men / sizeof *men; n++) {
        if (!begin_mill()) {
            return;
        }
        session_type("xd2");
        check(session_waits("Choose a point, such as d2", REST), "xd2 without a mill before it: no message");
        session_type("a7");
        check(session_waits("Mill! Name a man to remove: xb2", REST), "a7 alone: no message with a man on the board");
        session_type("xb4");
        check(session_waits("Choose an enemy man", REST), "xb4: no message");
        if (men[n]) {
            session_type(men[n]);
        } else {
            session_move("d2", BY_STICK);
        }
        emu_frames(2 * REST);
        check(strcmp(probe_board(), "X--------X--------O--X-- O 6 7") == 0, "a7, then %s, leads to '%s'",
            men[n] ? men[n] : "d2 by stick", probe_board());
    }
}

/* A man to remove is chosen by stick. FIRE on a point that cannot be meant leaves the choice open. */
static void pointed_mill(void)
{
    static const char *const wrong[] = { "b4", "a1" };

    if (!begin_mill()) {
        return;
    }
    session_move("a7", BY_STICK);
    check(session_waits("Mill! Choose a man to remove", REST), "no question for a man");
    for (unsigned n = 0; n < sizeof wrong / sizeof *wrong; n++) {
        session_move(wrong[n], BY_STICK);
        check(session_waits("Choose an enemy man", REST), "%s: no message", wrong[n]);
        check(session_waits("Mill! Choose a man to remove", 2 * REST), "%s: the choice is gone", wrong[n]);
    }
    session_move("d2", BY_STICK);
    emu_frames(2 * REST);
    check(strcmp(probe_board(), "X--------X--------O--X-- O 6 7") == 0, "d2 leads to '%s'", probe_board());
}

/* FIRE on a light square of draughts: a lifted man stays lifted. */
static void light_square(void)
{
    if (!messages_begin("draughts")) {
        return;
    }
    messages_option(3);
    emu_frames(REST);
    session_point(0, 0);
    emu_fire();
    check(session_waits("Choose a dark square", REST), "a light square: no message");
    emu_frames(2 * REST);
    session_move("11", BY_STICK);
    emu_frames(AFTER);
    check(session_shows("to move: 11-"), "11 is not lifted");
    session_point(0, 0);
    emu_fire();
    check(session_waits("Choose a dark square", REST), "a light square as a target: no message");
    check(session_waits("to move: 11-", 2 * REST), "the man is no longer lifted");
    session_move("15", BY_STICK);
    emu_frames(2 * REST);
    check(probe_word(PROBE_PLY) == 1, "the lifted man cannot move");
}

/* FIRE on an empty square of Race! */
static void no_piece(void)
{
    if (!messages_begin("race")) {
        return;
    }
    messages_option(3);
    emu_frames(REST);
    messages_set_up("0,0,3,7/0,0,0,12 a 6");
    session_point(4, 2);
    emu_fire();
    check(session_waits("You have no piece there", REST), "an empty square: no message");
}

/* Quevedo: a finished game that is loaded has no mate left to find. */
static void loaded_mate(void)
{
    if (!messages_begin("quevedo")) {
        return;
    }
    messages_option(3);
    emu_frames(REST);
    messages_set_up("8/8/8/8/8/1K6/7R/1k6 w");
    session_type("h2h1");
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "no mate");
    emu_frames(REST);
    check(session_shows("L4   -"), "a mate: the panel still looks for one");
    messages_control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Saved", WAIT_LOAD);
    emu_frames(2 * REST);
    messages_control('l');
    session_waits("Load <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    emu_frames(4 * REST);
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5) && session_shows("L4   -") && !session_shows("L4  NO"),
        "a loaded mate: the panel still looks for one");
}

void messages_refused(void)
{
    typed_mill();
    pointed_mill();
    light_square();
    no_piece();
    loaded_mate();
}
