/* starchess.c: Star Chess on the screen: every order by stick and by keys, in full and abbreviated; refused orders,
 * which change nothing; saving, loading and RESET in the middle of a turn; the report on the other players; a whole
 * game of four computers, equal to the host's order by order.
 *
 *   starchess DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/think.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#define GAME_WANTED "starchess"
#define AFTER 40         /* frames until a key or a step is handled */
#define SHOWN 120        /* frames until an order has been shown */
#define BOARDS_MOST 4000 /* boards of a game */
#define LOOK_FRAMES 12   /* frames between two looks: an order takes 40 */
#define TRIES 150      /* frames in which a board may be incomplete or outdated: a full record is being trimmed */
#define WAIT_ORDER 600   /* frames to the next order of a computer */

static char place[40]; /* the machine and the kind of input */
static char position[HOST_TEXT];

static void check_board(const char *after)
{
    check(strcmp(probe_whole_board(), position) == 0, "%s: after %s the board is '%s', not '%s'", place, after,
        probe_whole_board(), position);
}

static void settle(unsigned frames)
{
    emu_frames(frames);
    wait_settled(WAIT_MOVE);
}

/* A position in which every order is possible somewhere: moving and scrapping ships, building, colonizing, terraforming
 * a barren colony. */
static const char rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

static void set_up(const char *text)
{
    session_set_up(text);
    settle(2 * AFTER);
    strcpy(position, text);
    check_board("setting it up");
}

/* ---- by keys ---- */

static void type(const char *typed, const char *order)
{
    session_type(typed);
    settle(SHOWN);
    host_play(position, order, position);
    check_board(order);
}

static void refused(const char *typed, const char *words)
{
    session_type(typed);
    emu_frames(AFTER);
    check(session_shows(words), "%s: '%s' is not answered with '%s'", place, typed, words);
    check_board(typed);
}

/* Checks the list of moves: each of the five typed orders has a line with its side, written in full. */
static void list_of_orders(void)
{
    emu_key(KEY_CTRL + emu_key_code('g'));
    emu_frames(2 * AFTER);
    check(session_shows("Go A1-A2 15") && session_shows("Go build A1 5") && session_shows("Go colonize A2")
        && session_shows("Go terraform B2") && session_shows("Go scrap A1 3"),
        "%s: the list does not show complete orders", place);
    check(session_shows("After 5. Gold scrap A1 3"), "%s: the list does not open at the last order", place);
    emu_key(KEY_UP);
    emu_frames(AFTER);
    check(session_shows("After 4. Gold terraform B2"), "%s: up does not go back one order", place);
    emu_key(KEY_ESC);
    settle(AFTER);
    check_board("a look at the list");
}

static void orders_by_keys(void)
{
    set_up(rich);
    refused("a1-a2 1000", "A1: there are only 60");
    refused("a1-a2", "A1: how many ships? 1 to 60");
    refused("build a1", "A1: how many ships? 1 to 100");
    refused("scrap b1", "B1: how many ships? 1 to 8");
    refused("scrap d1", "D1: you have no ships");
    refused("a1-c3 5", "C3: too far for one move");
    refused("a2-a3 60", "A2: there are only 45");
    refused("d1-c1 5", "D1: you have no ships");
    refused("build d1 1", "D1: not your colony");
    refused("build b2 11", "B2: a ship takes 10 people");
    refused("colonize a1", "A1: has a colony");
    refused("terraform a1", "A1: is terran already");
    refused("x", "Type A1-A2 5, build A1 5, end");
    type("A1-A2 15", "A1-A2 15");
    refused("a2-a3 50", "A2: ships have moved or are new");
    refused("a2-a3", "A2: how many ships? 1 to 45");
    type("build a1 5", "build A1 5");
    type("colonize a2", "colonize A2");
    type("terraform b2", "terraform B2");
    type("scrap a1 3", "scrap A1 3");
    list_of_orders();
}

#define LIST_ROWS 14

/* In the list of moves the longest order does not touch the order beside it, nor do the names above touch each other.
 */
static void two_columns(void)
{
    set_up(rich);
    type("t b2", "terraform B2");
    for (int n = 0; n < LIST_ROWS; n++) {
        type("s a1 1", "scrap A1 1");
    }
    emu_key(KEY_CTRL + emu_key_code('g'));
    emu_frames(2 * AFTER);
    check(session_shows("Go terraform B2  Go scrap A1 1"), "%s: the columns of the list touch", place);
    check(session_shows("Gold  Green  White  Red"), "%s: the names touch", place);
    emu_key(KEY_ESC);
    settle(AFTER);
}

/* Abbreviations are enough; undo works order by order. */
static void short_words(void)
{
    char before[HOST_TEXT];

    set_up(rich);
    strcpy(before, position);
    type("b a1 5", "build A1 5");
    type("c a2", "colonize A2");
    type("t b2", "terraform B2");
    type("s a1 3", "scrap A1 3");
    for (int n = 0; n < 4; n++) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        settle(AFTER);
    }
    strcpy(position, before);
    check_board("four times undo");
    type("e", "end");
    check(probe_byte(PROBE_SIDE) == 1, "%s: side %u is on turn", place, probe_byte(PROBE_SIDE));
}

