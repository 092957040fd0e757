/* commands.c: tests the commands in a game: undo and redo, refused moves, sides, rules, hints, BREAK, a new game in the
 * middle of one. RESET: commands_reset.c; list of moves: commands_list.c; setting up: commands_setup.c; FIRE held at a
 * question: commands_held_fire.c.
 *
 *   commands DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "commands.h"
#include "check.h"
#include "engine/level.h"
#include "engine/state.h"
#include "kernel.inc"

#include <stdio.h>
#include <string.h>

EmuOptions commands_options;
char commands_positions[HISTORY][HOST_TEXT];
unsigned commands_played;

const char *commands_game(void) { return host_games[probe_byte(PROBE_GAME) % HOST_GAMES]; }

void commands_control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

/* Plays random moves for both sides; two people play, so that there is no reply. */
void commands_play(unsigned moves)
{
    char legal[HOST_MOVES][HOST_TEXT];
    char now[HOST_TEXT], chosen[HOST_TEXT];

    for (unsigned n = 0; n < moves; n++) {
        unsigned count, tries = 0, ply = probe_word(PROBE_PLY);

        strcpy(now, probe_board());
        strcpy(commands_positions[commands_played++], now);
        count = host_moves(now, legal);
        do { /* choose a move that does not end the game */
            strcpy(chosen, legal[check_random(count)]);
        } while (host_play(now, chosen, commands_positions[commands_played]) != OUTCOME_NONE && ++tries < 50);
        session_type(chosen);
        emu_frames(AFTER);
        /* wait longer: the piece moves a long way, or the game is saved */
        for (int waits = 0; waits < 40 && probe_word(PROBE_PLY) == ply; waits++) {
            emu_frames(5);
        }
        emu_frames(3);
    }
    check(strcmp(probe_board(), commands_positions[commands_played]) == 0, "%s: the board is '%s', not '%s'",
        commands_game(), probe_board(), commands_positions[commands_played]);
}

int commands_begin(unsigned game, unsigned level)
{
    commands_played = 0;
    if (!check(session_boot(&commands_options) && session_choose(game, BY_KEYS), "%s: no game", host_games[game])) {
        return 0;
    }
    session_level(level, BY_KEYS);
    return 1;
}

/* OPTION steps through: computer second, computer first, computer alone, two people, network (which waits). */
void commands_sides(unsigned presses)
{
    while (presses--) {
        emu_console(CONSOLE_OPTION);
        emu_frames(70);
    }
}

void commands_two_people(void)
{
    commands_sides(3);
    emu_key(KEY_CTRL + emu_key_code('f')); /* CTRL+F stops the computer if it thinks; the second flips the board back */
    emu_frames(AFTER);
    commands_control('f');
    session_start_again();
    emu_frames(AFTER);
    wait_settled(WAIT_LOAD);
}

static void undo_and_redo(unsigned game, unsigned moves)
{
    if (!commands_begin(game, 1)) {
        return;
    }
    commands_two_people();
    commands_play(moves);
    for (unsigned n = moves; n--;) {
        commands_control('u');
        check(strcmp(probe_board(), commands_positions[n]) == 0, "%s: undo to move %u: '%s', not '%s'", commands_game(),
            n, probe_board(), commands_positions[n]);
    }
    commands_control('u');
    check(strcmp(probe_board(), commands_positions[0]) == 0 && session_shows("Nothing to undo"),
        "%s: undo at the start changes the board", commands_game());
    for (unsigned n = 1; n <= moves; n++) {
        commands_control('r');
        check(strcmp(probe_board(), commands_positions[n]) == 0, "%s: redo to move %u: '%s', not '%s'", commands_game(),
            n, probe_board(), commands_positions[n]);
    }
    commands_control('r');
    check(strcmp(probe_board(), commands_positions[moves]) == 0 && session_shows("Not possible"),
        "%s: redo at the end changes the board", commands_game());
    commands_control('u');
    commands_control('u');
    commands_played = moves - 2;
    commands_play(1); /* another move from there: the undone moves are dropped */
    commands_control('r');
    check(strcmp(probe_board(), commands_positions[commands_played]) == 0,
        "%s: redo after another move changes the board", commands_game());
}

