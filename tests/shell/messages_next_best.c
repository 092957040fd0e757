/* messages_next_best.c: the second-best move (CTRL+N); see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "engine/root.h"

#include <string.h>

static void next_best(void)
{
    char first[HOST_TEXT], second[HOST_TEXT], start[HOST_TEXT];

    if (!messages_begin("connect4")) {
        return;
    }
    for (int n = 0; n < 6; n++) {
        emu_console(CONSOLE_SELECT); /* depth 2: the same reply each time */
    }
    emu_frames(REST);
    strcpy(start, probe_board());
    session_type("1");
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    strcpy(first, probe_board());
    messages_control('n');
    wait_settled(WAIT_MOVE);
    strcpy(second, probe_board());
    messages_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(first, second) != 0 && strcmp(second, probe_board()) != 0, "the second-best move is not legal: '%s'",
        probe_board());
    messages_control('u');
    check(strcmp(probe_board(), start) == 0, "undo after it leads to '%s'", probe_board());
    session_type("1");
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    check(strcmp(probe_board(), first) == 0, "the next reply is another one: '%s'", probe_board());
    messages_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(probe_board(), second) == 0, "after an undo moves are still excluded: '%s' for '%s'", probe_board(),
        second);
    messages_control('g');
    check(session_shows("After 1 ... "), "the list does not open at the last move");
}

/* CTRL+N gives a different move each time, until EXCLUDED_MOST moves are excluded. At the computer's next turn no move
 * is excluded any more. */
static void next_best_later(void)
{
    char before[HOST_TEXT], legal[HOST_MOVES][HOST_TEXT];

    if (!messages_begin("noughts")) {
        return;
    }
    session_type("1");
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    for (unsigned n = 0; n < EXCLUDED_MOST; n++) {
        check(!session_shows("Not possible"), "no further move with %u moves excluded", n);
        messages_control('n');
        wait_settled(WAIT_MOVE);
    }
    messages_control('n');
    check(session_shows("Not possible") && probe_word(PROBE_PLY) == 2,
        "more moves are excluded than there is space for");
    host_moves(probe_board(), legal);
    session_type(legal[0]);
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    strcpy(before, probe_board());
    messages_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(probe_board(), before) != 0 && probe_word(PROBE_PLY) == 4,
        "moves of an earlier turn are still excluded: '%s' after '%s'", probe_board(), before);
}

void messages_next(void)
{
    next_best();
    next_best_later();
}