/* ---- by stick ---- */

static int cursor_x, cursor_y;

/* Call before the first order: the shell has put the cursor on B2. */
static void centre(void)
{
    cursor_x = 1;
    cursor_y = 2;
}

static void step(int directions, unsigned times)
{
    while (times--) {
        emu_stick(directions);
        emu_frames(2);
    }
}

static void point_at(const char *sector)
{
    int x = sector[0] - 'A', y = '4' - sector[1];

    step(x > cursor_x ? STICK_RIGHT : STICK_LEFT, (unsigned)abs(x - cursor_x));
    step(y > cursor_y ? STICK_DOWN : STICK_UP, (unsigned)abs(y - cursor_y));
    cursor_x = x;
    cursor_y = y;
}

static void fire(void)
{
    emu_fire();
    emu_frames(20);
}

#define LONG_FRAMES 60 /* more frames than a long FIRE needs */

static void hold_fire(void)
{
    emu_hold_fire(1);
    emu_frames(LONG_FRAMES);
    emu_hold_fire(0);
    emu_frames(AFTER);
}

/* Opens the order window at a sector and takes the order that is this many entries below the first. */
static void open_at(const char *sector, unsigned down)
{
    char line[40];

    point_at(sector);
    fire();
    snprintf(line, sizeof line, "AT %s", sector);
    check(session_shows(line), "%s: no orders at %s", place, sector);
    step(STICK_DOWN, down);
    fire();
}

static void given(const char *order)
{
    settle(SHOWN);
    host_play(position, order, position);
    check_board(order);
}

static void orders_by_stick(void)
{
    set_up(rich);
    centre();
    open_at("A1", 0);
    check(session_shows("Move from A1") && !session_shows(" to A1"), "%s: no target is asked for", place);
    step(STICK_UP, 1);
    fire();
    check(session_shows("Move from A1 to A2: 60 ships"), "%s: not all ships are offered", place);
    check(session_shows("Up: 10, right: 1 more  FIRE: OK"), "%s: the keys for a number are not separated", place);
    step(STICK_DOWN, 4);
    step(STICK_LEFT, 5);
    fire();
    given("A1-A2 15");
    open_at("A1", 1);
    check(session_shows("COST") && session_shows("Build at A1:"), "%s: no cost is shown", place);
    emu_key(emu_key_code('5')); /* digits, too */
    fire();
    given("build A1 5");
    open_at("A1", 2);
    step(STICK_RIGHT, 2);
    fire();
    given("scrap A1 3");
    open_at("A2", 1);
    given("colonize A2");
    open_at("B2", 1);
    given("terraform B2");
    open_at("D4", 1); /* the first entry only says that nothing can be ordered there */
    check(session_shows("Again: end your turn"), "%s: the turn ends without a question", place);
    check_board("END chosen once");
    fire();
    given("end");
}