/* Against the computer one undo takes back both moves. */
static void undo_of_a_reply(unsigned game, const char *move)
{
    char start[HOST_TEXT], replied[HOST_TEXT];

    if (!commands_begin(game, 2)) {
        return;
    }
    host_start(start);
    session_type(move);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    strcpy(replied, probe_board());
    check(probe_word(PROBE_PLY) == 2, "%s: no reply to %s", commands_game(), move);
    commands_control('u');
    check(strcmp(probe_board(), start) == 0 && probe_word(PROBE_PLY) == 0, "%s: undo of move and reply: '%s'",
        commands_game(), probe_board());
    commands_control('r');
    check(strcmp(probe_board(), replied) == 0, "%s: redo of move and reply: '%s', not '%s'", commands_game(),
        probe_board(), replied);
    commands_control('n');
    check(strcmp(probe_board(), replied) != 0 && probe_word(PROBE_PLY) == 2,
        "%s: the second-best move is the same: '%s'", commands_game(), probe_board());
    check(host_reaches(start, probe_board(), 2), "%s: the second-best move is not legal: '%s'", commands_game(),
        probe_board());
}

static void refused(unsigned game, const char *const *wrong)
{
    char before[HOST_TEXT];

    if (!commands_begin(game, 1)) {
        return;
    }
    commands_two_people();
    commands_play(2);
    strcpy(before, probe_board());
    for (; *wrong; wrong++) {
        session_type(*wrong);
        emu_frames(AFTER);
        check(strcmp(probe_board(), before) == 0 && probe_word(PROBE_PLY) == 2,
            "%s: the refused '%s' changes the board to '%s'", commands_game(), *wrong, probe_board());
        check(!session_shows("to move: "), "%s: '%s' is refused without a message", commands_game(), *wrong);
    }
}

static void computer_alone(unsigned game, unsigned level)
{
    char now[HOST_TEXT] = "";
    unsigned ply = 0, end;

    if (!commands_begin(game, level)) {
        return;
    }
    commands_sides(2);
    host_start(now);
    end = emu_frame() + 20000;
    while (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER && emu_frame() < end) {
        emu_frames(5);
        if (probe_word(PROBE_PLY) > ply) {
            emu_frames(2);
            check(host_reaches(now, probe_board(), probe_word(PROBE_PLY) - ply), "%s: '%s' does not lead to '%s'",
                commands_game(), now, probe_board());
            ply = probe_word(PROBE_PLY);
            strcpy(now, probe_board());
        }
    }
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && host_outcome(probe_board()) == probe_byte(PROBE_RESULT)
        && probe_byte(PROBE_RESULT) != OUTCOME_NONE, "%s: the computer alone stops at '%s'", commands_game(),
        probe_board());
    printf("%s, computer alone: %u plies, '%s'\n", commands_game(), ply, now);
    commands_sides(1); /* two people take over */
    session_start_again();
    emu_frames(AFTER);
    wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3);
    commands_play(2);
}

static void break_key(void)
{
    char before[HOST_TEXT];

    if (!commands_begin(0, 1)) {
        return;
    }
    commands_two_people();
    commands_play(2);
    strcpy(before, probe_board());
    for (int n = 0; n < 5; n++) {
        emu_key(KEY_BREAK);
        emu_frames(11);
    }
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && strcmp(probe_board(), before) == 0,
        "BREAK changes the board");
    commands_play(1);
}

/* Reads all pages of the rules with FIRE; then opens the rules again and leaves them with ESC. The board comes back. */
static void read_rules(unsigned game, const char *word)
{
    if (!commands_begin(game, 1)) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(session_shows(word), "%s: the rules lack '%s'", commands_game(), word);
    for (int pages = 0; pages < 9 && !session_shows("move:"); pages++) {
        emu_fire();
        emu_frames(AFTER);
    }
    check(session_shows("move:"), "%s: the last page of the rules does not come", commands_game());
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_shows("move:"), "%s: ESC does not leave the rules", commands_game());
    commands_two_people();
    commands_play(2);
}

