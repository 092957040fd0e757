/* three_sides.c: a game of three sides on the screen (tests/synthetic/heaps): who plays, whose turn it is, how far undo
 * goes, commands that are not for three sides, a whole game of three computers. Runs on the small disk of
 * tests/new_game.sh; without that game it does nothing.
 *
 *   three_sides DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "screen.h"
#include "session.h"

#define GAME_WANTED "heaps"
#define AFTER 60       /* frames until a command is carried out */
#define WRITE_FRAMES 3 /* in the probe page the board is written this long after the ply number */
#define STEPS_MOST 8   /* steps through the sides */

enum { AMBER, BLUE, CORAL };

static Input input;
static char place[40]; /* the machine and the kind of input */

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

static const char *name_of(unsigned which) { return game_info()->side_names[which]; }

/* ---- who plays ---- */

static void open_sides(void)
{
    if (input == BY_STICK) {
        check(session_command("Sides", input), "%s: no command for the sides", place);
    } else {
        emu_console(CONSOLE_OPTION);
    }
    session_waits("FIRE: choose  ESC: back", WAIT_MOVE);
}

/* Goes to this side in the dialog. Returns 1 if the dialog shows that it is a computer's, or with is_computer 0 a
 * person's. */
static int says(unsigned which, int is_computer)
{
    char line[40];
    unsigned steps = 0;

    for (;; steps++) {
        snprintf(line, sizeof line, "< %s ", name_of(which));
        if (session_shows(line) || steps == STEPS_MOST) {
            break;
        }
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    snprintf(line, sizeof line, "< %s %s >", name_of(which), is_computer ? "Atari" : "person");
    return session_shows(line);
}

/* Gives each side to the computer (its bit is 1) or to a person. */
static void give_sides(unsigned computers)
{
    open_sides();
    for (unsigned which = 0; which < game_info()->sides; which++) {
        if (!says(which, computers >> which & 1)) {
            session_arrow(STICK_RIGHT, KEY_RIGHT, input);
        }
        check(says(which, computers >> which & 1), "%s: %s cannot be changed", place, name_of(which));
    }
    session_take(input);
    emu_frames(AFTER);
}

static void check_sides(unsigned computers)
{
    open_sides();
    for (unsigned which = 0; which < game_info()->sides; which++) {
        check(says(which, computers >> which & 1), "%s: %s has changed", place, name_of(which));
    }
    session_take(input);
    emu_frames(AFTER);
}

/* ---- whose turn it is ---- */

/* Checks that the arrow is at this side and at no other, and that all names and the status line are shown. */
static void check_turn(unsigned which)
{
    char text[SCREEN_TEXT], line[40];
    unsigned arrows = 0;

    screen_text(emu_memory(), text);
    for (unsigned n = 0; n < game_info()->sides; n++) {
        snprintf(line, sizeof line, ">%s", name_of(n));
        for (char *character = line; *character; character++) {
            *character = (char)toupper((unsigned char)*character);
        }
        arrows += strstr(text, line) != NULL;
        check(strstr(text, line + 1) != NULL, "%s: %s has no line in the panel", place, name_of(n));
        check((strstr(text, line) != NULL) == (n == which), "%s: the arrow is not at %s", place, name_of(which));
    }
    snprintf(line, sizeof line, "%s to move", name_of(which));
    check(arrows == 1 && strstr(text, line) != NULL, "%s: no message that %s is on turn", place, name_of(which));
    check(probe_byte(PROBE_SIDE) == which, "%s: side %u is on turn, not %s", place, probe_byte(PROBE_SIDE),
        name_of(which));
}

static void check_board(const char *position)
{
    check(strcmp(probe_board(), position) == 0, "%s: the board is '%s', not '%s'", place, probe_board(), position);
}

static void type(const char *move, const char *after)
{
    session_type(move);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check_board(after);
}

/* Waits until this many moves are on the board. */
static void wait_for_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) < ply && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
}

static void set_up(const char *position)
{
    session_set_up(position);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check_board(position);
}

/* ---- what is tried ---- */

/* Three people: turns go round; a side that is out is skipped, and the side that put it out moves again. */
static void turns(void)
{
    give_sides(0);
    check_turn(AMBER);
    type("b2", "7/5/7 b");
    check_turn(BLUE);
    type("c 2", "7/5/5 c"); /* a space is typed like any character of a move */
    check_turn(CORAL);
    control('u');
    check_board("7/5/7 b");
    check_turn(BLUE);
    control('r');
    check_turn(CORAL);
    set_up("2/3/1 b");
    type("c1", "2/3/0 b");
    check_turn(BLUE);
    type("a1", "1/3/0 a");
    check_turn(AMBER);
    type("b2", "1/1/0 b");
    check_turn(BLUE); /* not Coral, which is out */
    type("a1", "0/1/0 b");
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && probe_byte(PROBE_RESULT) == OUTCOME_WIN
        && session_shows("Blue wins"),
        "%s: Blue has won, result %u", place, probe_byte(PROBE_RESULT));
    set_up("1/1/2 a");
    type("c1", "1/1/1 b");
    check(probe_byte(PROBE_RESULT) == OUTCOME_DRAW && session_shows("Draw"), "%s: a draw, result %u", place,
        probe_byte(PROBE_RESULT));
}

