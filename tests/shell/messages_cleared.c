/* messages_cleared.c: a new message clears the old one, also on the line below and in the key row; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "screen.h"

#include <string.h>

#define KEYS "^H: hint "
#define SLOW_REST 400 /* frames after which a real drive has finished reading in the background */

static void ask_hint(void)
{
    messages_control('h');
    session_waits("Hint: ", WAIT_MOVE);
    emu_frames(AFTER);
    check(session_shows("Hint: ") && session_shows("From the book"), "no hint");
}

/* The text of a hint does not stay below another message. */
static void below_a_hint(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    ask_hint();
    session_type("e2e5");
    emu_frames(AFTER);
    check(session_shows("No legal move there") && !session_shows("From the book"),
        "a refusal, and a hint below it");
    ask_hint();
    messages_control('r');
    check(session_shows("Not possible") && !session_shows("From the book"), "nothing to redo, and a hint below it");
    ask_hint();
    messages_control('m');
    check(session_shows("Sound o") && !session_shows("From the book"), "a sound message, and a hint below it");
    messages_control('m');
}

/* The name of the chosen variant is shown, also below another message. */
static void variant_comes_back(void)
{
    if (!messages_begin("gomoku")) {
        return;
    }
    messages_control('v');
    emu_frames(AFTER);
    check(session_shows("< Opening: free >") && !session_shows(KEYS),
        "no question about the variant, or wrong keys below it");
    emu_key(KEY_RIGHT);
    emu_fire();
    emu_frames(REST);
    check(session_shows("Opening: swap"), "the variant is not named");
    messages_control('r');
    check(session_shows("Not possible") && session_shows("Opening: swap"), "the variant is not named below a refusal");
}

/* After the end of a game: the text below the result disappears while a question is shown, and comes back. */
static void below_an_end(void)
{
    if (!messages_begin("gomoku")) {
        return;
    }
    messages_control('q');
    emu_frames(AFTER);
    check(session_shows("Resign? FIRE: yes  ESC: no") && !session_shows(KEYS), "a question above wrong keys");
    emu_fire();
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(2 * AFTER);
    check(session_shows("FIRE: again") && session_shows("Time: "), "the end is not shown");
    messages_control('v');
    emu_frames(AFTER);
    check(session_shows("< Opening: free >") && !session_shows("FIRE: again") && !session_shows("Time: "),
        "a question with the result below it");
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    check(session_shows("FIRE: again") && session_shows("Time: "), "the result is not shown again");
}

static void check_slots(const char *what)
{
    emu_frames(2 * AFTER);
    check(session_shows(what) && !session_shows(KEYS) && !session_shows("continue") && !session_shows(" undo"),
        "'%s' above wrong keys", what);
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
}

static void below_saves(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_control('s');
    check_slots("Save < 1:");
    messages_control('l');
    check_slots("Load < 1:");
    check(session_shows(KEYS), "the keys are not shown again");
    if (messages_begin("starchess")) {
        session_type("e"); /* "end": the other sides play, and their orders are reported */
        session_waits("FIRE: continue", WAIT_MOVE);
        messages_control('l');
        check_slots("Load < 1:");
        check(session_shows("FIRE: continue"), "the report is not shown again");
    }
}

/* The list of saves shows games by the same names as the menu, also when another game is on the board. */
static void names_of_saves(void)
{
    unsigned stars = host_game("starchess");

    if (!messages_begin("connect4")) {
        return;
    }
    messages_control('s');
    emu_frames(2 * AFTER);
    emu_fire();
    emu_frames(4 * AFTER);
    check(session_menu() && session_choose(stars, BY_KEYS), "no Star Chess");
    messages_control('s');
    emu_frames(2 * AFTER);
    check(session_shows("Save < 1: 4 in a Row >") && session_shows("move 1\n"),
        "a save of another game has a wrong name");
    emu_key(KEY_RIGHT);
    emu_frames(AFTER);
    check(session_shows("Save < 2: empty >") && !session_shows("move 1"), "an empty slot has a wrong text");
    session_type("ann");
    emu_frames(4 * AFTER);
    messages_control('l');
    emu_frames(2 * AFTER);
    emu_key(KEY_RIGHT);
    emu_frames(AFTER);
    check(session_shows("Load < 2: Star Chess >") /* the first side is drawn: Gold's first turn may be in round 2 */
            && (session_shows("turn 1 ANN") || session_shows("turn 2 ANN")),
        "a save of a game with turns has a wrong text");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* The choice of a promotion piece replaces the key row; after ESC the key row is shown again. */
static void below_a_choice(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_set_up("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    session_move("a7a8", BY_STICK);
    emu_frames(AFTER);
    check(session_shows("Promote to < Queen >") && session_shows("FIRE: choose  ESC: back") && !session_shows(KEYS),
        "no question about the piece, or wrong keys below it");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("Your move:") && session_shows("^H: hint"), "the keys are not shown again");
}

/* While a real drive reads the result text, the computer does not think and no move is asked for. */
static void before_an_end(void)
{
    int is_true = 1;

    messages_options.is_slow = 1;
    if (!messages_begin("hexapawn")) {
        return;
    }
    emu_frames(SLOW_REST);
    while (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER && messages_random_move()) {
    }
    emu_frames(2);
    for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("FIRE: again") && emu_frame() < end; emu_frames(2)) {
        is_true &= !session_shows("thinks") && !session_shows("move:");
    }
    check(is_true && session_shows("FIRE: again"), "thinking or a question after the end of the game");
    messages_options.is_slow = 0;
}

/* Title and level share a row and do not touch, also in the command menu. */
static void title_and_level(void)
{
    if (!messages_begin("connect4")) {
        return;
    }
    for (int n = 0; n < 12; n++) {
        emu_console(CONSOLE_SELECT);
    }
    emu_frames(AFTER);
    check(session_shows(" ROW   RND\n"), "title and level touch");
    emu_console(CONSOLE_SELECT);
    emu_frames(REST);
    check(session_shows(" ROW   BEG\n"), "title and level touch");
    emu_key(KEY_ESC);
    emu_frames(4 * AFTER);
    check(session_shows("COMMANDS     BEG\n"), "title and level of the command menu touch");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

void messages_lines(void)
{
    before_an_end();
    title_and_level();
    below_a_hint();
    variant_comes_back();
    below_an_end();
    below_saves();
    names_of_saves();
    below_a_choice();
}