/* Undoes once and checks position and number of plies; after START this brings back the game that START replaced. */
static void comes_back(const char *position, unsigned plies)
{
    commands_control('u');
    emu_frames(AFTER); /* the game may be saved first */
    check(strcmp(probe_board(), position) == 0 && probe_word(PROBE_PLY) == plies,
        "%s: undo of START: '%s' and %u plies, not '%s' and %u",
        commands_game(), probe_board(), probe_word(PROBE_PLY), position, plies);
}

#define CLOCK_FRAMES 800 /* more than nine seconds, so that the tens of the clocks count, too */

/* Returns the sum of both clocks in seconds. */
static int seconds_shown(void)
{
    static const int worth[] = {600, 60, 10, 1};
    int seconds = 0;

    for (int n = 0; n < 2 * 4; n++) {
        seconds += emu_memory()[CLOCK_AT + n] * worth[n % 4];
    }
    return seconds;
}

/* START in the middle of a game asks and can be undone; the clocks come back, too. */
static void start_and_back(unsigned game, unsigned moves)
{
    char legal[HOST_MOVES][HOST_TEXT];
    char text[HOST_TEXT];
    int clocks;

    if (!commands_begin(game, 1)) {
        return;
    }
    commands_two_people();
    commands_play(moves);
    emu_frames(CLOCK_FRAMES);
    clocks = seconds_shown();
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(strcmp(probe_board(), commands_positions[moves]) == 0, "%s: START does not ask", commands_game());
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_key(KEY_SHIFT + emu_key_code('y'));
    emu_frames(AFTER);
    check(strcmp(probe_board(), commands_positions[0]) == 0 && probe_word(PROBE_PLY) == 0, "%s: no new game: '%s'",
        commands_game(), probe_board());
    session_start_again(); /* no move was made: undo still brings back the earlier game */
    emu_frames(AFTER);
    comes_back(commands_positions[moves], moves);
    check(seconds_shown() >= clocks && seconds_shown() < clocks + 10, "%s: %d seconds are %d after undoing START",
        commands_game(), clocks, seconds_shown());
    comes_back(commands_positions[moves - 1], moves - 1);
    commands_control('r');
    session_start_again();
    emu_frames(AFTER);
    commands_played = 0;
    commands_play(2); /* the earlier game is gone now */
    commands_control('u');
    commands_control('u');
    commands_control('u');
    check(session_shows("Nothing to undo"), "%s: the game before START comes back after two moves", commands_game());
    commands_played = 0;
    commands_play(1); /* the earlier game stays gone after all moves of the new one were undone */
    commands_control('u');
    commands_control('u');
    check(session_shows("Nothing to undo") && strcmp(probe_board(), commands_positions[0]) == 0,
        "%s: the earlier game comes back with moves of the new one: '%s'", commands_game(), probe_board());
    commands_sides(3); /* the computer starts */
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE), "%s: the computer does not start", commands_game());
    host_moves(probe_board(), legal);
    session_type(legal[0]);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 3, "%s: no reply", commands_game());
    strcpy(text, probe_board());
    session_start_again();
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 1, "%s: the computer does not start again",
        commands_game());
    comes_back(text, 3);
}

