/* stray_input.c: input that does not fit. In three games: a letter typed before FIRE on a piece. In Star Chess: a
 * letter before FIRE; an order typed while there are reports; the stick while computers think; letters after a hint;
 * letters and commands in the order window.
 *
 *   stray_input DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "kernel.inc"
#include "session.h"

#define AFTER 40 /* frames until a key is handled, or a shell overlay is loaded */
#define SHOWN 120 /* frames until an order has been shown */

static char place[60]; /* the machine and the game */

static void settle(unsigned frames)
{
    emu_frames(frames);
    wait_settled(WAIT_MOVE);
}

static void press(const char *letters)
{
    for (; *letters; letters++) {
        emu_key(emu_key_code(*letters));
        emu_frames(10);
    }
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    settle(AFTER);
}

static int waits_for(const char *words)
{
    return session_waits(words, WAIT_LOAD);
}

/* Starts a new game without a computer side. */
static int choose(const char *game, const EmuOptions *options)
{
    snprintf(place, sizeof place, "%s %s, %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC", game);
    host_want(game);
    if (!check(session_choose(host_game(game), BY_KEYS) && session_two_people(), "%s: no game between people", place)) {
        return 0;
    }
    session_start_again();
    settle(2 * AFTER);
    return check(probe_word(PROBE_PLY) == 0, "%s: no new game starts", place);
}

/* ---- a letter, then FIRE ---- */

/* Typed letters are not part of a move that FIRE begins. */
static void letters_before_fire(const char *letters, const char *move)
{
    unsigned plies = probe_word(PROBE_PLY);

    press(letters);
    session_find_cursor();
    session_move(move, BY_STICK);
    settle(SHOWN);
    check(probe_word(PROBE_PLY) == plies + 1, "%s: after typing '%s', %s by stick is not played", place, letters, move);
}

/* A piece lifted after typing a letter can also be put down by RETURN. */
static void return_after_fire(const char *letters, const char *from, const char *move)
{
    unsigned plies = probe_word(PROBE_PLY);

    press(letters);
    session_find_cursor();
    session_move(from, BY_STICK);
    emu_frames(AFTER);
    emu_stick(STICK_DOWN);
    emu_key(KEY_RETURN);
    settle(SHOWN);
    check(probe_word(PROBE_PLY) == plies + 1, "%s: after typing '%s' and lifting %s, %s by RETURN is not played", place,
        letters, from, move);
}

static void letters(const EmuOptions *options)
{
    if (choose("chess", options)) {
        letters_before_fire("q", "e2e4");
        letters_before_fire("g", "g8f6");
        letters_before_fire("g1", "d2d4");
        letters_before_fire("q", "d6"); /* means the pawn that can go to d6 */
        letters_before_fire("f1", "c4"); /* but f1 is the beginning of a move: f1c4 */
        return_after_fire("q", "h7", "h7h6");
        check(strncmp(probe_whole_board(), "rnbqkb1r/ppp1ppp1/3p1n1p/8/2BPP3/8/PPP2PPP/RNBQK1NR", 51) == 0,
            "%s: in the end the board is '%s'", place, probe_whole_board());
        session_menu();
    }
    if (choose("connect4", options)) {
        letters_before_fire("q", "4");
        letters_before_fire("7", "4");
        session_menu();
    }
    if (choose("reversi", options)) {
        letters_before_fire("q", "d3");
        session_menu();
    }
}

/* ---- Star Chess ---- */

/* Every order is possible somewhere (starchess.c). */
static const char rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

static char position[HOST_TEXT];

/* Sets up the position and moves the cursor to B2. */
static void set_up(void)
{
    session_set_up(rich);
    settle(2 * AFTER);
    session_point(1, 2);
    strcpy(position, rich);
    check(strcmp(probe_whole_board(), position) == 0, "%s: the set-up position is '%s'", place, probe_whole_board());
}

static void check_order(const char *how, const char *order)
{
    settle(SHOWN);
    host_play(position, order, position);
    check(strcmp(probe_whole_board(), position) == 0, "%s: %s does not give %s: '%s'", place, how, order,
        probe_whole_board());
}

static void fire(void)
{
    emu_fire();
    emu_frames(20);
}

