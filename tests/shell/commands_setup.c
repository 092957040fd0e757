/* commands_setup.c: positions set up with the cursor and as text; see commands.h. */
/* SPDX-License-Identifier: MIT */
#include "commands.h"
#include "check.h"
#include "screen.h"

#include <stdio.h>
#include <string.h>

/* An invalid position is refused with a line that names the squares. */
static void error_of_set_up(void)
{
    if (commands_begin(GAME_chess, 1)) {
        commands_two_people();
        session_set_up("4k3/8/6k1/8/8/8/8/4K3 w - - 0 1");
        emu_frames(AFTER);
        check(session_shows("wo black kings: g6 and e8"), "two kings, and no message names the squares");
    }
}

/* Sets up hexapawn: a pawn from b1 to b2, Black to move. Four pawns are refused on the way. */
static void set_up(Input input)
{
    if (!commands_begin(0, 1)) {
        return;
    }
    commands_two_people();
    if (input == BY_STICK) {
        session_command("Set up", BY_STICK);
    } else {
        emu_key(KEY_CTRL + emu_key_code('e'));
    }
    emu_frames(AFTER);
    session_point(1, 1);
    if (input == BY_STICK) {
        emu_fire();
        emu_hold_fire(1);
        emu_frames(45);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
        check(session_shows("< Done >"), "set up by stick: no list");
        emu_fire();
    } else {
        emu_key(KEY_SPACE);
        emu_key(KEY_RETURN);
    }
    check(session_shows("oo many pawns: "), "set up: four pawns are not refused");
    for (int n = 0; n < 2; n++) { /* b1 becomes a black pawn, then empty */
        if (input == BY_STICK) {
            if (n == 0) {
                emu_stick(STICK_DOWN);
            }
            emu_fire();
        } else {
            if (n == 0) {
                emu_key(KEY_DOWN);
            }
            emu_key(KEY_SPACE);
        }
    }
    check(session_shows("Set up: White to move"), "set up: the error is still shown after a change");
    if (input == BY_STICK) { /* the side to move, then done */
        for (int n = 0; n < 2; n++) {
            emu_hold_fire(1);
            emu_frames(45);
            emu_hold_fire(0);
            emu_frames(PRESS_FRAMES);
            if (n == 0) {
                emu_stick(STICK_RIGHT);
            }
            emu_fire();
        }
    } else {
        emu_key(KEY_TAB);
        emu_console(CONSOLE_START);
    }
    emu_frames(AFTER);
    check(strcmp(probe_board(), "ppp/1P1/P1P b") == 0, "set up: the board is '%s'", probe_board());
    commands_play(2);
    emu_key(KEY_CTRL + emu_key_code('e')); /* another set-up, left by ESC */
    emu_frames(AFTER);
    emu_key(KEY_SPACE);
    strcpy(commands_positions[0], probe_board());
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("Lose changes?"), "set up: ESC drops the changes without a question");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("Set up:") && session_shows("RETURN: OK ESC: cancel"), "set up: ESC and no leave the set-up");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    check(session_shows("move:") && strcmp(probe_board(), commands_positions[0]) == 0,
        "set up: after ESC the board is '%s'", probe_board());
    commands_play(1);
}

static void hold_fire(void)
{
    emu_hold_fire(1);
    emu_frames(45);
    emu_hold_fire(0);
    emu_frames(PRESS_FRAMES);
}

/* ESC leaves the list of choices and does none of them. */
static void leave_choices(void)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    session_type("e2e4");
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    hold_fire();
    emu_stick(STICK_RIGHT);
    emu_stick(STICK_RIGHT);
    check(session_shows("< Clear the board >") && session_shows("ESC: back"), "no list of choices, or no way to leave");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("Set up: Black to move") && session_shows("RETURN: OK ESC: cancel"), "ESC ends the set-up");
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    check(session_shows("PPPP1PPP/RNBQKBNR b KQkq - 0 1"), "ESC in the list of choices changes the board");
}

/* A set-up position replaces a game only if the player agrees, even if the position is over already. While the
 * question waits, the screen shows the new position; after "no" the set-up goes on with it. */
