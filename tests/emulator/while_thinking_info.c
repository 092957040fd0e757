/* while_thinking_info.c: see while_thinking.h. */
#include "while_thinking.h"
#include "check.h"

#include <stdio.h>

#define SEEN 150 /* frames in which a setting is told, and read */

/* What it says while it thinks, and its thought. */
static void check_says(const char *what)
{
    check(session_waits("Atari thinks: FIRE hurries", SEEN) && session_shows("Black ") && while_thinking_is_thinking(),
        "%s: it does not say again what it said", what);
}

static void settings_told(void)
{
    if (!while_thinking_think()) {
        return;
    }
    session_waits("Black ", LEVEL_FRAMES);
    check_says("nothing done");
    while_thinking_control('f');
    emu_frames(SETTLE);
    check_says("the board turned");
    while_thinking_control('p');
    emu_frames(SETTLE);
    check_says("men hidden");
    while_thinking_control('m');
    check(session_waits("Sound off", SETTLE), "nobody says that the sound is off");
    check_says("the sound");
    while_thinking_control('b');
    check(session_waits("Blank on", SETTLE), "nobody says that it will be dark");
    emu_frames(SEEN);
    check(!session_shows("Atari thinks"), "it is not dark");
    while_thinking_control('b');
    emu_frames(SETTLE);
    check_says("a lit screen");
    emu_console(CONSOLE_SELECT);
    check(session_waits("Level 7", SETTLE), "nobody says the level");
    check_says("the level");
    emu_key(KEY_ESC);
    check(session_waits("ESC back", WAIT_LOAD), "no page of commands");
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_says("the page of commands");
}

/* ---- the depths ---- */

#define DEEP 3           /* from which on a depth takes long enough to be disturbed */
#define LOOKED 90        /* frames after a disturbance */
#define BLACK_BEGINS "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/P1NB1N2/1P3PPP/R1BQ1RK1 b - - 0 10"

/* Of the thought on the screen; 0: there is none. */
static unsigned depth_shown(void)
{
    char text[16];

    for (unsigned depth = 15; depth; depth--) {
        snprintf(text, sizeof text, "d%u ", depth);
        if (session_shows(text)) {
            return depth;
        }
    }
    return 0;
}

/* As deep as it was before the disturbance, and never less. */
static void check_depth(unsigned before, const char *what)
{
    unsigned least = before;

    check(session_waits("FIRE hurries", WAIT_LOAD), "%s: it does not think on", what);
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

/* What changes nothing does not make it think all over again. */
static void goes_on_where_it_was(void)
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
    session_waits("ESC back", WAIT_LOAD);
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_depth(depth, "the page of commands");
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
    check_depth(depth, "no new game after all");
    if (!check(session_boot(&while_thinking_options) && session_choose(while_thinking_chess, BY_KEYS), "no chess")) {
        return;
    }
    session_level(6, BY_KEYS);
    session_set_up(BLACK_BEGINS); /* no game was there before it */
    check(session_waits("FIRE hurries", WAIT_LOAD), "it does not begin");
    depth = wait_until_deep();
    while_thinking_control('u');
    check(session_waits("Nothing to undo", WAIT_LOAD), "something was undone");
    check_depth(depth, "nothing to undo");
}

/* Dots of what is read meanwhile stand apart from what is said. */
static void dots_apart(void)
{
    int is_seen = 0, is_near = 0;

    while_thinking_options.is_slow = 1;
    if (while_thinking_think()) {
        emu_key(KEY_ESC);
        for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("ESC back") && emu_frame() < end; emu_frames(1)) {
            is_seen |= session_shows("hurries ...");
            is_near |= session_shows("hurries.");
        }
        check(is_seen && !is_near, "dots %s", is_near ? "run into the line" : "are not seen");
    }
    while_thinking_options.is_slow = 0;
}

#define FOUR_LINE "White: four! stop e15, j15:"
#define DOTS_FRAMES 240 /* between two moves, for what is read ahead */

/* And nothing of a line that is as long goes for a dot: they stand before and behind what was typed. */
static void dots_where_nothing_stands(void)
{
    static const char *const moves[] = { "f15", "a1", "g15", "b3", "h15", "a5", "i15" };
    int is_seen = 0, is_whole = 1;

    while_thinking_options.is_slow = 1;
    if (check(session_boot(&while_thinking_options) && session_choose(host_game("gomoku"), BY_KEYS) && session_two_people(),
        "no go-moku")) {
        session_start_again();
        emu_frames(DOTS_FRAMES);
        for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
            session_type(moves[n]);
            emu_frames(DOTS_FRAMES);
        }
        session_press("a9");
        check(session_waits(FOUR_LINE " a9", SETTLE), "no '" FOUR_LINE " a9'");
        emu_key(KEY_ESC);
        for (unsigned end = emu_frame() + WAIT_LOAD; session_shows(FOUR_LINE) && emu_frame() < end; emu_frames(1)) {
            is_seen |= session_shows(FOUR_LINE ".");
            is_whole &= session_shows("a9");
        }
        check(is_seen && is_whole, "dots %s", is_seen ? "stand where something was typed" : "are not seen");
    }
    while_thinking_options.is_slow = 0;
}

void while_thinking_info(void)
{
    dots_apart();
    dots_where_nothing_stands();
    settings_told();
    goes_on_where_it_was();
}