static void letters_before_orders(void)
{
    set_up();
    press("n");
    fire();
    emu_stick(STICK_DOWN);
    fire();
    check_order("n, FIRE and TERRA", "terraform B2");
    press("e"); /* the first letter of an order */
    fire();
    press("b1");
    fire();
    check_order("e, FIRE and BUILD", "build B2 1");
    press("n");
    fire();
    emu_stick(STICK_UP); /* wraps around to the last order */
    fire();
    fire(); /* END is chosen twice */
    check_order("n, FIRE and END", "end");
}

/* Checks the line of the typed order. */
static void check_line(const char *when, const char *typed)
{
    char line[40];

    snprintf(line, sizeof line, "Gold to move: %s", typed);
    check(session_shows(line), "%s: %s, '%s' is not shown", place, when, line);
}

static void wait_for_side(unsigned side)
{
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_byte(PROBE_SIDE) != side && emu_frame() < end;) {
        emu_frames(2);
    }
}

/* Sets up `rich` with three computers, some of which will move ships, and ends the player's turn. */
static void end_turn(void)
{
    session_start_again();
    settle(AFTER);
    check(session_sides(14), "%s: no three computers", place);
    settle(AFTER);
    set_up();
    session_type("e");
    wait_for_side(1);
}

static void come_to_reports(void)
{
    wait_for_side(0);
    settle(2 * AFTER);
    check(session_shows("FIRE: continue"), "%s: no report", place);
}

static void check_scrapped(const char *how)
{
    emu_key(KEY_RETURN);
    settle(SHOWN);
    check(strstr(probe_whole_board(), "/t1:1000+1x57,") != NULL, "%s: %s: RETURN leads to '%s'", place, how,
        probe_whole_board());
}

/* A typed order stays while reports are read, and RETURN gives it, also before they are read. */
static void typed_under_reports(void)
{
    end_turn();
    press("s a1 3");
    come_to_reports();
    check_line("typed while the computers think", "s a1 3");
    fire();
    check_line("after FIRE", "s a1 3");
    for (unsigned n = 0; n < 24 && session_shows("FIRE: continue"); n++) {
        fire();
    }
    check(session_shows("FIRE: orders"), "%s: the report does not end", place);
    check_line("after the report", "s a1 3");
    check_scrapped("typed while the computers think");
    end_turn();
    come_to_reports();
    press("s a1");
    fire();
    press(" 3");
    check(session_shows("FIRE: continue"), "%s: the report ends at once", place);
    check_line("typed before and after FIRE", "s a1 3");
    check_scrapped("typed before and after FIRE");
    end_turn();
    come_to_reports();
    press("s a1 3");
    check_scrapped("with reports unread");
}

/* Stick movements while computers think and their orders are shown do not move the cursor at the player's turn; they
 * only skip the reports. */
static void nudged_meanwhile(void)
{
    end_turn();
    while (probe_byte(PROBE_SIDE) == 1 || probe_byte(PROBE_SIDE) == 2) {
        emu_stick(STICK_UP);
        emu_frames(3);
    }
    come_to_reports();
    check(emu_memory()[POINT_x_AT] == 1 && emu_memory()[POINT_y_AT] == 2,
        "%s: the cursor is at %u, %u after stick movements", place, emu_memory()[POINT_x_AT], emu_memory()[POINT_y_AT]);
    emu_stick(STICK_UP);
    check(session_waits("Your orders", AFTER) && !session_shows("What the others did"),
        "%s: the stick has ended the reports, and their title stays", place);
}

/* ---- a hint ---- */

/* The reason of a hint disappears with it, and the text about the sector under the cursor comes back. */
static void after_a_hint(void)
{
    set_up();
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(waits_for("Hint: "), "%s: no hint", place);
    emu_frames(AFTER);
    check(session_waits("FIRE: next order", AFTER), "%s: no reason with a hint", place);
    press("s");
    check(session_shows("B2 barren, Gold 100"), "%s: after a hint and a letter the sector's text is missing", place);
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(waits_for("Hint: "), "%s: no second hint", place);
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('m'));
    check(waits_for("Sound off"), "%s: the sound is not switched off", place);
    check(session_shows("B2 barren, Gold 100"), "%s: after a hint and a command the sector's text is missing", place);
    emu_key(KEY_CTRL + emu_key_code('m'));
    emu_frames(AFTER);
}

/* ---- the window of orders ---- */

/* Stages of the order window at A1: the letters that lead to the stage, and the question that it shows. */
static const struct {
    const char *letters, *asks;
} stages[] = {
    {"", "Move ships one sector"}, {"m", "Move from A1"}, {"b", "Build at A1: "}, {"s", "Scrap at A1: "}
};
#define STAGES (sizeof stages / sizeof stages[0])