static void ask_to_replace(const char *position, const char *end)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    session_type("e2e4");
    emu_frames(AFTER);
    strcpy(commands_positions[0], probe_board());
    for (int is_text = 0; is_text < 2; is_text++) {
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        if (is_text) {
            emu_key(KEY_CTRL + emu_key_code('e'));
            emu_frames(AFTER);
            for (int n = 0; n < 60; n++) {
                emu_key(KEY_BACKSPACE);
            }
            session_type(position);
        } else { /* black king, white king, white pawn below each other */
            session_point(3, 4);
            emu_key(KEY_CTRL + emu_key_code('c'));
            emu_key(emu_key_code('k'));
            emu_frames(AFTER);
            emu_key(KEY_UP);
            emu_key(KEY_UP);
            emu_key(KEY_SHIFT + emu_key_code('k'));
            emu_frames(AFTER);
            if (!*end) {
                emu_key(KEY_LEFT);
                emu_key(KEY_SHIFT + emu_key_code('p'));
                emu_frames(AFTER);
            }
            emu_key(KEY_TAB);
            emu_key(KEY_RETURN);
        }
        emu_frames(AFTER);
        check(session_shows("Replace game?"), "'%s' replaces a game without a question", position);
        emu_key(KEY_ESC);
        emu_frames(AFTER);
        check(session_shows(is_text ? "RETURN: done  ESC: cancel" : "RETURN: OK ESC: cancel"), "no: not in the set-up");
        if (!is_text) {
            emu_key(KEY_CTRL + emu_key_code('e'));
            emu_frames(AFTER);
        }
        check(session_shows(position), "no: '%s' is lost", position);
        emu_key(KEY_ESC);
        emu_frames(AFTER);
        emu_key(KEY_RETURN);
        emu_frames(2 * AFTER);
        check(session_shows("Black to move") && strcmp(probe_board(), commands_positions[0]) == 0,
            "after the set-up the board is '%s'", probe_board());
    }
    session_set_up(position);
    emu_frames(2 * AFTER);
    check(strcmp(probe_board(), position) == 0 && session_shows(*end ? end : "White to move"),
        "yes: the board is '%s'", probe_board());
}

/* Quevedo: the automaton moves first. Until the player has moved, nothing is asked. The board and the panel show the
 * same position while the question waits. */
static void quevedo_set_up(void)
{
    static uint8_t before[SCREEN_TEXT], after[SCREEN_TEXT];

    if (!check(session_boot(&commands_options), "no menu")) {
        return;
    }
    emu_key(session_letter(host_game("quevedo")));
    if (!check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 1, "quevedo: the automaton does not move first")) {
        return;
    }
    for (int has_moved = 0; has_moved < 2; has_moved++) {
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        for (int n = 0; n < 40; n++) {
            emu_key(KEY_BACKSPACE);
        }
        screen_board(emu_memory(), before);
        session_type(has_moved ? "8/8/8/8/8/1K6/7R/1k6 w" : "7K/7R/8/8/8/8/4k3/8 b");
        emu_frames(AFTER);
        check(session_shows("Replace game?") == has_moved, has_moved ? "quevedo: no question"
            : "quevedo: a question before the player has moved");
        screen_board(emu_memory(), after);
        check(memcmp(before, after, sizeof after) != 0, "quevedo: the question waits beside the old position");
        if (!has_moved) {
            wait_settled(WAIT_MOVE);
            session_type("e2d2");
            emu_frames(AFTER);
            wait_settled(WAIT_MOVE);
        }
    }
}

