/* openings.c: the opening trainer by keys and by stick: an opening chosen from the list, followed, left, taken back,
 * ended; transpositions into other lines; opening names on the screen; games of draughts that start with a three-move
 * ballot.
 *
 *   openings DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "screen.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define AFTER 30       /* frames until a command is carried out */
#define PAGES_MOST 20
#define WAIT_LIST 600
#define PICK_RANDOM "Pick one at random"

static const char *input_name;
static Input input;

/* ---- steps of the tests ---- */

/* 1: the text appeared on the screen. */
static int wait_words(const char *words, unsigned frames)
{
    for (unsigned end = emu_frame() + frames; !session_shows(words); emu_frames(5)) {
        if (emu_frame() > end) {
            return 0;
        }
    }
    return 1;
}

static int wait_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) != ply; emu_frames(2)) {
        if (emu_frame() > end) {
            return 0;
        }
    }
    emu_frames(10); /* the board is written after the ply number */
    return 1;
}

/* Waits until the ply number is `ply` and the player is asked for a move. Returns 0 if that does not happen. */
static int wait_turn(unsigned ply)
{
    if (!wait_ply(ply) || !wait_words("move:", WAIT_MOVE) || !wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2)) {
        return 0;
    }
    emu_frames(AFTER);
    session_new_turn();
    return 1;
}

static int open_list(void)
{
    session_do_command("Openings", 'o', input);
    if (!wait_words(PICK_RANDOM, WAIT_LIST)) {
        return 0;
    }
    emu_frames(2 * AFTER); /* time for the lines below the first item */
    return 1;
}

/* Number of screen lines above the line with exactly this text; -1: it is not shown. */
static int line_of(const char *wanted)
{
    char text[SCREEN_TEXT];
    int n = 0;

    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"), n++) {
        line += strspn(line, " ");
        for (char *end = line + strlen(line); end > line && end[-1] == ' '; *end = 0) {
            end--;
        }
        if (strcmp(line, wanted) == 0) {
            return n;
        }
    }
    return -1;
}

/* Goes from the first item of the list to this one and takes it. Returns 0 if it is not on the list. */
static int choose(const char *name)
{
    int top = line_of(PICK_RANDOM), line;

    for (int page = 0; (line = line_of(name)) < 0; page++) {
        if (page == PAGES_MOST) {
            return 0;
        }
        session_arrow(STICK_RIGHT, KEY_RIGHT, input);
        emu_frames(AFTER);
    }
    for (; line > top; line--) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    session_take(input);
    return 1;
}

/* Starts the trainer with an opening, as the first or the second player. */
static int begin(const char *name, int is_second)
{
    if (!check(open_list(), "%s: no list of openings", input_name)
        || !check(choose(name), "%s: %s is not on the list", input_name, name)
        || !check(wait_words("Choose your side", WAIT_LIST), "%s: no question about the side", input_name)) {
        return 0;
    }
    if (is_second) {
        session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    }
    session_take(input);
    session_replace();
    return check(wait_turn(is_second ? 1 : 0), "%s: the trainer does not start", input_name);
}

static void give(const char *move, unsigned ply)
{
    session_move(move, input);
    check(wait_turn(ply), "%s: no turn after %s", input_name, move);
}

static void check_board(const char *const *moves, unsigned count)
{
    char position[HOST_TEXT];

    host_start(position);
    for (unsigned n = 0; n < count; n++) {
        host_play(position, moves[n], position);
    }
    check(strcmp(probe_board(), position) == 0, "%s: '%s', not '%s'", input_name, probe_board(), position);
}

/* ---- chess ---- */

