/* commands_list.c: tests the list of moves, and commands chosen in the command menu; see commands.h. */
/* SPDX-License-Identifier: MIT */
#include "commands.h"
#include "check.h"
#include "screen.h"

#include <string.h>

/* Waits, then copies the board as it is shown; returns the number of screen codes. */
static unsigned seen(uint8_t *codes)
{
    emu_frames(AFTER);
    return screen_board(emu_memory(), codes);
}

/* The stick steps through the moves on the board, in both directions. */
static void replay(void)
{
    static uint8_t first[SCREEN_TEXT], other[SCREEN_TEXT];
    unsigned count = seen(first);

    check(session_shows("Stick: replay") && session_shows("After 28 ... "), "FIRE does not show the position");
    emu_stick(STICK_RIGHT);
    check(seen(other) == count && memcmp(first, other, count) != 0 && session_shows("After 29. "),
        "the stick does not step forward");
    emu_stick(STICK_DOWN);
    check(seen(other) == count && session_shows("After 29 ... "), "down does not step forward");
    emu_stick(STICK_LEFT);
    emu_stick(STICK_UP);
    emu_frames(AFTER);
    check(seen(other) == count && memcmp(first, other, count) == 0 && session_shows("After 28 ... "),
        "the stick does not step back");
}

/* The list shows numbered pairs of moves, 28 per page. FIRE goes to a position without losing the later moves. */
static void list_of_moves(void)
{
    static const unsigned plies = 60;

    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    commands_play(plies);
    emu_frames(4 * AFTER); /* the game is saved */
    commands_control('g');
    check(session_shows("MOVES") && session_shows(" 30 ") && !session_shows(" 28 ") && session_shows("After 30 ... "),
        "the list does not open at the last move");
    emu_key(KEY_UP);
    check(session_shows("After 29 ... "), "up does not go back a pair");
    emu_stick(STICK_LEFT);
    check(session_shows("After 29. "), "left does not go back one move");
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("  1 ") && session_shows(" 28 ") && !session_shows(" 29 ") && session_shows("After 28 ... "),
        "the page does not scroll");
    emu_fire();
    emu_frames(2 * AFTER);
    replay();
    emu_stick(STICK_LEFT);
    emu_key(KEY_ESC);
    emu_frames(4 * AFTER);
    check(strcmp(probe_board(), commands_positions[60]) == 0 && probe_word(PROBE_PLY) == 60, "ESC leads to '%s'",
        probe_board());
    commands_control('g');
    emu_key(KEY_UP);
    emu_key(emu_key_code(' '));
    emu_frames(2 * AFTER);
    check(session_shows("Stick: replay"), "SPACE does not show the position");
    emu_hold_fire(1);
    emu_frames(2 * AFTER);
    emu_hold_fire(0);
    emu_frames(4 * AFTER);
    check(probe_word(PROBE_PLY) == 60, "a long FIRE leads to '%s'", probe_board());
    commands_control('g');
    emu_key(KEY_UP);
    emu_key(KEY_UP);
    emu_fire();
    emu_frames(2 * AFTER);
    emu_fire();
    emu_frames(4 * AFTER);
    check(strcmp(probe_board(), commands_positions[56]) == 0 && probe_word(PROBE_PLY) == 56,
        "FIRE goes to '%s', not to '%s'", probe_board(), commands_positions[56]);
    commands_control('r');
    emu_frames(2 * AFTER);
    check(strcmp(probe_board(), commands_positions[57]) == 0, "the later moves are lost: '%s'", probe_board());
    commands_control('g');
    check(session_shows(" 30 ") && session_shows("After 29. "), "the list has lost the later moves");
    for (int n = 0; n < 4; n++) {
        emu_key(KEY_DOWN);
    }
    check(session_shows("After 30 ... "), "down goes past the last move");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(strcmp(probe_board(), commands_positions[57]) == 0, "ESC goes to '%s'", probe_board());
}

