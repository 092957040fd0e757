/* messages_game_over.c: the texts that say how a game ended, and why; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"

#include "screen.h"

#include <stdio.h>
#include <string.h>

#define TURNED_GAMES 30u /* games that the player resigns after some random moves, */
#define TURNED_MOVES 20u /* this many */

static void check_end_of(const char *line, const char *title, const char *result)
{
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(2 * AFTER);
    check(session_shows(line) && session_shows(title) && session_shows(result) && !session_shows(">")
        && session_shows("FIRE: again"),
        "not all of '%s', '%s', '%s' are shown", line, title, result);
}

static void ends(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_control('q');
    emu_fire();
    check_end_of("Atari wins by resignation", "ATARI WINS", "0-1");
    messages_control('u');
    check(session_shows("CHESS") && session_shows("L4") && !session_shows("FIRE: again"),
        "the result text is still shown");
    messages_set_up("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    session_type("a1a8");
    check_end_of("Checkmate: you win in 1 move", "CHECKMATE", "1-0");
    messages_set_up("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1");
    session_type("f2f7");
    check_end_of("Draw: stalemate", "STALEMATE", "1/2");
}

/* Sets up a position, plays the last move and checks how the end is explained. The player wins, or the line says
 * "Draw". */
static void check_reason(const char *position, const char *last, const char *line, const char *title)
{
    messages_set_up(position);
    session_type(last);
    check_end_of(line, title, strstr(line, "Draw") ? "1/2" : "1-0");
}

static void reasons(void)
{
    if (messages_begin("hexapawn")) {
        check_reason("3/P1p/3 w", "a2a3", "Breakthrough: you win", "BREAKTHROUGH");
        check_reason("1p1/3/1P1 w", "b1b2", "No move left: you win", "NO MOVE LEFT");
    }
    if (session_menu() && session_choose(host_game("noughts"), BY_KEYS)) {
        check_reason("XX-OO---- X", "3", "Three in a row: you win", "YOU WIN");
        check_reason("XOXXOOOX- X", "9", "Draw: full board", "FULL BOARD");
    }
    if (session_menu() && session_choose(host_game("connect4"), BY_KEYS)) {
        check_reason("112233", "4", "Line of four: you win", "LINE OF FOUR");
    }
    if (session_menu() && session_choose(host_game("warptrog"), BY_KEYS)) {
        check_reason("6/6/2t3/2T3/6/6 w 0 0", "c3c4", "No move left: you win", "NO MOVE LEFT");
    }
}

/* Counts of discs have no leading zero. */
static void count_of_few(void)
{
    if (messages_begin("reversi")) {
        check_reason("-OXXXXXXXXXXXOXXXXXXXXOXXXXXXXXXXOXXXXXXXXXXXXXXXOXXXXXXXXXXXXXX X", "a1",
            "60-4: you win in 1 move", "YOU WIN");
    }
}

/* At the end the arrow at the side to move disappears at once, not only after the result text was read from the disk.
 */
static void arrow_disappears(void)
{
    static const char *const moves[] = { "1", "4", "2", "5" };
    int is_read = 0, has_arrow = 0;

    messages_options.is_slow = 1;
    if (messages_begin("noughts")) {
        messages_option(3);
        emu_frames(REST);
        for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
            session_type(moves[n]);
            emu_frames(AFTER);
        }
        check(session_shows(">"), "no arrow at the side to move");
        session_type("3");
        check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 1), "three in line, but the game is not over");
        emu_frames(2);
        for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("FIRE: again")
            && emu_frame() < end; emu_frames(1)) {
            is_read |= session_shows("Reading the disk");
            has_arrow |= session_shows(">");
        }
        check(is_read && !has_arrow, "the result text is%s loading, the arrow is%s there", is_read ? "" : " not",
            has_arrow ? "" : " not");
    }
    messages_options.is_slow = 0;
}

/* A finished game comes back with its result: after START and undo, whichever side starts the new game, and after
 * looking at its moves. */