/* Two people and a computer between them: undo and redo go to a player's turn. */
static void people_and_computer(void)
{
    char moved[HOST_TEXT], replied[HOST_TEXT];

    set_up("7/7/7 a");
    give_sides(1 << BLUE);
    session_type("c1");
    wait_for_ply(2);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check_turn(CORAL);
    strcpy(replied, probe_board());
    control('u');
    check_board("7/7/7 a");
    control('r');
    check_board(replied);
    check_turn(CORAL);
    host_play(replied, "a1", moved);
    type("a1", moved);
    check_turn(AMBER);
    control('u');
    check_board(replied);
    control('u');
    check_board("7/7/7 a");
}

static void what_is_not_for_three(void)
{
    static const char letters[] = "qdw";

    give_sides(0);
    for (unsigned n = 0; letters[n]; n++) {
        emu_key(KEY_CTRL + emu_key_code(letters[n]));
        check(session_waits("Not possible", AFTER), "%s: CTRL+%c is not refused", place, letters[n]);
        emu_frames(2 * AFTER);
        check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY, "%s: CTRL+%c ends the game", place, letters[n]);
    }
    type("b1", "7/6/7 b");
}

/* The computer has all sides: every move is the host's, to the end. */
static void three_computers(void)
{
    HostLimits limits = {.level = LEVEL_DEFAULT};
    char position[HOST_TEXT], move[HOST_TEXT], line[40];
    unsigned long nodes;
    unsigned ply = 0;

    session_start_again();
    emu_frames(AFTER);
    host_start(position);
    check_board(position);
    give_sides(7);
    while (host_outcome(position) == OUTCOME_NONE) {
        wait_for_ply(++ply);
        limits.seed = probe_word(PROBE_SEED);
        limits.table = probe_word(PROBE_TABLE);
        nodes = host_best(position, &limits, move);
        host_play(position, move, position);
        if (!check(strcmp(probe_board(), position) == 0, "%s: the computer plays '%s', the host '%s'", place,
            probe_board(), position)) {
            return;
        }
        check(nodes == probe_nodes(), "%s: %lu nodes, on the host %lu", place, probe_nodes(), nodes);
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5) && probe_word(PROBE_PLY) == ply, "%s: the game is not over",
        place);
    emu_frames(AFTER);
    snprintf(line, sizeof line, "%s wins", name_of(probe_byte(PROBE_SIDE)));
    check(session_shows(line), "%s: '%s' is not shown", place, line);
    figure("%s: three computers, %u plies, ends '%s'", place, ply, position);
}

/* A save stores who plays; RESET loses nothing. */
static void saved_and_reset(void)
{
    give_sides(1 << CORAL);
    session_start_again();
    emu_frames(AFTER);
    type("b1", "7/6/7 b");
    emu_key(KEY_CTRL + emu_key_code('s'));
    emu_frames(2 * AFTER);
    emu_key(KEY_RETURN);
    emu_frames(4 * AFTER);
    wait_settled(WAIT_MOVE);
    give_sides(0);
    type("c1", "7/6/6 c");
    emu_key(KEY_CTRL + emu_key_code('l'));
    emu_frames(2 * AFTER);
    emu_key(KEY_RETURN);
    check(session_replace(), "%s: a save replaces the game without a question", place);
    emu_frames(4 * AFTER);
    wait_settled(WAIT_MOVE);
    check_board("7/6/7 b");
    check_turn(BLUE);
    check_sides(1 << CORAL);
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET", place);
    check_board("7/6/7 b");
    check_turn(BLUE);
    check_sides(1 << CORAL);
}

static void run(const EmuOptions *options, Input with)
{
    unsigned game = host_game(GAME_WANTED);

    input = with;
    snprintf(place, sizeof place, "%s %s by %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC",
        input == BY_STICK ? "stick" : "keys");
    if (!check(session_boot(options) && session_choose(game, input), "%s: no game", place)) {
        return;
    }
    turns();
    people_and_computer();
    what_is_not_for_three();
    three_computers();
    saved_and_reset();
    check(session_code_is_whole(), "%s: the kernel's code has changed", place);
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    host_want(GAME_WANTED);
    run(&(EmuOptions){.machine = MACHINE_XL, .disk = words[1], .random = 1}, BY_KEYS);
    run(&(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .disk = words[1], .random = 2}, BY_STICK);
    return check_end();
}
