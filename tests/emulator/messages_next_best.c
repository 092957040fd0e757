/* messages_next_best.c: see messages.h: the next-best move, by CTRL+N. */
#include "messages.h"
#include "check.h"
#include "engine/root.h"

#include <string.h>

static void next_best(void)
{
    char first[HOST_TEXT], second[HOST_TEXT], start[HOST_TEXT];

    if (!words_begin("connect4")) {
        return;
    }
    for (int n = 0; n < 6; n++) {
        emu_console(CONSOLE_SELECT); /* two plies: the same reply each time */
    }
    emu_frames(REST);
    strcpy(start, glass_board());
    table_type("1");
    wait_screen(GLASS_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    strcpy(first, glass_board());
    words_control('n');
    wait_settled(WAIT_MOVE);
    strcpy(second, glass_board());
    words_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(first, second) != 0 && strcmp(second, glass_board()) != 0, "the next best move is none: '%s'",
        glass_board());
    words_control('u');
    check(strcmp(glass_board(), start) == 0, "undo behind it: '%s'", glass_board());
    table_type("1");
    wait_screen(GLASS_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), first) == 0, "another reply: '%s'", glass_board());
    words_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), second) == 0, "after an undo moves are still shut out: '%s' for '%s'", glass_board(),
        second);
    words_control('g');
    check(table_shows("After 1 ... "), "the list does not open at the last move");
}

/* Another move each time, up to the most it remembers; at the computer's next turn none is shut out any more. */
static void next_best_later(void)
{
    char before[HOST_TEXT], legal[HOST_MOVES][HOST_TEXT];

    if (!words_begin("noughts")) {
        return;
    }
    table_type("1");
    wait_screen(GLASS_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    for (unsigned n = 0; n < EXCLUDED_MOST; n++) {
        check(!table_shows("There is none"), "%u moves shut out, and no more", n);
        words_control('n');
        wait_settled(WAIT_MOVE);
    }
    words_control('n');
    check(table_shows("There is none") && glass_word(GLASS_PLY) == 2, "more moves are shut out than there is room for");
    host_moves(glass_board(), legal);
    table_type(legal[0]);
    wait_screen(GLASS_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    strcpy(before, glass_board());
    words_control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), before) != 0 && glass_word(GLASS_PLY) == 4,
        "moves of a turn before are still shut out: '%s' behind '%s'", glass_board(), before);
}

void words_next(void)
{
    next_best();
    next_best_later();
}