static void open_window(unsigned stage)
{
    fire();
    check(session_shows("AT A1"), "%s: no orders at A1", place);
    press(stages[stage].letters);
    check(session_shows(stages[stage].asks), "%s: '%s' is not asked", place, stages[stage].asks);
}

static char before[HOST_TEXT];

/* Gives two orders, so that one can be undone; then moves the cursor to A1. */
static void prepare(void)
{
    set_up();
    session_type("s b1 1");
    check_order("typing", "scrap B1 1");
    strcpy(before, position);
    session_type("s b1 2");
    check_order("typing", "scrap B1 2");
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(session_shows("A1 terran"), "%s: the cursor is not at A1", place);
}

static void check_left(unsigned stage, const char *command)
{
    settle(AFTER);
    check(session_shows("TURN 9") && !session_shows("AT A1") && session_shows("FIRE: orders"),
        "%s: after %s at '%s' the window is still open", place, command, stages[stage].asks);
    check(strcmp(probe_whole_board(), position) == 0, "%s: %s at '%s' leads to '%s'", place, command,
        stages[stage].asks, probe_whole_board());
}

static void check_asked(unsigned stage, const char *command, const char *words)
{
    check(waits_for(words), "%s: %s at '%s' is not carried out", place, command, stages[stage].asks);
    emu_key(KEY_ESC);
    check_left(stage, command);
}

static void select_in_window(unsigned stage)
{
    open_window(stage);
    emu_console(CONSOLE_SELECT);
    check(waits_for("Level"), "%s: SELECT at '%s' is not carried out", place, stages[stage].asks);
    check_left(stage, "SELECT");
}

static void commands_in_window(unsigned stage)
{
    open_window(stage);
    emu_key(KEY_SHIFT + emu_key_code('/'));
    check_asked(stage, "?", "ESC");
    open_window(stage);
    emu_console(CONSOLE_START);
    check_asked(stage, "START", "New game? FIRE: yes  ESC: no");
    open_window(stage);
    emu_console(CONSOLE_OPTION);
    check_asked(stage, "OPTION", "FIRE: choose  ESC: back");
    open_window(stage);
    emu_key(KEY_HELP);
    check_asked(stage, "HELP", "COMMANDS");
    open_window(stage);
    emu_key(KEY_CTRL + emu_key_code('g'));
    check_asked(stage, "CTRL+G", "scrap B1 2");
    select_in_window(stage);
}

static void undo_in_window(unsigned stage)
{
    open_window(stage);
    control('u');
    check(probe_word(PROBE_PLY) == 1 && strcmp(probe_whole_board(), before) == 0,
        "%s: undo at '%s' leads to '%s'", place, stages[stage].asks, probe_whole_board());
    control('r');
    check_left(stage, "CTRL+U and CTRL+R");
}

/* Keys without a meaning in the window change nothing. */
static void nothing_in_window(unsigned stage)
{
    open_window(stage);
    press("q");
    emu_key(KEY_TAB);
    emu_key(KEY_SPACE);
    emu_frames(AFTER);
    check(session_shows("AT A1") && session_shows(stages[stage].asks), "%s: at '%s' a letter closes the window", place,
        stages[stage].asks);
    emu_key(KEY_ESC);
    check_left(stage, "ESC");
}

static void menu_from_window(void)
{
    open_window(0);
    check(session_menu(), "%s: CTRL+X in the window does not lead to the menu", place);
}

static void windows(void)
{
    session_start_again();
    settle(AFTER);
    check(session_sides(0), "%s: the computer still plays", place);
    settle(AFTER);
    prepare();
    for (unsigned stage = 0; stage < STAGES; stage++) {
        nothing_in_window(stage);
        commands_in_window(stage);
        undo_in_window(stage);
    }
    menu_from_window();
}

static void play_on(EmuOptions *options)
{
    if (!check(session_boot(options), "%s: no menu", machine_names[options->machine])) {
        return;
    }
    letters(options);
    if (choose("starchess", options)) {
        letters_before_orders();
        after_a_hint();
        typed_under_reports();
        nudged_meanwhile();
        windows();
    }
    check(session_code_is_whole(), "%s: the kernel's code has changed", place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    play_on(&options);
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    play_on(&options);
    return check_end();
}