/* Follows a line, leaves it, comes back, asks for the book move, ends the trainer. */
static void lesson(void)
{
    static const char *const line[] = {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"};

    if (!begin("Giuoco Piano", 0)) {
        return;
    }
    session_move("h2h4", input);
    check(wait_words("Take it back", WAIT_MOVE) && session_shows("Expected: e2e4\n"),
        "%s: not only the move of the chosen opening is named", input_name);
    session_take(input);
    check(wait_turn(0), "%s: the first move is not taken back", input_name);
    give(line[0], 2);
    check(session_shows("King's Pawn"), "%s: no name after e2e4", input_name);
    give(line[2], 4);
    check(session_shows("King's Knight"), "%s: no name after g1f3", input_name);
    give(line[4], 6);
    check(session_shows("Giuoco Piano"), "%s: the opening is not named", input_name);
    check_board(line, 6);
    check(probe_nodes() == 0, "%s: the trainer searches", input_name);

    session_move("h2h4", input);
    check(wait_words("Take it back", WAIT_MOVE) && session_shows("Expected: "), "%s: no message about leaving the line",
        input_name);
    check(session_shows("FIRE: choose"), "%s: the key row is not the question's", input_name);
    check(session_shows("c2c3"), "%s: the book move is not shown", input_name);
    session_take(input);
    check(wait_turn(6), "%s: the move is not taken back", input_name);
    check_board(line, 6);
    check(session_shows("Giuoco Piano"), "%s: no name after that", input_name);

    if (input == BY_KEYS) {
        emu_key(KEY_CTRL + emu_key_code('h'));
    } else {
        session_command("Hint", input);
    }
    emu_frames(3 * AFTER);
    check(probe_nodes() == 0 && probe_word(PROBE_PLY) == 6 && session_shows("Giuoco Piano"),
        "%s: a hint ends the trainer", input_name);

    session_move("h2h4", input);
    check(wait_words("Take it back", WAIT_MOVE), "%s: no second message about leaving the line", input_name);
    session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    check(wait_words("< Play on >", WAIT_MOVE), "%s: no way to play on", input_name);
    session_take(input);
    check(wait_turn(8) && probe_nodes() > 0, "%s: the computer does not continue by itself", input_name);
    check(session_shows(": commands"), "%s: the key row is still the question's", input_name);
    give("a2a3", 10);
    check(!session_shows("Take it back"), "%s: the trainer continues after it was ended", input_name);
}

/* The program has the first side; the trainer is ended from the list. */
static void lesson_as_second(void)
{
    if (!begin("Sicilian, Dragon", 1)) {
        return;
    }
    give("c7c5", 3);
    give("d7d6", 5);
    give("c5d4", 7);
    check(session_shows("Sicilian"), "%s: no name as the second player", input_name);
    if (input == BY_KEYS) {
        emu_key(KEY_CTRL + emu_key_code('o'));
    } else {
        session_command("Openings", input);
    }
    check(wait_words("Stop training", WAIT_LIST), "%s: no way out of the trainer", input_name);
    session_take(input);
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 7 && !session_shows("Sicilian"), "%s: the trainer is not ended", input_name);
    give("h7h5", 9);
    check(!session_shows("Take it back"), "%s: the trainer continues after it was ended", input_name);
}

/* After 1. d4 Nf6 2. c4 g6 the player leaves the chosen opening by 3. Nf3, which transposes into another line. The
 * trainer continues in that line. */
static void transposition(void)
{
    if (!begin("King's Indian, Classical", 0)) {
        return;
    }
    give("d2d4", 2);
    give("c2c4", 4);
    check(session_shows("Indian with g6"), "%s: 1. d4 Nf6 2. c4 g6 has no name", input_name);
    session_move("g1f3", input);
    check(wait_words("New opening", WAIT_MOVE), "%s: 3. Nf3 does not transpose", input_name);
    check(wait_turn(6), "%s: the program does not answer there", input_name);
    session_move("g2g3", input);
    check(wait_words("King's Indian, Fianchetto", WAIT_MOVE), "%s: the line reached by transposition is not named",
        input_name);
    check(wait_turn(8), "%s: no turn after that line", input_name);
}

/* A win search needs the book, which is loaded over the openings. So the command ends the trainer, even if the player
 * cancels it. */
static void question(void)
{
    if (!begin("Giuoco Piano", 0)) {
        return;
    }
    check(session_do_command("Find a win", 'w', input) && wait_words("Mate in 2", WAIT_LIST), "%s: no question",
        input_name);
    emu_key(KEY_ESC);
    emu_frames(3 * AFTER);
    check(probe_word(PROBE_PLY) == 0 && !session_shows("Expected: "), "%s: the trainer still asks without its openings",
        input_name);
    give("h2h4", 2);
    check(!session_shows("Take it back") && session_code_is_whole(), "%s: the trainer continues without its openings",
        input_name);
}

static void play_chess(const EmuOptions *options, Input by)
{
    input = by;
    input_name = by == BY_STICK ? "stick" : "keys";
    if (!check(session_boot(options) && session_choose(GAME_chess, input), "%s: no chess", input_name)) {
        return;
    }
    session_level(1, input);
    question();
    lesson();
    lesson_as_second();
    transposition();
}

/* ---- opening names in an ordinary game, where the book leaves memory for them ---- */

/* The host's name for the position; 0: it has none. */
static const char *name_of(const char *position)
{
    static char name[64];
    char line[400];
    FILE *pipe;

    snprintf(line, sizeof line, "%s opening chess '%s'", host_trog, position);
    pipe = popen(line, "r");
    name[0] = 0;
    if (pipe) {
        if (fgets(name, sizeof name, pipe)) {
            name[strcspn(name, "\n")] = 0;
        }
        pclose(pipe);
    }
    return name[0] ? name : NULL;
}