/* Castling can be typed as O-O, and the list shows it so. */
static void list_of_castling(void)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    session_set_up("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    session_type("o-o-o");
    emu_frames(2 * AFTER);
    check(strcmp(probe_board(), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1") == 0, "o-o-o leads to '%s'", probe_board());
    session_type("o-o");
    emu_frames(2 * AFTER);
    session_type("c1b1"); /* a king's move of one file */
    emu_frames(2 * AFTER);
    commands_control('g');
    check(session_shows("1 O-O-O O-O") && session_shows("2 c1b1"), "the list does not show O-O");
    emu_key(KEY_LEFT);
    check(session_shows("After 1 ... O-O"), "the status line does not show O-O");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* Looking at an earlier position does not make the computer move. RETURN and FIRE continue the game there, and then the
 * computer moves if it is its turn. */
static void list_and_computer(void)
{
    char after_one[HOST_TEXT], start[HOST_TEXT];

    if (!commands_begin(GAME_hexapawn, 1)) {
        return;
    }
    host_start(start);
    host_play(start, "b1b2", after_one);
    session_type("b1b2");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "no reply");
    commands_control('g');
    emu_key(KEY_LEFT);
    check(session_shows("After 1. b1b2"), "the first move is not selected");
    emu_key(KEY_LEFT);
    check(session_shows("The beginning"), "the list does not reach the start");
    emu_key(KEY_RIGHT);
    emu_fire();
    emu_frames(2 * AFTER);
    check(session_shows("Stick: replay") && session_shows("After 1. b1b2"), "FIRE does not show the start");
    emu_fire();
    emu_frames(2 * AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2 && session_shows("Your move:"),
        "FIRE does not continue the game there");
    commands_control('g');
    emu_key(KEY_LEFT);
    emu_fire();
    emu_frames(2 * AFTER);
    commands_control('k'); /* CTRL+K (coordinates) is carried out there, and no move is made */
    emu_frames(2 * AFTER);
    check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), after_one) == 0, "a command leads to '%s'", probe_board());
    commands_sides(2);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "the computer does not play its side");
    commands_control('g');
    emu_key(KEY_LEFT);
    emu_key(KEY_RETURN);
    emu_frames(2 * AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "RETURN does not continue the game there");
    commands_control('g');
    emu_key(KEY_LEFT);
    emu_fire();
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(2 * AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "RETURN after a look does not continue the game");
    commands_control('g');
    emu_key(KEY_LEFT);
    emu_fire();
    emu_frames(AFTER);
    emu_key(KEY_ESC); /* the player only looks at this position, in which the computer is to move */
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 2 && session_shows("Your move:"), "a look takes the computer's side away");
    commands_control('g');
    emu_key(KEY_LEFT);
    emu_key(KEY_LEFT);
    emu_fire();
    emu_frames(AFTER);
    emu_fire(); /* a position with the player to move: the computer does nothing */
    emu_frames(2 * AFTER);
    check(strcmp(probe_board(), start) == 0 && session_shows("Your move:"), "no way back to the player's turn: '%s'",
        probe_board());
    session_type("b1b2");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "the computer does not reply from there");
}

/* A move that does not fit a short column makes all columns wide: nothing is cut. */
static void long_moves(void)
{
    static const struct { const char *game, *position, *move, *shown; } moves[] = {
        {"draughts", "W:W27:B23,14,3", "27x18x9", "  1 ...         27x18x9\n"},
        {"morris", "X--XXXOOO-X--XOO--X--XO- X 0 0", "b4-a4xc3", "  1 b4a4xc3\n"},
    };

    for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
        if (!commands_begin(host_game(moves[n].game), 1)) {
            continue;
        }
        commands_two_people();
        session_set_up(moves[n].position);
        emu_frames(2 * AFTER);
        session_type(moves[n].move);
        emu_frames(4 * AFTER);
        commands_control('g');
        check(session_waits(moves[n].shown, 4 * AFTER), "%s: '%s' is cut in the list of moves", moves[n].game,
            moves[n].move);
        emu_key(KEY_ESC);
        emu_frames(2 * AFTER);
        commands_play(32);
        emu_frames(4 * AFTER);
        commands_control('g');
        check(session_shows(" 15 ") && !session_shows(" 14 "), "%s: the wide list does not have 14 lines a page",
            moves[n].game);
        emu_key(KEY_ESC);
        emu_frames(2 * AFTER);
    }
}

void commands_list(void)
{
    list_of_moves();
    list_of_castling();
    list_and_computer();
    long_moves();
}

void commands_resign(void)
{
    if (!commands_begin(1, 1)) {
        return;
    }
    session_command("Resign", BY_STICK);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    check(session_shows("Resign? FIRE: yes  ESC: no") && session_shows("< No >"),
        "resigning does not ask, or a stick movement answers");
    emu_fire();
    emu_frames(AFTER);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY, "FIRE at No resigns");
    session_command("Resign", BY_STICK);
    emu_frames(AFTER);
    emu_fire();
    emu_frames(AFTER);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && session_shows("by resignation"),
        "resigning from the list, by stick, fails");
    session_command("New game", BY_KEYS);
    emu_frames(AFTER);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3), "a new game from the list, by keys, fails");
    session_command("Other game", BY_STICK);
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 3), "another game from the list, by stick, fails");
}
