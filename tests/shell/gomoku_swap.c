/* gomoku_swap.c: go-moku with the swap opening: three stones and the choice, by stick alone and by keys alone; undone,
 * played again, saved on the disk; and the computer in both roles.
 *
 *   gomoku_swap DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "session.h"

#define VARIANT "Opening: swap"
#define RULES_SWAP 1
#define THREE_STONES 3

static const char *const stones[THREE_STONES] = { "h8", "h9", "k6" };
static const char *input_name;
static char board[HOST_TEXT]; /* the host's position */

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_MOVE), "%s: '%s' is not shown", input_name, text);
}

static void wait_for_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) != ply && emu_frame() < end;) {
        emu_frames(2);
    }
    emu_frames(30);
    wait_settled(WAIT_MOVE);
}

static void check_board(const char *when)
{
    check(strcmp(board, probe_whole_board()) == 0, "%s: %s: '%s', not '%s'", input_name, when, probe_whole_board(),
        board);
}

static void new_game(void)
{
    emu_frames(30);
    wait_settled(WAIT_MOVE);
    session_new_board();
    check(session_shows(VARIANT), "%s: the variant is not shown", input_name);
    rules = RULES_SWAP;
    host_start(board);
}

static void play(const char *move, Input input)
{
    unsigned ply = probe_word(PROBE_PLY);

    session_move(move, input);
    wait_for_ply(ply + 1);
    host_play(board, move, board);
    check_board(move);
}

/* Starts a game by the usual rules; before the first move changes to the swap opening, which starts another game. */
static int begin(const EmuOptions *options, Input input)
{
    input_name = input == BY_STICK ? "by stick" : "by keys";
    if (!check(session_boot(options), "%s: no menu", input_name)
        || !check(session_choose(GAME_gomoku, input), "%s: no game", input_name)) {
        return 0;
    }
    if (input == BY_KEYS) {
        session_level(1, input);
    } else {
        check(session_two_people(), "%s: the computer still plays", input_name);
    }
    check(session_do_command("Variant", 'v', input), "%s: no command for the variant", input_name);
    wait_for("< Opening: free >");
    session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    wait_for("< " VARIANT " >");
    session_take(input);
    session_replace(); /* if the computer has moved */
    wait_for(VARIANT);
    new_game();
    return 1;
}

/* Chooses to swap. By stick FIRE on any stone means that, and the cursor is still on the third one. */
static void swap(Input input)
{
    unsigned ply = probe_word(PROBE_PLY);

    if (input == BY_STICK) {
        emu_fire();
    } else {
        session_type("swap");
    }
    wait_for_ply(ply + 1);
    host_play(board, "swap", board);
    check_board("swap");
}

static void undo_and_redo(Input input)
{
    char now[HOST_TEXT];
    unsigned ply = probe_word(PROBE_PLY);

    strcpy(now, board);
    host_start(board);
    for (unsigned n = 0; n < THREE_STONES; n++) {
        host_play(board, stones[n], board);
    }
    check(session_do_command("Undo", 'u', input), "%s: undo fails", input_name);
    wait_for_ply(ply - 1);
    check_board("swap undone");
    check(session_do_command("Redo", 'r', input), "%s: redo fails", input_name);
    wait_for_ply(ply);
    strcpy(board, now);
    check_board("swap played again");
}

/* Two people: messages, refused moves, and the choice. */
static void test_people(Input input)
{
    session_type("swap");
    wait_for("You cannot swap now");
    check_board("refused");
    play(stones[0], input);
    wait_for("Black: a white stone:");
    session_type(stones[0]);
    wait_for("That point is taken");
    check_board("refused");
    play(stones[1], input);
    wait_for("Black: third stone:");
    play(stones[2], input);
    wait_for("White: play or swap:");
    swap(input);
    wait_for("Black to move:");
    undo_and_redo(input);
    play("h7", input);
}

/* The game is saved when it is left, and continues. */
static void test_saved(void)
{
    check(session_menu(), "%s: no menu", input_name);
    emu_key(session_letter(GAME_gomoku));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: the game does not come back", input_name);
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    check(session_shows(VARIANT), "%s: it comes back with other rules", input_name);
    check_board("the game continues");
    play("k7", BY_KEYS);
}

/* The computer has White and must swap: Black's two stones are adjacent, and the white one is in a corner. */
static void test_choice(void)
{
    play("h8", BY_KEYS);
    play("a1", BY_KEYS);
    session_move("i9", BY_KEYS);
    host_play(board, "i9", board);
    wait_for_ply(THREE_STONES + 1);
    host_play(board, "swap", board);
    check_board("a good opening is taken");
}

static int count_stones(const char *position)
{
    int number = 0;

    for (; *position != ' '; position++) {
        number += *position == 'X' || *position == 'O';
    }
    return number;
}

/* The computer has Black and places three stones; then the player swaps, and the computer must move. */
static void test_computer(void)
{
    char now[HOST_TEXT];

    emu_console(CONSOLE_OPTION);
    wait_for_ply(THREE_STONES);
    strcpy(now, probe_whole_board());
    check(host_accepts(now) && count_stones(now) == THREE_STONES && now[strlen(now) - 1] == 'O', "it places '%s'", now);
    strcpy(board, now);
    wait_for("You: play or swap:");
    session_type("swap");
    wait_for_ply(THREE_STONES + 2);
    host_play(board, "swap", board);
    check(host_move_between(board, probe_whole_board()) != NULL, "from '%s' it plays '%s'", board, probe_whole_board());
}

int main(int count, char **words)
{
    EmuOptions old = {.machine = MACHINE_800_48K, .random = 1};
    EmuOptions new = {.machine = MACHINE_XL, .is_pal = 1, .random = 2};

    host_words(count, words, "DISK.atr TROG");
    old.disk = new.disk = words[1];
    if (begin(&old, BY_STICK)) {
        test_people(BY_STICK);
    }
    if (begin(&new, BY_KEYS)) {
        test_choice();
        session_start_again();
        new_game();
        test_computer();
        check(session_two_people(), "the computer still plays");
        session_start_again();
        new_game();
        test_people(BY_KEYS);
        test_saved();
    }
    emu_stop();
    return check_end();
}
