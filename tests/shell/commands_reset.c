/* commands_reset.c: RESET in the middle of a game; see commands.h. */
/* SPDX-License-Identifier: MIT */
#include "commands.h"
#include "check.h"

#include <string.h>

/* A moment at which RESET must keep the game, such as thinking or reading the rules; `prepare` leads to it. */
typedef struct {
    const char *what;
    void (*prepare)(void);
    unsigned plies; /* number of plies that may be played before the machine waits for input again */
} Moment;

static void reset_while(const Moment *moment, unsigned game, unsigned frames)
{
    const char *what = moment->what;
    char before[HOST_TEXT];
    unsigned turns, plies = 0;

    session_start_again();
    emu_frames(AFTER);
    wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3);
    session_type(game == 0 ? "b1b2" : "1");
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: no reply", what);
    strcpy(before, probe_board());
    moment->prepare();
    emu_frames(frames);
    turns = probe_word(PROBE_TURNS);
    emu_reset();
    check(wait_turns(turns, WAIT_LOAD), "%s: RESET does not come back", what);
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: RESET does not come back to the game", what);
    while (plies < moment->plies && !host_reaches(before, probe_board(), plies)) {
        plies++;
    }
    check(host_reaches(before, probe_board(), plies), "%s after %u frames: RESET turns '%s' into '%s'", what, frames,
        probe_board(), before);
}

static void nothing(void) {}
static void rules_open(void) { emu_key(emu_key_code('?')); }
static void list_open(void) { emu_key(KEY_ESC); }
static void lifted(void) { emu_key(emu_key_code('a')); }
static void next_move(void)
{
    char moves[HOST_MOVES][HOST_TEXT];

    if (host_moves(probe_board(), moves)) {
        session_type(moves[0]);
    }
}
static void ask_hint(void) { emu_key(KEY_CTRL + emu_key_code('h')); }

void commands_reset(unsigned game, unsigned level)
{
    static const Moment moments[] = {
        {"waiting", nothing, 0}, {"rules", rules_open, 0}, {"list", list_open, 0}, {"typing", lifted, 0},
        {"moving", next_move, 2}, {"hint", ask_hint, 0},
    };

    if (!commands_begin(game, level)) {
        return;
    }
    for (int n = 0; n < 4; n++) {
        reset_while(&moments[n], game, 20);
    }
    for (unsigned frames = 1; frames < 60; frames += 13) {
        reset_while(&moments[4], game, frames);
        reset_while(&moments[5], game, frames);
    }
}

#define WINDOW 24 /* frames from the answer, or from CTRL+U, until the other game is on the board */

/* RESET while START replaces a game, or undo brings it back: afterwards the old or the new game is on the board. */
static void reset_between(const char *what, const char *old, const char *start, unsigned frames)
{
    unsigned turns = probe_word(PROBE_TURNS);

    emu_frames(frames);
    emu_reset();
    emu_hold_key(KEY_NONE);
    check(wait_turns(turns, WAIT_LOAD) && wait_settled(WAIT_MOVE), "%s: RESET does not come back", what);
    emu_frames(AFTER);
    check(strcmp(probe_board(), old) == 0 || strcmp(probe_board(), start) == 0,
        "%s and RESET after %u frames: the board is '%s'", what, frames, probe_board());
}

/* Plays two plies and copies the board to `old`; presses START and answers yes. */
static void press_start(char *old)
{
    session_type("e2e4");
    emu_frames(AFTER);
    session_type("e7e5");
    emu_frames(3 * AFTER); /* the game may be saved */
    strcpy(old, probe_board());
    emu_console(CONSOLE_START);
    session_waits("New game?", WAIT_LOAD);
    emu_frames(AFTER); /* time to read the question */
    emu_hold_fire(1);
    emu_frames(3);
    emu_hold_fire(0);
}

/* Tests RESET at several frames after START, and after undo of START; boots a fresh machine each time. */
void commands_reset_start(void)
{
    char start[HOST_TEXT], old[HOST_TEXT];

    for (unsigned frames = 3; frames < WINDOW; frames += 4) {
        for (int is_undo = 0; is_undo < 2; is_undo++) {
            if (!commands_begin(host_game("chess"), 4)) {
                return;
            }
            commands_two_people();
            strcpy(start, probe_board());
            press_start(old);
            if (is_undo) {
                emu_frames(AFTER);
                emu_hold_key(KEY_CTRL + emu_key_code('u'));
            }
            reset_between(is_undo ? "undo of START" : "START", old, start, frames);
        }
    }
}

/* RESET while a game is being saved in a slot: the player is told that it is not saved. After "Saved" nothing is
 * said. */
void commands_reset_saving(void)
{
    static const char *const until[] = { "Saving", "Saved" };

    for (unsigned n = 0; n < 2; n++) {
        if (!commands_begin(host_game("hexapawn"), 1)) {
            return;
        }
        commands_two_people();
        session_type("b1b2");
        emu_frames(2 * AFTER);
        commands_control('s');
        check(session_waits("Save <", WAIT_LOAD), "no choice of slots");
        emu_frames(AFTER);
        emu_key(KEY_RETURN);
        check(session_waits(until[n], WAIT_LOAD), "'%s' is not shown", until[n]);
        emu_reset();
        check(session_waits("Not saved", 2 * AFTER) == !n, "RESET at '%s': %s", until[n],
            n ? "the message is wrong" : "no message");
        check(wait_settled(WAIT_MOVE), "RESET at '%s' does not come back", until[n]);
    }
}
