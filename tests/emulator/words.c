/* words.c: what the machine says and whether it is so: moves as people write them, levels, sides, who is who, the end of
 * a game; what belongs to one game stays with it.
 *
 *   words DISK.atr TROG
 */
#include "check.h"
#include "table.h"

#include <stdio.h>
#include <string.h>

#define AFTER 40
#define REST 90 /* frames after which a choice counts */

static EmuOptions options;

static unsigned game_of(const char *name)
{
    unsigned game = 0;

    while (game < HOST_GAMES && strcmp(host_games[game], name) != 0) {
        game++;
    }
    return game;
}

static int begin(const char *name)
{
    return check(table_boot(&options) && table_choose(game_of(name), BY_KEYS), "no %s", name);
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
}

/* OPTION so often, one soon after the other. */
static void press_option(unsigned times)
{
    while (times--) {
        emu_console(CONSOLE_OPTION);
    }
}

static void set_up(const char *position)
{
    table_set_up(position);
    emu_frames(REST);
}

/* ---- moves ---- */

static void men_in_either_case(void)
{
    if (!begin("chess")) {
        return;
    }
    press_option(3);
    emu_frames(REST);
    check(table_shows("White to move"), "two people");
    emu_key(KEY_SHIFT + emu_key_code('n'));
    emu_key(emu_key_code('f'));
    emu_key(emu_key_code('3'));
    check(table_shows("to move: Nf3"), "a capital is not shown as it was typed");
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    table_type("e5");
    emu_frames(AFTER);
    table_type("e4");
    emu_frames(AFTER);
    table_type("nc6");
    emu_frames(AFTER);
    table_type("bb5");
    emu_frames(AFTER);
    check(strstr(glass_board(), "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b") != NULL, "Nf3, nc6, bb5: '%s'", glass_board());
}

/* ---- settings ---- */

static void levels(void)
{
    if (!begin("hexapawn")) {
        return;
    }
    emu_console(CONSOLE_SELECT);
    emu_frames(AFTER);
    check(table_shows("Level 5: about 7 seconds") && table_shows("L5"), "SELECT says no level");
    emu_frames(REST);
    check(table_command("Level", BY_STICK), "no level on the page");
    emu_stick(STICK_LEFT);
    emu_stick(STICK_LEFT);
    emu_frames(10);
    check(table_shows("< Level 3: about 1.5 seconds >") && table_shows("L3"), "left does not go down");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(REST);
    for (int n = 0; n < 6; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(table_shows("Looks 1 ply ahead") && table_shows("D1"), "D1 does not say what it is");
    emu_key(emu_key_code('a'));
    emu_frames(REST);
    check(table_shows("to move: a"), "a key behind the level is lost");
    check(table_menu() && table_choose(game_of("noughts"), BY_KEYS) && table_shows("L4"), "a level has wandered");
    check(table_menu() && table_choose(game_of("hexapawn"), BY_KEYS) && table_shows("D1"), "a level is not kept");
}

static void sides(void)
{
    if (!begin("chess")) {
        return;
    }
    check(table_shows("ATARI") && table_shows("YOU"), "the panel does not say who is who");
    press_option(3);
    emu_frames(REST);
    check(glass_word(GLASS_PLY) == 0 && table_shows("WHITE") && table_shows("BLACK"), "OPTION carries out what it passes, at ply %u", glass_word(GLASS_PLY));
    press_option(1);
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(table_shows("WHITE"), "ESC does not leave the sides as they were");
    press_option(2);
    wait_screen(GLASS_SCREEN_THINKING, WAIT_MOVE, 2);
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_MOVE, 5) && glass_word(GLASS_PLY) == 1 && table_shows(" h  g  f  e  d  c  b  a"),
        "the board is not turned to who plays black");
    check(table_menu() && table_choose(game_of("chess"), BY_KEYS) && table_shows(" a  b  c  d") && glass_word(GLASS_PLY) == 0
        && table_shows("YOU"), "sides and a turned board are there in the next game");
}

/* ---- commands ---- */

static void next_best(void)
{
    char first[HOST_TEXT], second[HOST_TEXT], start[HOST_TEXT];

    if (!begin("connect4")) {
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
    control('n');
    wait_settled(WAIT_MOVE);
    strcpy(second, glass_board());
    control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(first, second) != 0 && strcmp(second, glass_board()) != 0, "the next best move is none: '%s'", glass_board());
    control('u');
    check(strcmp(glass_board(), start) == 0, "undo behind it: '%s'", glass_board());
    table_type("1");
    wait_screen(GLASS_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), first) == 0, "another reply: '%s'", glass_board());
    control('n');
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), second) == 0, "after an undo moves are still shut out: '%s' for '%s'", glass_board(), second);
    control('g');
    check(table_shows("After 1 ... "), "the list does not open at the last move");
}

static void problems_and_set_up(void)
{
    if (!begin("chess")) {
        return;
    }
    control('w');
    emu_frames(AFTER);
    for (int n = 0; n < 3; n++) {
        emu_stick(STICK_RIGHT);
    }
    check(table_shows("mate in 5"), "no problem of five moves");
    emu_fire();
    emu_frames(2 * AFTER);
    emu_fire();
    emu_frames(2 * AFTER);
    check(table_shows("Not found so far"), "a search that was stopped says what it does not know");
    set_up("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    emu_frames(REST);
    check(table_shows("White in check"), "no check");
    control('e');
    emu_frames(AFTER);
    check(table_shows("Set up: White to move"), "set-up does not say so");
    emu_key(KEY_TAB);
    emu_frames(10);
    check(table_shows("Set up: Black to move"), "the other side, in set-up");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* ---- ends ---- */

static void check_end_of(const char *line, const char *title, const char *result)
{
    wait_screen(GLASS_SCREEN_OVER, WAIT_MOVE, 5);
    emu_frames(2 * AFTER);
    check(table_shows(line) && table_shows(title) && table_shows(result) && !table_shows(">") && table_shows("START again"),
        "'%s', '%s', '%s'", line, title, result);
}

static void ends(void)
{
    if (!begin("chess")) {
        return;
    }
    control('q');
    emu_fire();
    check_end_of("Atari wins by resignation", "ATARI WINS", "0-1");
    control('u');
    check(table_shows("CHESS") && table_shows("L4") && !table_shows("START again"), "what the end said is still there");
    set_up("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    table_type("a1a8");
    check_end_of("Checkmate: you win in 1 move", "CHECKMATE", "1-0");
    set_up("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1");
    table_type("f2f7");
    check_end_of("Draw: stalemate", "STALEMATE", "1/2");
}

int main(int argument_count, char **arguments)
{
    if (argument_count < 3) {
        fputs("usage: words DISK.atr TROG\n", stderr);
        return 2;
    }
    host_trog = arguments[2];
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    men_in_either_case();
    levels();
    sides();
    next_best();
    problems_and_set_up();
    ends();
    return check_end();
}