static void end_comes_back(void)
{
    if (!messages_begin("noughts")) {
        return;
    }
    check_reason("XX-OO---- X", "3", "Three in a row: you win", "YOU WIN");
    messages_option(1);
    emu_frames(REST);
    emu_console(CONSOLE_START);
    emu_frames(REST);
    wait_settled(WAIT_MOVE);
    messages_control('u');
    check_end_of("Three in a row: you win", "YOU WIN", "1-0");
    session_start_again();
    emu_frames(REST);
    session_type("5");
    wait_settled(WAIT_MOVE);
    emu_frames(REST);
    messages_control('q');
    emu_fire();
    check_end_of("Atari wins by resignation", "ATARI WINS", "0-1");
    emu_console(CONSOLE_START);
    emu_frames(REST);
    messages_control('u');
    check_end_of("Atari wins by resignation", "ATARI WINS", "0-1");
    messages_control('g');
    emu_key(KEY_UP);
    emu_fire();
    check(session_waits("Stick: replay", WAIT_LOAD), "the list of moves does not open");
    emu_key(KEY_ESC);
    check_end_of("Atari wins by resignation", "ATARI WINS", "0-1");
}

/* FIRE after the end: a new game at once, with changed sides, but not in the first 45 frames. Undo brings the finished
 * game back. A long FIRE opens the commands. */
static void fire_plays_again(void)
{
    if (!messages_begin("noughts")) {
        return;
    }
    messages_set_up("XX-OO---- X");
    session_type("3");
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 1) && session_waits("you win", WAIT_LOAD), "no winner");
    emu_fire();
    emu_frames(AFTER);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER, "FIRE starts a new game at once");
    emu_frames(REST);
    emu_fire();
    emu_frames(2);
    check(!session_shows("New game?"), "FIRE after the end asks");
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 1) && probe_word(PROBE_PLY) == 1,
        "FIRE does not start a game in which the computer moves first");
    emu_frames(REST);
    messages_control('u');
    check_end_of("Three in a row: you win", "YOU WIN", "1-0");
    emu_frames(REST);
    emu_hold_fire(1);
    emu_frames(REST);
    emu_hold_fire(0);
    check(session_waits("COMMANDS", WAIT_LOAD), "a long FIRE after the end opens no commands");
    emu_key(KEY_ESC);
    check_end_of("Three in a row: you win", "YOU WIN", "1-0");
    messages_option(2);
    emu_frames(2 * REST);
    check(session_shows("Next: Atari v itself"), "the next players are not shown");
    messages_option(1);
    emu_frames(2 * REST);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 1) && probe_word(PROBE_PLY) == 0 && session_shows("Cross to move"),
        "FIRE does not use the sides that were chosen");
}

/* 1: the screen shows a line such as "Turned at move 12: +0.4 to -2.1", from a sign to the other. */
static int shows_turning_point(char before, char after)
{
    static char text[SCREEN_TEXT];
    const char *at;
    unsigned move;
    char from[8], to[8];

    screen_text(emu_memory(), text);
    at = strstr(text, "Turned at move ");
    if (!at) {
        return 0;
    }
    check(sscanf(at, "Turned at move %u: %7s to %7[^\n]", &move, from, to) == 3 && move > 1 && move <= TURNED_MOVES + 1
        && (from[0] == before || strcmp(from, before == '+' ? "win" : "loss") == 0)
        && (to[0] == after || strcmp(to, after == '+' ? "win" : "loss") == 0), "'%.32s'", at);
    check(to[0] == 'w' || to[0] == 'l' || to[1] != '0' || to[3] >= '5', "a tiny change: '%.32s'", at);
    return 1;
}

/* Random moves against level 1, then the player resigns: sometimes the computer's score has changed its sign. The line
 * shows it as the player sees it. After undo and a new game it is gone. */
static void turning_points(void)
{
    unsigned shown = 0;

    if (!messages_begin("reversi")) {
        return;
    }
    for (unsigned game = 0; game < TURNED_GAMES; game++) {
        for (unsigned n = 0; n < TURNED_MOVES && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER; n++) {
            messages_random_move();
        }
        messages_control('q');
        emu_fire();
        wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
        emu_frames(AFTER);
        shown += (unsigned)shows_turning_point('+', '-');
        check(session_shows("Turned at move ") || session_shows("Time: "), "no statistics");
        emu_frames(REST);
        emu_console(CONSOLE_START);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    check(shown > 0, "no turning point in %u games", TURNED_GAMES);
    printf("figure %u of %u games had a turning point\n", shown, TURNED_GAMES);
    messages_control('q');
    emu_fire();
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(AFTER);
    check(session_shows("Time: You 00:0") && session_shows(", Atari 00:00"), "no times after a game without moves");
}

void messages_ends(void)
{
    ends();
    reasons();
    count_of_few();
    arrow_disappears();
    end_comes_back();
    fire_plays_again();
    turning_points();
}