static void names_in_play(const EmuOptions *options)
{
    static const char *const moves[] = {"d2d4", "e7e6", "e2e4", "d7d5", "b1c3", "f8b4"};
    const char *name;

    input = BY_KEYS;
    input_name = "names";
    if (!check(session_boot(options) && session_choose(GAME_chess, input), "names: no chess")) {
        return;
    }
    session_level(1, input);
    session_move("e2e4", input);
    check(wait_turn(2), "names: no reply to e2e4");
    name = name_of(probe_board());
    if (probe_nodes() == 0) {
        check(wait_words(name ? name : "King's Pawn", WAIT_MOVE), "names: '%s' is not called %s", probe_board(), name);
    }
    check(session_two_people(), "names: the computer still plays");
    session_start_again();
    check(wait_turn(0), "names: no new game");
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(wait_screen(PROBE_SCREEN_THINKING, WAIT_MOVE, 1) && wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2),
        "names: no hint");
    for (unsigned n = 0; n < sizeof moves / sizeof moves[0]; n++) { /* the Winawer, by another move order */
        give(moves[n], n + 1);
        name = name_of(probe_board());
        if (name) {
            check(wait_words(name, WAIT_MOVE), "names: after %s '%s' is not shown", moves[n], name);
        }
    }
    check(session_shows("French, Winawer"), "names: no Winawer");
    session_move("a2a3", input);
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "names: no way back to the menu");
}

/* ---- draughts ---- */

static void play_draughts(const EmuOptions *options, Input by)
{
    static const char *const third[] = {"9-13", "21-17", "5-9"};
    char start[HOST_TEXT];

    input = by;
    input_name = by == BY_STICK ? "ballots by stick" : "ballots by keys";
    if (!check(session_boot(options) && session_choose(GAME_draughts, input), "%s: no draughts", input_name)) {
        return;
    }
    session_level(1, input);
    if (!check(open_list(), "%s: no list", input_name)) {
        return;
    }
    session_take(input);
    check(wait_ply(3), "%s: no ballot is chosen at random", input_name);
    host_start(start);
    check(host_reaches(start, probe_board(), 3), "%s: '%s' is not three moves from the start", input_name,
        probe_board());
    check(wait_turn(4), "%s: the game does not continue", input_name);
    check(open_list() && choose("9-13 21-17 5-9"), "%s: the list has no ballots", input_name);
    check(!session_replace(), "%s: a question although the player has not moved", input_name);
    check(wait_ply(3), "%s: the chosen ballot is not played", input_name);
    check_board(third, 3);
    check(wait_turn(4), "%s: the game does not continue from the list", input_name);
}

/* ---- reversi ---- */

/* Names of reversi's openings, on the line below the board. */
static void names_of_reversi(const EmuOptions *options)
{
    static const char *const moves[] = {"d3", "c3", "c4", "e3", "c2", "c6"};
    static const char *const names[] = {0, "Diagonal Opening", 0, 0, "Snake/Peasant", "Lysons"};

    input = BY_KEYS;
    input_name = "reversi";
    if (!check(session_boot(options) && session_choose(GAME_reversi, input) && session_two_people(), "no reversi")) {
        return;
    }
    session_start_again();
    check(wait_turn(0), "reversi: no new game");
    for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
        give(moves[n], n + 1);
        check(!names[n] || wait_words(names[n], WAIT_MOVE), "after %s '%s' is not shown", moves[n], names[n]);
    }
}

static void no_openings(const EmuOptions *options)
{
    input = BY_KEYS;
    input_name = "hexapawn";
    check(session_boot(options) && session_choose(0, input), "no hexapawn");
    emu_key(KEY_CTRL + emu_key_code('o'));
    check(wait_words("This game has no openings", WAIT_LIST), "no message in a game without openings");
    session_level(1, input);
    session_type("b1b2");
    check(wait_turn(2), "the game does not continue after that message");
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_800_48K, .random = 1};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    play_chess(&options, BY_STICK);
    play_draughts(&options, BY_KEYS);
    options.machine = MACHINE_XL;
    options.is_pal = 1;
    play_chess(&options, BY_KEYS);
    play_draughts(&options, BY_STICK);
    no_openings(&options);
    names_of_reversi(&options);
    names_in_play(&options);
    options.machine = MACHINE_XE;
    options.is_pal = 0;
    names_of_reversi(&options);
    names_in_play(&options);
    return check_end();
}
