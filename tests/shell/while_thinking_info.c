/* while_thinking_info.c: search information after a disturbance; see while_thinking.h. */
/* SPDX-License-Identifier: MIT */
#include "while_thinking.h"
#include "check.h"

#include <stdio.h>

#define SEEN 150 /* frames after which the message about a setting is gone */

/* Checks that the computer thinks and that its text and the search information are shown again. */
static void check_information(const char *what)
{
    check(session_waits("Thinking. FIRE: move now", SEEN) && session_shows("depth ") && while_thinking_is_thinking(),
        "%s: its text is not shown again", what);
}

static void settings_shown(void)
{
    if (!while_thinking_think()) {
        return;
    }
    session_waits("depth ", LEVEL_FRAMES);
    check_information("no input");
    while_thinking_control('f');
    emu_frames(SETTLE);
    check_information("flipping the board");
    while_thinking_control('p');
    emu_frames(SETTLE);
    check_information("hiding the pieces");
    while_thinking_control('m');
    check(session_waits("Sound off", SETTLE), "no message that the sound is off");
    check_information("the sound");
    while_thinking_control('b');
    check(session_waits("Blank on", SETTLE), "no message that the screen will be blank");
    emu_frames(SEEN);
    check(!session_shows("Thinking."), "the screen is not blank");
    while_thinking_control('b');
    emu_frames(SETTLE);
    check_information("showing the screen");
    emu_console(CONSOLE_SELECT);
    check(session_waits("Level 7", SETTLE), "the level is not shown");
    check_information("the level");
    emu_key(KEY_ESC);
    check(session_waits("COMMANDS", WAIT_LOAD), "no command menu");
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_information("the command menu");
}

/* ---- the depths ---- */

#define DEEP 3           /* from this depth on an iteration takes long enough to be disturbed */
#define LOOKED 90        /* frames after a disturbance in which the depth is watched */
#define BLACK_BEGINS "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/P1NB1N2/1P3PPP/R1BQ1RK1 b - - 0 10"

/* The depth in the search information on the screen; 0: none. */
static unsigned depth_shown(void)
{
    char text[16];

    for (unsigned depth = 15; depth; depth--) {
        snprintf(text, sizeof text, "depth %u ", depth);
        if (session_shows(text)) {
            return depth;
        }
    }
    return 0;
}

/* Checks that the search continues at least as deep as before the disturbance. */
static void check_depth(unsigned before, const char *what)
{
    unsigned least = before;

    check(session_waits("FIRE: move now", WAIT_LOAD), "%s: it does not continue thinking", what);
    for (unsigned frame = 0; frame < LOOKED; frame += 2) {
        unsigned depth = depth_shown();

        if (depth < least) {
            least = depth;
        }
        emu_frames(2);
    }
    check(least >= before, "%s: depth %u, and then %u", what, before, least);
}

static unsigned wait_until_deep(void)
{
    for (unsigned end = emu_frame() + LEVEL_FRAMES; depth_shown() < DEEP && emu_frame() < end; emu_frames(3)) {
    }
    return depth_shown();
}

/* Input that does not change the position does not restart the search. */
static void continues_at_its_depth(void)
{
    unsigned depth;

    if (!while_thinking_think()) {
        return;
    }
    depth = wait_until_deep();
    emu_console(CONSOLE_SELECT);
    emu_frames(SETTLE);
    check_depth(depth, "the level");
    depth = wait_until_deep();
    emu_key(KEY_ESC);
    session_waits("COMMANDS", WAIT_LOAD);
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_depth(depth, "the command menu");
    depth = wait_until_deep();
    emu_key(emu_key_code('?'));
    session_waits("FIRE", WAIT_LOAD);
    emu_frames(SETTLE);
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_depth(depth, "the rules");
    if (!while_thinking_think()) {
        return;
    }
    depth = wait_until_deep();
    emu_console(CONSOLE_START);
    session_waits("New game?", WAIT_LOAD);
    emu_key(KEY_ESC);
    check_depth(depth, "a cancelled new game");
    if (!check(session_boot(&while_thinking_options) && session_choose(while_thinking_chess, BY_KEYS), "no chess")) {
        return;
    }
    session_level(6, BY_KEYS);
    session_set_up(BLACK_BEGINS); /* no move was made before, so there is nothing to undo */
    check(session_waits("FIRE: move now", WAIT_LOAD), "the computer does not start");
    depth = wait_until_deep();
    while_thinking_control('u');
    check(session_waits("Nothing to undo", WAIT_LOAD), "something was undone");
    check_depth(depth, "nothing to undo");
}

/* Loading dots are separated from the message. */
static void dots_apart(void)
{
    int is_seen = 0, is_near = 0;

    while_thinking_options.is_slow = 1;
    if (while_thinking_think()) {
        emu_key(KEY_ESC);
        for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("COMMANDS") && emu_frame() < end;
            emu_frames(1)) {
            is_seen |= session_shows("move now   ...");
            is_near |= session_shows("move now.");
        }
        check(is_seen && !is_near, "the dots %s", is_near ? "touch the line" : "are not shown");
    }
    while_thinking_options.is_slow = 0;
}

#define FOUR_LINE "White must block e15, j15:"
#define DOTS_FRAMES 240 /* between two moves, for background reading */

/* Loading dots do not overwrite typed text. */
static void dots_beside_typed_text(void)
{
    static const char *const moves[] = { "f15", "a1", "g15", "b3", "h15", "a5", "i15" };
    int is_seen = 0, is_whole = 1;

    while_thinking_options.is_slow = 1;
    if (check(session_boot(&while_thinking_options) && session_choose(host_game("gomoku"), BY_KEYS), "no go-moku")) {
        emu_console(CONSOLE_OPTION);
        session_waits("Atari v person", DOTS_FRAMES);
        emu_console(CONSOLE_OPTION); /* in a row, so that the computer does not begin to play */
        emu_console(CONSOLE_OPTION);
        check(session_waits("Two people", DOTS_FRAMES), "no game for two people");
        emu_frames(DOTS_FRAMES);
        session_start_again();
        emu_frames(DOTS_FRAMES);
        for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
            session_type(moves[n]);
            emu_frames(DOTS_FRAMES);
        }
        session_press("a9");
        check(session_waits(FOUR_LINE " a9", SETTLE), "the line lacks '" FOUR_LINE " a9'");
        emu_key(KEY_ESC);
        for (unsigned end = emu_frame() + WAIT_LOAD; session_shows(FOUR_LINE) && emu_frame() < end; emu_frames(1)) {
            is_seen |= session_shows(FOUR_LINE " a9.");
            is_whole &= session_shows("a9");
        }
        check(is_seen && is_whole, "the dots %s", is_seen ? "overwrite typed text" : "are not shown");
    }
    while_thinking_options.is_slow = 0;
}

/* The evaluation of noughts in space sees a win that the search has not reached: the line names the winner and shows
 * no number of pieces. */
static void win_in_sight(void)
{
    if (!check(session_boot(&while_thinking_options) && session_choose(host_game("noughts3d"), BY_KEYS),
        "no noughts in space")) {
        return;
    }
    session_set_up("X--O---X----X--O/------XX-O------/-----O----------/X--X--------OO-O X");
    emu_frames(SETTLE);
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(session_waits("Hint: 4c4", WAIT_LOAD) && session_shows("depth 4 Nought wins  4c4"), "the win is not named");
}

void while_thinking_info(void)
{
    win_in_sight();
    dots_apart();
    dots_beside_typed_text();
    settings_shown();
    continues_at_its_depth();
}