static void press_escape(void)
{
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

static void check_back(const char *where)
{
    check_board(where);
    check(session_shows("TURN 9") && session_shows("FIRE: orders"), "%s: %s: the panel does not come back", place,
        where);
}

/* ESC, and by stick a long FIRE, cancels everywhere and changes nothing. */
static void left_alone(void (*cancel)(void))
{
    point_at("A1");
    fire();
    cancel();
    check_back("cancelled in the orders");
    fire();
    fire();
    cancel();
    check_back("cancelled at the target");
    open_at("A1", 2);
    cancel();
    check_back("cancelled at the number");
}

/* ---- in the middle of a turn ---- */

static void save_and_load(void)
{
    char saved[HOST_TEXT];

    set_up(rich);
    type("b a1 5", "build A1 5");
    strcpy(saved, position);
    emu_key(KEY_CTRL + emu_key_code('s'));
    emu_frames(3 * AFTER);
    emu_key(KEY_RETURN);
    settle(6 * AFTER);
    type("s a1 3", "scrap A1 3");
    emu_key(KEY_CTRL + emu_key_code('l'));
    emu_frames(3 * AFTER);
    emu_key(KEY_RETURN);
    check(session_replace(), "%s: a save replaces the game without a question", place);
    settle(6 * AFTER);
    strcpy(position, saved);
    check_board("loading");
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET", place);
    emu_frames(AFTER);
    check_board("RESET");
    type("s a1 3", "scrap A1 3");
    fire(); /* RESET with the order window open */
    emu_reset();
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: nothing after RESET in a window", place);
    emu_frames(AFTER);
    check_board("RESET in a window");
    type("t b2", "terraform B2");
}

/* ---- computers ---- */

static char (*boards)[HOST_TEXT]; /* the boards of the game, as the host plays it */
static unsigned boards_count;

/* Plays the whole game on the host, order by order. */
static void play_on_host(void)
{
    char order[HOST_TEXT];

    boards = malloc(BOARDS_MOST * sizeof *boards);
    boards_count = 0;
    strcpy(boards[boards_count++], position);
    while (host_outcome(position) == OUTCOME_NONE && boards_count < BOARDS_MOST) {
        think_defaults();
        think_depth = 1;
        think(); /* in this process: a turn is one plan, which another process would not continue */
        move = think_move;
        game_write_move(order);
        host_play(position, order, position);
        strcpy(boards[boards_count++], position);
    }
}

/* The index of the machine's current board in `boards`, from `from` on; boards_count: not found. It tries for some
 * frames, because a text that is being written matches no board. */
static unsigned find_board(unsigned from)
{
    for (unsigned tries = 0; tries < TRIES; tries++) {
        const char *now = probe_whole_board();

        for (unsigned n = from; n < boards_count; n++) {
            if (strcmp(boards[n], now) == 0) {
                return n;
            }
        }
        emu_frames(1);
    }
    return boards_count;
}

/* Of 400 random galaxies the one in which four players of depth 1 need the fewest turns. */
static const char shortest[] =
    "t2:20+2x20,t,t,t3:20+3x20/t,b,b,t/t,t,t,t/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1";

/* Every board that is seen is the host's, in the same order. */
static void four_computers(void)
{
    unsigned at = 0, seen = 0, first, next, since;

    session_start_again();
    emu_frames(2 * AFTER);
    set_up(shortest);
    session_level(LEVEL_MOST + 1, BY_KEYS);
    emu_key(KEY_CTRL + emu_key_code('p')); /* hidden pieces: no animation, which would only take time */
    emu_frames(AFTER);
    play_on_host();
    check(host_outcome(position) != OUTCOME_NONE, "%s: the host's game does not end", place);
    check(session_sides(15), "%s: the sides cannot be given away", place);
    first = since = emu_frame();
    while (at + 1 < boards_count && emu_frame() - since < WAIT_ORDER) {
        next = find_board(at);
        if (next == boards_count) {
            check(0, "%s: after board %u of %u, '%s', comes '%s'", place, at, boards_count, boards[at],
                probe_whole_board());
            return;
        }
        if (next != at) {
            at = next;
            seen++;
            since = emu_frame();
        }
        emu_frames(LOOK_FRAMES);
    }
    check(at + 1 == boards_count, "%s: board %u of %u is the last one seen: '%s'", place, at, boards_count,
        probe_whole_board());
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "%s: the game is not over", place);
    emu_frames(AFTER);
    check(session_shows("wins"), "%s: no winner is shown", place);
    figure("%s: four computers, %u orders, %u boards seen, %u frames", place, boards_count - 1, seen,
        emu_frame() - first);
    free(boards);
}

/* Ends the turn and waits for the report. */
static void reported(void)
{
    session_type("e");
    emu_frames(SHOWN);
    for (unsigned end = emu_frame() + 4 * WAIT_MOVE; probe_byte(PROBE_SIDE) != 0 && emu_frame() < end;) {
        emu_frames(10);
    }
    settle(AFTER);
    check(session_shows("Green ") && session_shows("FIRE: continue"), "%s: nothing is reported", place);
}

/* One player: the others' actions are reported, one per FIRE. The stick skips the rest, and the cursor stays. */
static void report(void)
{
    unsigned x, y;

    session_start_again();
    emu_frames(2 * AFTER);
    reported();
    for (int n = 0; n < 12 && session_shows("FIRE: continue"); n++) {
        fire();
    }
    check(session_shows("FIRE: orders"), "%s: the report does not end", place);
    for (int stick = STICK_UP; stick <= STICK_RIGHT; stick <<= 1) {
        reported();
        x = emu_memory()[POINT_x_AT];
        y = emu_memory()[POINT_y_AT];
        emu_stick(stick);
        emu_frames(AFTER);
        check(session_shows("FIRE: orders") && session_shows("Your orders"), "%s: stick %d does not skip the report",
            place, stick);
        check(emu_memory()[POINT_x_AT] == x && emu_memory()[POINT_y_AT] == y,
            "%s: stick %d moves the cursor while it skips the report", place, stick);
        emu_stick(stick);
        emu_frames(AFTER);
        check(emu_memory()[POINT_x_AT] != x || emu_memory()[POINT_y_AT] != y,
            "%s: after the report stick %d does not move the cursor", place, stick);
    }
}

static int begin(const EmuOptions *options, const char *how)
{
    snprintf(place, sizeof place, "%s %s by %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC",
        how);
    return check(session_boot(options) && session_choose(host_game(GAME_WANTED), BY_KEYS), "%s: no game", place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want(GAME_WANTED);
    if (begin(&options, "keys")) {
        report();
        check(session_two_people(), "%s: the computer still plays", place);
        orders_by_keys();
        two_columns();
        short_words();
        save_and_load();
        check(session_code_is_whole(), "%s: the kernel's code has changed", place);
        four_computers();
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (begin(&options, "stick")) {
        check(session_two_people(), "%s: the computer still plays", place);
        orders_by_stick();
        set_up(rich);
        centre();
        left_alone(press_escape);
        left_alone(hold_fire);
        check(session_code_is_whole(), "%s: the kernel's code has changed", place);
    }
    return check_end();
}
