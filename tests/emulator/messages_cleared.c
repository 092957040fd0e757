/* messages_cleared.c: see messages.h: what is said anew clears what was said before it, on the line below and in the
 * row of
 * keys as well. */
#include "messages.h"
#include "check.h"
#include "screen.h"

#include <string.h>

#define KEYS "^H hint  "
#define SLOW_REST 400 /* frames in which a real drive has read ahead */

static void ask_hint(void)
{
    messages_control('h');
    wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2);
    emu_frames(AFTER);
    check(session_shows("Hint: ") && session_shows("From the book"), "no hint");
}

/* What a hint was about is not what is wrong with a move, nor how loud it is. */
static void below_a_hint(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    ask_hint();
    session_type("e2e5");
    emu_frames(AFTER);
    check(session_shows("No man of yours can do that") && !session_shows("From the book"),
        "a refusal, and a hint below it");
    ask_hint();
    messages_control('r');
    check(session_shows("There is none") && !session_shows("From the book"), "nothing to redo, and a hint below it");
    ask_hint();
    messages_control('m');
    check(session_shows("Sound o") && !session_shows("From the book"), "the sound, and a hint below it");
    messages_control('m');
}

/* The variant that is played stands there again. */
static void variant_comes_back(void)
{
    if (!messages_begin("gomoku")) {
        return;
    }
    messages_control('v');
    emu_frames(AFTER);
    check(session_shows("< opening=free >") && !session_shows(KEYS),
        "no question for the rules, or keys that are not obeyed");
    emu_key(KEY_RIGHT);
    emu_fire();
    emu_frames(REST);
    check(session_shows("opening=swap"), "the rules are not named");
    messages_control('r');
    check(session_shows("There is none") && session_shows("opening=swap"), "the rules are not named below a refusal");
}

/* Behind the end of a game. */
static void below_an_end(void)
{
    if (!messages_begin("gomoku")) {
        return;
    }
    messages_control('q');
    emu_frames(AFTER);
    check(session_shows("Resign? FIRE yes  ESC no") && !session_shows(KEYS), "a question above keys that are not obeyed");
    emu_fire();
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(2 * AFTER);
    check(session_shows("START again") && session_shows("^G moves"), "no end");
    messages_control('v');
    emu_frames(AFTER);
    check(session_shows("< opening=free >") && !session_shows("START again") && !session_shows("^G moves"),
        "a question with an end below it");
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    check(session_shows("START again") && session_shows("^G moves"), "the end is not told again");
}

static void check_slots(const char *what)
{
    emu_frames(2 * AFTER);
    check(session_shows(what) && !session_shows(KEYS) && !session_shows("goes on") && !session_shows(" undo"),
        "'%s' above keys that are not obeyed", what);
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
    check(session_shows(KEYS), "the keys are not told again");
    if (messages_begin("starchess")) {
        session_type("e"); /* the others play, and tell of it */
        session_waits("FIRE goes on", WAIT_MOVE);
        messages_control('l');
        check_slots("Load < 1:");
        check(session_shows("FIRE goes on"), "what others did is not told again");
    }
}

/* Games are called there as the menu calls them, in another game as well. */
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
        "a save of another game");
    emu_key(KEY_RIGHT);
    emu_frames(AFTER);
    check(session_shows("Save < 2: empty >") && !session_shows("move 1"), "an empty slot");
    session_type("ann");
    emu_frames(4 * AFTER);
    messages_control('l');
    emu_frames(2 * AFTER);
    emu_key(KEY_RIGHT);
    emu_frames(AFTER);
    check(session_shows("Load < 2: Star Chess >") && session_shows("turn 1 ANN"), "a save of a game of turns");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* A question for the man that a pawn becomes, left again. */
static void below_a_choice(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_set_up("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    session_move("a7a8", BY_STICK);
    emu_frames(AFTER);
    check(session_shows("FIRE or ESC") && !session_shows(KEYS), "no question for the man, or keys that are not obeyed");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("Your move:") && session_shows("^H hint"), "the keys are not told again");
}

/* While a real drive reads how a game ended, nobody thinks, and nobody is asked. */
static void before_an_end(void)
{
    int is_true = 1;

    messages_options.is_slow = 1;
    if (!messages_begin("hexapawn")) {
        return;
    }
    emu_frames(SLOW_REST);
    while (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER && messages_move_by_lot()) {
    }
    emu_frames(2);
    for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("START again") && emu_frame() < end; emu_frames(2)) {
        is_true &= !session_shows("thinks") && !session_shows("move:");
    }
    check(is_true && session_shows("START again"), "it thinks, or asks, when the game is over");
    messages_options.is_slow = 0;
}

/* Title and level share a row, on the page of commands, too. */
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
    check(session_shows(" ROW   DIR\n"), "title and level touch");
    emu_key(KEY_ESC);
    emu_frames(4 * AFTER);
    check(session_shows("COMMANDS     DIR\n"), "title and level of the page of commands");
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
