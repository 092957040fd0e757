/* dice_start.c: START and undo in games with dice; see dice.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "dice.h"

#define ASKED_MOST 1200 /* frames to the question, which comes at a player's turn: many rolls may come first */
#define STARTS 3 /* number of new games; each begins with rolls, sometimes for many plies */

static char old[HOST_TEXT];
static unsigned old_plies;

static void check_board(const char *place, const char *what)
{
    check(strcmp(probe_board(), old) == 0 && probe_word(PROBE_PLY) == old_plies,
        "%s: %s: '%s' and %u plies, not '%s' and %u", place, what, probe_board(), probe_word(PROBE_PLY), old,
        old_plies);
}

/* Presses START, and FIRE when the question comes; rolls may come between the two. */
static void press_start(void)
{
    emu_console(CONSOLE_START);
    for (unsigned end = emu_frame() + ASKED_MOST; emu_frame() < end; emu_frames(3)) {
        if (session_shows("New game? FIRE: yes  ESC: no")) {
            emu_fire();
            return;
        }
    }
}

/* Starts a new game and waits until the player has a decision to make. */
static void begin_again(const char *place)
{
    press_start();
    emu_frames(AFTER);
    wait_settled(WAIT_PASSES);
    check(strcmp(probe_board(), old) != 0 || probe_word(PROBE_PLY) != old_plies, "%s: after START the board is '%s'",
        place, old);
}

static void play_one(void)
{
    char moves[HOST_MOVES][HOST_TEXT];

    host_moves(probe_board(), moves);
    session_type(moves[0]);
    emu_frames(AFTER);
    wait_settled(WAIT_PASSES);
}

void dice_start(const char *place)
{
    char earlier[HOST_TEXT];
    unsigned most = 0;

    strcpy(old, probe_board());
    old_plies = probe_word(PROBE_PLY);
    dice_control('u');
    strcpy(earlier, probe_board());
    dice_control('r');
    check_board(place, "undo and redo");
    for (unsigned n = 0; n < STARTS; n++) {
        if (n) { /* no move was made: undo still brings back the earlier game */
            press_start();
            emu_frames(AFTER);
        }
        begin_again(place);
        if (probe_word(PROBE_PLY) > most) {
            most = probe_word(PROBE_PLY);
        }
        dice_control('u');
        check_board(place, "undo of START");
        dice_control('u');
        check(strcmp(probe_board(), earlier) == 0, "%s: undo after that: '%s', not '%s'", place, probe_board(),
            earlier);
        dice_control('r');
        check_board(place, "redo after undo of START");
    }
    figure("%s: START is undone after %u plies without a decision", place, most);
}

void dice_start_for_good(const char *place)
{
    strcpy(old, probe_board());
    begin_again(place);
    play_one();
    play_one();
    for (int n = 0; n < 3 && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY; n++) {
        dice_control('u');
    }
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER || session_shows("Nothing to undo"),
        "%s: the game before START comes back after two moves", place);
}