/* The same for a game that started from a set-up position. */
static void start_and_back_to_set_up(void)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    commands_two_people();
    session_set_up("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    emu_frames(60);
    session_type("e2e4");
    emu_frames(2 * AFTER);
    strcpy(commands_positions[0], probe_board());
    session_start_again();
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 0, "chess: no new game after a set-up game");
    comes_back(commands_positions[0], 1);
    commands_control('u');
    emu_frames(2 * AFTER); /* the game may be saved first */
    check(strcmp(probe_board(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1") == 0, "chess: the start position is '%s'",
        probe_board());
    session_start_again(); /* no move was made */
    emu_frames(2 * AFTER);
    session_type("e2e4");
    emu_frames(2 * AFTER);
    commands_control('u');
    comes_back("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 0);
    session_start_again();
    emu_frames(2 * AFTER);
    session_type("d2d4");
    emu_frames(2 * AFTER);
    strcpy(commands_positions[0], probe_board());
    session_set_up("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    emu_frames(60);
    check(strcmp(probe_board(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1") == 0, "chess: a set-up in the middle of a game: '%s'",
        probe_board());
    comes_back(commands_positions[0], 1);
}

/* The same for a full record: after a move of the new game and two undos the old game is back with all its moves. */
static void start_and_back_to_a_full_record(void)
{
    static const char *const moves[] = {"1", "2", "3", "5", "4", "6", "8", "7", "9"};
    static const unsigned most = sizeof moves / sizeof moves[0];
    char drawn[HOST_TEXT];

    if (!commands_begin(GAME_noughts, 1)) {
        return;
    }
    commands_two_people();
    for (unsigned n = 0; n < most; n++) {
        session_type(moves[n]);
        emu_frames(AFTER);
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "noughts: not over after nine moves");
    strcpy(drawn, probe_board());
    session_start_again();
    emu_frames(2 * AFTER);
    session_type("5");
    emu_frames(AFTER);
    commands_control('u');
    comes_back(drawn, most);
    for (unsigned n = most; n--;) {
        commands_control('u');
    }
    check(probe_word(PROBE_PLY) == 0, "noughts: %u moves are left", probe_word(PROBE_PLY));
    for (unsigned n = most; n--;) {
        commands_control('r');
    }
    check(strcmp(probe_board(), drawn) == 0, "noughts: the moves lead to '%s', not '%s'", probe_board(), drawn);
}

/* A hint uses at least the default level, even if the computer's own level is lower. */
static void hint_at_one_ply(void)
{
    if (!commands_begin(GAME_chess, LEVEL_MOST + 1)) {
        return;
    }
    check(session_shows("D1"), "the level is not depth 1");
    session_set_up("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10"); /* not in a book */
    emu_frames(60);
    commands_control('h');
    check(session_waits("Hint: ", WAIT_MOVE) && probe_byte(PROBE_DEPTH) > 1, "a hint at depth 1: depth %u",
        probe_byte(PROBE_DEPTH));
}

/* A piece is lifted on a large board, so that its targets are marked; then a game with a small board starts. Clearing
 * the marks of the large board must not write outside the small one. */
static void stale_marks(void)
{
    if (!commands_begin(GAME_chess, 1)) {
        return;
    }
    emu_console(CONSOLE_OPTION);
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 1, "chess: the computer does not start");
    session_set_up("4k3/8/8/8/3r4/8/8/4K3 b - - 0 1");
    emu_frames(60);
    emu_fire(); /* lifts the rook; some of its targets would be below a board of three rows */
    check(session_menu() && session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn after chess");
    check(wait_settled(WAIT_LOAD), "hexapawn does not start after chess");
    check(session_code_is_whole(), "clearing the targets of chess changes the board of hexapawn");
}

int main(int argument_count, char **arguments)
{
    static const struct {
        unsigned game, moves; /* number of moves to undo */
        const char *first, *word, *wrong[5];
    } games[] = {
        {GAME_hexapawn, 3, "b1b2", "pawns", {"a1a3", "b1", "zz", "c3c2c1"}},
        {GAME_noughts, 6, "1", "row", {"0", "55", "a", "1234"}},
        {GAME_connect4, 12, "4", "column", {"8", "0", "44", "x"}},
        {GAME_draughts, 9, "11-15", "diagonally", {"33", "1-5-9", "zz", "11"}},
        {GAME_reversi, 7, "d3", "straight", {"e4", "i1", "a", "pass"}},
    };

    host_words(argument_count, arguments, "DISK.atr TROG");
    commands_options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        unsigned game = games[n].game;

        undo_and_redo(game, games[n].moves);
        undo_of_a_reply(game, games[n].first);
        refused(game, games[n].wrong);
        if (game < GAME_warptrog) { /* only short games: long ones take more time and test little more */
            commands_options.machine = MACHINE_800_48K;
            computer_alone(game, 2);
            commands_reset(game, game == GAME_connect4 ? 5 : 4);
        }
        commands_options.machine = MACHINE_XE;
        commands_options.is_pal = 1;
        read_rules(game, games[n].word);
    }
    stale_marks();
    break_key();
    commands_resign();
    hint_at_one_ply();
    start_and_back(GAME_hexapawn, 2);
    start_and_back(GAME_connect4, 5);
    start_and_back_to_set_up();
    start_and_back_to_a_full_record();
    commands_reset_start();
    commands_reset_saving();
    commands_fire();
    commands_list();
    commands_set_up();
    return check_end();
}