/* Clears the board by key or stick and places pieces by their letters. */
static void clear_and_letters(Input input)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    session_point(3, 4);
    if (input == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(45);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
        emu_stick(STICK_RIGHT);
        emu_stick(STICK_RIGHT);
        check(session_shows("< Clear the board >"), "no command to clear the board");
        emu_fire();
    } else {
        emu_key(KEY_CTRL + emu_key_code('c'));
    }
    emu_frames(AFTER);
    emu_key(emu_key_code('k'));
    emu_frames(AFTER);
    emu_key(KEY_UP); /* the cursor also stops at empty squares */
    emu_key(emu_key_code('q'));
    emu_frames(AFTER);
    emu_key(KEY_BACKSPACE);
    emu_key(KEY_UP);
    emu_key(KEY_SHIFT + emu_key_code('k'));
    emu_frames(AFTER);
    emu_key(KEY_LEFT);
    emu_key(KEY_SHIFT + emu_key_code('b'));
    emu_frames(AFTER);
    emu_key(emu_key_code('z')); /* not a piece */
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(2 * AFTER);
    check(strcmp(probe_board(), "8/8/2BK4/8/3k4/8/8/8 w - - 0 1") == 0, "cleared, and pieces by letters: '%s'",
        probe_board());
}

/* In three games: clears the board, places a piece at the cursor by its letter, and reads the position as text. */
static void clear_every_game(void)
{
    static const struct {
        unsigned game;
        const char *typed, *board;
    } games[] = {
        {GAME_noughts, "x", "----X---- X"},
        {GAME_hexapawn, "P", "3/1P1/3 w"},
        {GAME_reversi, "o", "---------------------------O------------------------------------ X"},
    };

    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        if (!commands_begin(games[n].game, 1)) {
            continue;
        }
        commands_two_people();
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        if (games[n].game == GAME_hexapawn) {
            session_point(1, 1);
        }
        emu_key(KEY_CTRL + emu_key_code('c'));
        emu_frames(AFTER);
        emu_key((games[n].typed[0] < 'a' ? KEY_SHIFT : 0) + emu_key_code((char)(games[n].typed[0] | 0x20)));
        emu_frames(AFTER);
        emu_key(KEY_CTRL + emu_key_code('e')); /* shows the position as text; of a long text only the end fits */
        emu_frames(AFTER);
        check(session_shows(games[n].board + (strlen(games[n].board) > 30 ? strlen(games[n].board) - 30 : 0)),
            "%s: cleared, and %s: not '%s'", commands_game(), games[n].typed, games[n].board);
    }
}

/* Sets up positions as text: `bad` is refused, and `typed` leads to `good`. A player may type . for -, whose key is
 * also an arrow key. */
static void set_up_text(unsigned game, const char *bad, const char *typed, const char *good)
{
    if (!commands_begin(game, 1)) {
        return;
    }
    commands_two_people();
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    check(session_shows("TAB: side to move  ^C: clear"), "%s: the set-up does not show its keys", commands_game());
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    check(session_shows("BACKSPACE: delete") && session_shows("RETURN: done  ESC: cancel")
        && !session_shows("TAB: side"),
        "%s: a position as text, with the keys for the board", commands_game());
    for (int n = 0; n < 20; n++) {
        emu_key(KEY_BACKSPACE);
    }
    session_type(bad);
    check(!session_shows("^H: hint"), "%s: '%s' is accepted", commands_game(), bad);
    for (int n = 0; n < 20; n++) {
        emu_key(KEY_BACKSPACE);
    }
    session_type(typed);
    emu_frames(AFTER);
    check(strcmp(probe_board(), good) == 0, "%s: '%s' was typed, the board is '%s'", commands_game(), typed,
        probe_board());
    commands_play(1);
}

void commands_set_up(void)
{
    error_of_set_up();
    set_up(BY_STICK);
    set_up(BY_KEYS);
    leave_choices();
    ask_to_replace("8/8/3K4/8/3k4/8/8/8 w - - 0 1", "Draw: ");
    ask_to_replace("8/8/2PK4/8/3k4/8/8/8 w - - 0 1", "");
    quevedo_set_up();
    clear_and_letters(BY_KEYS);
    clear_and_letters(BY_STICK);
    clear_every_game();
    set_up_text(GAME_hexapawn, "ppp/4/PPP w", "p1p/1p1/PPP w", "p1p/1p1/PPP w");
    set_up_text(GAME_noughts, "XXX...... O", "X...O.... X", "X---O---- X");
    set_up_text(GAME_connect4, "448", "4433", "4433");
}
