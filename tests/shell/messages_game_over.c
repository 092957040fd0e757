/* messages_game_over.c: the texts that say how a game ended, and why; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"

#include <string.h>

static void check_end_of(const char *line, const char *title, const char *result)
{
    wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(2 * AFTER);
    check(session_shows(line) && session_shows(title) && session_shows(result) && !session_shows(">")
        && session_shows("START: again"),
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
    check(session_shows("CHESS") && session_shows("L4") && !session_shows("START: again"),
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
        for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("START: again")
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

void messages_ends(void)
{
    ends();
    reasons();
    count_of_few();
    arrow_disappears();
    end_comes_back();
}
