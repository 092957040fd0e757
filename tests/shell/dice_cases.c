/* dice_cases.c: set-up positions of games with dice; see dice.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "dice.h"

typedef struct {
    const char *game, *position;
    const char *refused, *why; /* an illegal move and its message; or 0 */
    const char *move;          /* 0: a pass, played automatically; "": an only move, played by FIRE on any square */
    const char *after;
} Case;

static const Case cases[] = {
    {"race", "0,0,0,5/0,0,8,12 a 3", NULL, NULL, "5", "0,0,0,8/0,0,0,12 b"},
    {"race", "0,0,5,9/0,7,7,12 a 3", "5", "A block is in the way", "9", "0,0,5,12/0,0,7,7 b"},
    {"race", "0,0,0,4/0,7,7,12 a 6", "4", "A block is in the way", "0", "0,0,1,4/0,7,7,12 a"},
    {"race", "0,0,0,17/0,0,0,5 a 3", NULL, NULL, NULL, "0,0,0,17/0,0,0,5 b"},
    {"race", "0,0,0,3/0,0,0,5 a 6", NULL, NULL, "3", "0,0,0,9/0,0,0,5 a"},
    {"race", "0,0,0,4/0,0,0,5 a 2", "0", "Only a six leaves the start", "", "0,0,0,6/0,0,0,5 b"},
    {"race", "0,0,16,17/0,0,0,5 a 2", "17", "Too far: home is square 18", "16", "0,0,17,18/0,0,0,5 b"},
    {"race", "17,18,18,18/0,3,3,5 a 1", NULL, NULL, "", "18,18,18,18/0,3,3,5 b"},
    /* one die only: it must be the larger one */
    {"backgammon", "-,-,-,-,-,-,-,-,-,-,-,-,W1,-,-,-,-,B2,-,B2,-,-,-,- 0/0 w 61", "12/11",
        "Not a whole play of the dice", "12/6", "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,B2,W1,B2,-,-,-,- 0/0 b -"},
    {"backgammon", "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w 31", "7/4",
        "You have no checker there", "8/5 6/5", "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W2,-,W4,W2,-,-,-,B2 0/0 b -"},
    {"backgammon", "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,W2,W2,W1,-,B3 0/0 w 62", "5/off",
        "Now the rest", "5/off 4/2", "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,W1,W1,W1,W1,B3 0/0 b -"},
    {"die", "03/05 a 2", NULL, NULL, "3", "05/00 b"},
    {"die", "68/47 a 3", NULL, NULL, NULL, "68/47 a"},
    {"die", "68/47 a 2", NULL, NULL, "", "88/47 b"},
};

static void try_case(const char *place, const Case *that, Input input)
{
    unsigned end;

    session_set_up(that->position);
    if (that->move) {
        emu_frames(AFTER);
        wait_settled(WAIT_MOVE);
        check(strcmp(probe_board(), that->position) == 0, "%s: '%s' cannot be set up: '%s'", place, that->position,
            probe_board());
    }
    if (that->refused) {
        session_type(that->refused);
        emu_frames(AFTER / 2);
        check(session_shows(that->why), "%s: %s in '%s': '%s' is not shown", place, that->refused, that->position,
            that->why);
        check(probe_word(PROBE_PLY) == 0, "%s: %s was played in '%s'", place, that->refused, that->position);
    }
    if (that->move && *that->move) {
        session_new_turn();
        session_move(that->move, input);
    } else if (that->move) {
        emu_fire();
    }
    end = emu_frame() + WAIT_MOVE;
    while (probe_word(PROBE_PLY) != 1 && emu_frame() < end) {
        emu_frames(1);
        if (session_asks_roll()) {
            emu_fire();
        }
    }
    emu_frames(WRITE_FRAMES);
    check(strcmp(probe_board(), that->after) == 0, "%s: '%s' leads to '%s', not '%s'", place, that->position,
        probe_board(), that->after);
    wait_settled(2 * WAIT_MOVE);
    emu_frames(AFTER);
    wait_settled(2 * WAIT_MOVE);
}

/* Invalid positions: a line names the error and the square, and the board is unchanged. */
static const struct {
    const char *game, *position, *why;
} errors[] = {
    {"race", "0,0,3,7/0,0,0,7 a 6", "Both sides are on 7"},
    {"race", "0,0,3,7,9/0,0,0,12 a 6", "A fifth piece is on 9"},
    {"race", "0,0,3,7/0,0,0,12 a 7", "A die has no 7"},
    {"race", "0,0,3,7/0,0,12 a 6", "List four pieces, as 0,0,3,7"},
    {"backgammon", "W0,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,B2 0/0 w -", "A count is 1 to 15"},
};

static void try_errors(const char *place, const char *game)
{
    for (unsigned n = 0; n < sizeof errors / sizeof errors[0]; n++) {
        char before[HOST_TEXT];

        if (strcmp(errors[n].game, game) != 0) {
            continue;
        }
        strcpy(before, probe_board());
        session_set_up(errors[n].position);
        emu_frames(AFTER / 2);
        check(session_shows(errors[n].why), "%s: '%s': '%s' is not shown", place, errors[n].position, errors[n].why);
        emu_key(KEY_ESC);
        check(session_agree("Lose changes?"), "%s: ESC does not ask", place);
        emu_frames(AFTER);
        wait_settled(WAIT_MOVE);
        check(strcmp(probe_board(), before) == 0, "%s: after '%s' the board is '%s', not '%s'", place,
            errors[n].position, probe_board(), before);
    }
}

/* Positions set up with the cursor on a cleared board: the squares in the order in which they are pointed at. */
static const struct {
    const char *game, *squares, *after;
} pointed[] = {
    {"race", "5 5 12 12 12 0 0 0", "0,0,5,5/0,0,0,12 a 3"},
    {"race", "17 17 17 17 17 1 1 0 0 0 0", "0,0,1,1/0,0,0,17 a 4"},
};

static void try_pointed(const char *place, const char *game)
{
    for (unsigned n = 0; n < sizeof pointed / sizeof pointed[0]; n++) {
        char squares[HOST_TEXT];

        if (strcmp(pointed[n].game, game) != 0) {
            continue;
        }
        strcpy(squares, pointed[n].squares);
        session_new_board();
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        emu_key(KEY_CTRL + emu_key_code('c'));
        for (char *square = strtok(squares, " "); square; square = strtok(NULL, " ")) {
            session_move(square, BY_STICK);
            emu_frames(AFTER / 4);
        }
        emu_key(KEY_RETURN);
        session_replace();
        emu_frames(AFTER);
        wait_settled(WAIT_MOVE);
        check(strcmp(probe_board(), pointed[n].after) == 0, "%s: '%s' sets up '%s', not '%s'", place,
            pointed[n].squares, probe_board(), pointed[n].after);
    }
}

void dice_cases(const char *place, const char *game, Input input)
{
    for (unsigned n = 0; n < sizeof cases / sizeof cases[0]; n++) {
        if (strcmp(cases[n].game, game) == 0) {
            try_case(place, cases + n, input);
        }
    }
    session_start_again();
    emu_frames(AFTER);
    wait_settled(WAIT_PASSES);
    try_pointed(place, game);
    try_errors(place, game);
}
