/* gomoku_swap.c: go-moku by opening=swap: three men and the choice, by stick alone and by keys alone; taken back,
 * played
 * again, kept on the disk; and the computer in both parts.
 *
 *   swap DISK.atr TROG
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "session.h"

#define VARIANT "opening=swap"
#define RULES_SWAP 1
#define THREE_MEN 3

static const char *const men[THREE_MEN] = { "h8", "h9", "k6" };
static const char *hand_name;
static char board[HOST_TEXT]; /* the host's */

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_MOVE), "%s: '%s' is not said", hand_name, text);
}

static void wait_for_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) != ply && emu_frame() < end;) {
        emu_frames(2);
    }
    emu_frames(30);
    wait_settled(WAIT_MOVE);
}

static void stands(const char *when)
{
    check(strcmp(board, probe_whole_board()) == 0, "%s: %s: '%s', not '%s'", hand_name, when, probe_whole_board(),
        board);
}

static void new_game(void)
{
    emu_frames(30);
    wait_settled(WAIT_MOVE);
    session_new_board();
    check(session_shows(VARIANT), "%s: the rules are not shown", hand_name);
    rules = RULES_SWAP;
    host_start(board);
}

static void play(const char *move, Hand hand)
{
    unsigned ply = probe_word(PROBE_PLY);

    session_move(move, hand);
    wait_for_ply(ply + 1);
    host_play(board, move, board);
    stands(move);
}

/* A game by the usual rules, which nobody has begun, then one by the others. */
static int begin(const EmuOptions *options, Hand hand)
{
    hand_name = hand == BY_STICK ? "by stick" : "by keys";
    if (!check(session_boot(options), "%s: no menu", hand_name)
        || !check(session_choose(GAME_gomoku, hand), "%s: no game", hand_name)) {
        return 0;
    }
    if (hand == BY_KEYS) {
        session_level(1, hand);
    } else {
        check(session_two_people(), "%s: not two people", hand_name);
    }
    check(session_obey("Variant", 'v', hand), "%s: no command for the rules", hand_name);
    wait_for("< opening=free >");
    session_arrow(STICK_RIGHT, KEY_RIGHT, hand);
    wait_for("< " VARIANT " >");
    session_take(hand);
    session_replace(); /* where the computer has moved */
    wait_for(VARIANT);
    new_game();
    return 1;
}

/* By stick the cursor is still on the third man, and whoever points at a man swaps. */
static void swap(Hand hand)
{
    unsigned ply = probe_word(PROBE_PLY);

    if (hand == BY_STICK) {
        emu_fire();
    } else {
        session_type("swap");
    }
    wait_for_ply(ply + 1);
    host_play(board, "swap", board);
    stands("swap");
}

static void undo_and_redo(Hand hand)
{
    char now[HOST_TEXT];
    unsigned ply = probe_word(PROBE_PLY);

    strcpy(now, board);
    host_start(board);
    for (unsigned n = 0; n < THREE_MEN; n++) {
        host_play(board, men[n], board);
    }
    check(session_obey("Undo", 'u', hand), "%s: no undo", hand_name);
    wait_for_ply(ply - 1);
    stands("swap taken back");
    check(session_obey("Redo", 'r', hand), "%s: no redo", hand_name);
    wait_for_ply(ply);
    strcpy(board, now);
    stands("swap played again");
}

/* Two people: what is said, what is refused, and the choice. */
static void test_people(Hand hand)
{
    session_type("swap");
    wait_for("There is no choice now");
    stands("refused");
    play(men[0], hand);
    wait_for("Black: a white man:");
    session_type(men[0]);
    wait_for("A man stands there");
    stands("refused");
    play(men[1], hand);
    wait_for("Black: third man:");
    play(men[2], hand);
    wait_for("White: man, or swap:");
    swap(hand);
    wait_for("Black to move:");
    undo_and_redo(hand);
    play("h7", hand);
}

/* It waits in the menu, and goes on. */
static void test_kept(void)
{
    check(session_menu(), "%s: no menu", hand_name);
    emu_key(session_letter(GAME_gomoku));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: the game does not come back", hand_name);
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    check(session_shows(VARIANT), "%s: it comes back by other rules", hand_name);
    stands("it goes on");
    play("k7", BY_KEYS);
}

/* The computer has White, and is given a game: two men next to each other and one in a corner. */
static void test_choice(void)
{
    play("h8", BY_KEYS);
    play("a1", BY_KEYS);
    session_move("i9", BY_KEYS);
    host_play(board, "i9", board);
    wait_for_ply(THREE_MEN + 1);
    host_play(board, "swap", board);
    stands("a good opening is taken");
}

static int count_men(const char *position)
{
    int number = 0;

    for (; *position != ' '; position++) {
        number += *position == 'X' || *position == 'O';
    }
    return number;
}

/* It has Black, and puts down three men; then somebody takes the two. */
static void test_computer(void)
{
    char now[HOST_TEXT];

    emu_console(CONSOLE_OPTION);
    wait_for_ply(THREE_MEN);
    strcpy(now, probe_whole_board());
    check(host_accepts(now) && count_men(now) == THREE_MEN && now[strlen(now) - 1] == 'O', "it puts down '%s'", now);
    strcpy(board, now);
    wait_for("You: man, or swap:");
    session_type("swap");
    wait_for_ply(THREE_MEN + 2);
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
        check(session_two_people(), "not two people");
        session_start_again();
        new_game();
        test_people(BY_KEYS);
        test_kept();
    }
    emu_stop();
    return check_end();
}
