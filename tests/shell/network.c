/* network.c: games over a network against a scripted server: the form, moves, messages, and every fault of the
 * connection. tests/shell/network_games.c plays whole games through a real server.
 *
 *   network DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "disk_image.h"
#include "fujinet.h"
#include "network.h"
#include "session.h"

#define SOON 90        /* frames until an answer is on the screen */
#define AGAIN 420      /* until a lost connection is opened again */
#define SILENCE 4800   /* until a silent server counts as lost, and after it the next try */
#define ERROR_CODE 144
#define SLOWEST 9600   /* baud */

static Image disk;
static EmuOptions options = {.machine = MACHINE_XL, .random = 1};

/* ---- the server ---- */

static char played[9][4]; /* the moves of the server's record */
static unsigned count;
static unsigned asked;    /* number of times the whole game was asked for */
static int answers;       /* 0: the server is silent */
static int waits;         /* 1: a seat is open */
static char said_hello[80];
static unsigned baud;     /* of the serial line; 0: commands take no time */

static void say_turn(void)
{
    if (waits) {
        fujinet_say("WAIT\n");
    } else {
        fujinet_say("TURN %u %u MOVE\n", count + 1, count % 2 + 1);
    }
}

static void say_move(unsigned n)
{
    fujinet_say("MOVE %u %u %04X %s\n", n + 1, n % 2 + 1, (unsigned)(played[n][0] - '1'), played[n]);
}

static void say_game(void)
{
    fujinet_say("GAME KXWB noughts 2 0\nCOMMIT 00\nSEAT 1 Cross HERE anna\nSEAT 2 Nought HERE bob\n");
    fujinet_say("BOARD 0 --------- X\n");
    for (unsigned n = 0; n < count; n++) {
        say_move(n);
    }
    say_turn();
    fujinet_say("END\n");
}

static void play(const char *text)
{
    strcpy(played[count], text);
    say_move(count++);
    say_turn();
}

static void heard(const char *line)
{
    unsigned number;
    char text[8];

    if (!answers) {
        return;
    }
    if (strncmp(line, "HELLO ", 6) == 0) {
        snprintf(said_hello, sizeof said_hello, "%s", line);
        fujinet_say("HELLO 1 %s\n", line + 6);
    } else if (strncmp(line, "OPEN ", 5) == 0 || strncmp(line, "JOIN ", 5) == 0) {
        asked++;
        fujinet_say("YOU KXWB 1 0123456789abcdef\n");
        say_game();
    } else if (strcmp(line, "SYNC") == 0) {
        asked++;
        say_game();
    } else if (sscanf(line, "MOVE #%u %7s", &number, text) == 2) {
        if (number == count + 1) {
            play(text);
        } else {
            fujinet_say("NO move %u is next\n", count + 1);
        }
    } else if (strcmp(line, "PING") == 0) {
        fujinet_say("PONG\n");
    }
}

static void begin_server(void)
{
    fujinet_reset();
    fujinet.heard = heard;
    fujinet.baud = baud;
    count = asked = waits = 0;
    answers = 1;
}

/* ---- the player ---- */

void network_boot(const char *path, const char *game)
{
    options.disk = path;
    if (check(session_boot(&options), "no menu")) {
        check(session_choose(host_game(game), BY_KEYS), "no %s", game);
    }
}

static void boot(const char *path)
{
    network_boot(path, "noughts");
}

static void press(int key)
{
    emu_key(key);
    emu_frames(10);
}

static void choose_remote(void)
{
    press(KEY_CTRL + emu_key_code('j'));
    check(session_waits("Host:", WAIT_LOAD), "no question for the host");
}

/* OPTION goes from the players at this machine to a remote one, which waits for RETURN. */
static void choose_by_option(void)
{
    for (unsigned k = 0; k < 2; k++) {
        emu_console(CONSOLE_OPTION);
        for (unsigned n = 0; n < 5 && !session_shows("Person v remote"); n++) { /* quickly, so that none is taken */
            emu_console(CONSOLE_OPTION);
            emu_frames(5);
        }
        check(session_shows("Person v remote"), "OPTION offers no remote player");
        if (k == 0) {
            emu_frames(300);
            check(!session_shows("Host:"), "the choice of a remote player does not wait for RETURN");
        }
    }
    press(KEY_RETURN);
    check(session_waits("Host:", WAIT_LOAD), "RETURN does not ask for the host");
}

/* Fills in the form. 0: the field stays as it is. */
static void fill_in(const char *host, const char *name, const char *code)
{
    const char *const fields[] = {host, name, code};

    for (unsigned n = 0; n < 3; n++) {
        if (fields[n]) {
            for (unsigned k = 0; k < 25; k++) {
                emu_key(KEY_BACKSPACE);
            }
            session_press(fields[n]);
        }
        emu_frames(10);
        press(KEY_RETURN);
    }
}

void network_join(const char *code)
{
    choose_remote();
    fill_in("games.example", "anna", code);
    if (!code[0]) {
        check(session_waits("You play Cross", SOON), "no question for the side");
        press(KEY_RETURN);
    }
    emu_frames(SOON);
}

static unsigned plies(void) { return probe_word(PROBE_PLY); }

static void check_ply(unsigned expected, const char *when)
{
    emu_frames(SOON);
    check(plies() == expected, "%s: ply %u, not %u", when, plies(), expected);
}

/* ---- cases ---- */

static void plays(const char *path)
{
    begin_server();
    boot(path);
    fujinet.user = "Anna the 1st!"; /* the name is offered, without what a name may not have */
    choose_remote();
    fill_in("games.example", NULL, "kxwb");
    emu_frames(SOON);
    check(session_waits("Nought: bob", SOON), "the name of the FujiNet is not taken");
    check(strcmp(said_hello, "HELLO Annathe1st") == 0, "the name of the FujiNet becomes '%s'", said_hello);

    begin_server();
    boot(path);
    choose_by_option();
    fill_in("games.example", "anna", "");
    check(session_waits("You play Cross", SOON), "no question for the side");
    press(KEY_RETURN);
    emu_frames(SOON);
    check(strcmp(fujinet.address, "N:TCP://games.example:1977/") == 0, "the address is %s", fujinet.address);
    check(session_waits("Nought: bob", SOON), "the other player has no name");
    session_type("5");
    check_ply(1, "our move");
    check(count == 1 && strcmp(played[0], "5") == 0, "the server has not got the move");
    session_type("1"); /* not our turn */
    check_ply(1, "a move at the wrong time");
    play("3");
    check_ply(2, "their move");
    check(session_shows("Cross to move"), "it is not our turn");
    session_type("1");
    check_ply(3, "our second move");
    play("9");
    check_ply(4, "their second move");
    fujinet_say("CHAT 2 bob well played\n");
    check(session_waits("ob: well played", SOON), "no chat");
    emu_console(CONSOLE_OPTION);
    check(session_waits("Hello!", WAIT_LOAD), "no phrases");
    press(KEY_DOWN);
    press(KEY_RETURN);
    emu_frames(SOON);
    check(strcmp(fujinet.sent, "CHAT Good luck!") == 0, "sent: %s", fujinet.sent);
    fujinet_say("ASK 2 UNDO\n");
    check(session_waits("Nought asks: UNDO: CTRL+U", SOON), "no question");
    press(KEY_CTRL + emu_key_code('u'));
    check(strcmp(fujinet.sent, "UNDO") == 0, "sent: %s", fujinet.sent);
    count = 3;
    fujinet_say("UNDO 3\nTURN 4 2 MOVE\n");
    check_ply(3, "after undo");
    play("7");
    check_ply(4, "after undo and a move");
    press(KEY_CTRL + emu_key_code('h'));
    emu_frames(SOON);
    check(session_shows("Not over the network"), "a hint in a game over the network");
    session_type("9");
    check_ply(5, "the last move");
    fujinet_say("SEED 00\nOVER 1 RULES\n");
    emu_frames(400);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER, "the game is not over");
    check(session_shows("ross wins"), "no winner");
    emu_console(CONSOLE_START);
    emu_frames(SOON);
    check(strcmp(fujinet.sent, "AGAIN") == 0, "sent: %s", fujinet.sent);
    count = 0;
    say_game();
    check_ply(0, "another game");
    check(session_shows("Cross to move"), "the other game does not begin");
    check(fujinet.least_frames >= 15, "two looks at the connection within %u frames", fujinet.least_frames);
    press(KEY_CTRL + emu_key_code('x'));
    check(session_waits("Leave table", WAIT_LOAD), "no question");
    press(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 10), "no menu");
    check(fujinet.closes == 1, "the connection was closed %u times", fujinet.closes);
}

/* The disk remembers host, name and table; the key leads back to the seat. */
static void comes_back(void)
{
    image_power_off(&disk);
    begin_server();
    played[0][0] = 0;
    strcpy(played[0], "5");
    count = 1;
    boot(image_path(&disk));
    choose_remote();
    fill_in(NULL, NULL, NULL);
    check_ply(1, "the game comes back");
    check(session_shows("Nought to move"), "whose turn it is");
}

/* Faults. Each has one line on the screen, and the game goes on. */
static void faults(const char *path)
{
    unsigned frame;

    begin_server();
    fujinet.is_there = 0;
    options.is_slow = 1; /* real SIO */
    boot(path);
    options.is_slow = 0;
    choose_remote();
    fill_in("nowhere", "anna", "kxwb");
    frame = emu_frame();
    check(session_waits("No FujiNet answers", 300), "no line without a FujiNet");
    check(emu_frame() - frame <= 120, "the line comes after %u frames", emu_frame() - frame);
    printf("without a FujiNet: a line after %u frames\n", emu_frame() - frame);
    emu_frames(200);
    check(session_shows("Your move"), "the game does not go on without a FujiNet");

    begin_server(); /* the same machine, with the device */
    network_join("kxwb");
    session_type("5");
    check_ply(1, "with true serial timing");
    boot(path);

    begin_server();
    fujinet.refuses = 1;
    network_join("kxwb");
    check(session_waits("The host does not answer", SOON), "no line if the host refuses");
    emu_frames(200);

    begin_server();
    answers = 0;
    network_join("kxwb");
    check(session_waits("That is no game server", 900), "no line if the server is silent");
    emu_frames(200);

    begin_server();
    answers = 0;
    fujinet_say("HELLO 1 anna\nERROR no such table; TABLES lists them\n");
    choose_remote();
    fill_in("games.example", "anna", "kxwb");
    emu_frames(5);
    fujinet_say("ERROR no such table; TABLES lists them\n");
    check(session_waits("o such table", SOON), "no line if there is no table");
    emu_frames(200);
}

static void reconnects(const char *when)
{
    emu_frames(AGAIN);
    check(session_waits("Nought: bob", SOON), "%s: the connection does not come back", when);
    check(plies() == count, "%s: ply %u, not %u", when, plies(), count);
}

static void lost(const char *path)
{
    begin_server();
    boot(path);
    network_join("kxwb");
    session_type("5");
    check_ply(1, "lost: the first move");

    fujinet_hang_up();
    check(session_waits("Connection lost", SOON), "a lost connection is not reported");
    strcpy(played[count++], "3");
    reconnects("hung up");

    fujinet.drop_after = 6; /* in the middle of a line */
    fujinet_say("CHAT 2 bob dropped\n");
    check(session_waits("Connection lost", SOON), "a dropped line is not noticed");
    reconnects("dropped");

    fujinet.fails = 2; /* NAK: the next look succeeds */
    fujinet.fail_code = ERROR_CODE;
    emu_frames(SOON);
    session_type("1");
    check_ply(3, "after two NAKs");

    fujinet.fails = 3;
    fujinet.fail_code = 138;
    check(session_waits("Connection lost", 400), "a silent device is not noticed");
    reconnects("time-outs");

    fujinet.most = 3; /* a slow line */
    play("9");
    emu_frames(900);
    check(plies() == 4, "slow: ply %u", plies());
    fujinet.most = 0;

    for (unsigned n = 0; n < 40; n++) {
        fujinet_say("\xFF\x9B#! %u garbage %0150u\n", n, n);
    }
    fujinet_say("MOVE 77 1 FFFF zz\nMOVE x\nTURN\nROLL\nBOARD\nSEAT 9 x y z\nCLOCK 1\nUNDO 99\n");
    emu_frames(2 * SOON);
    check(plies() == 4, "garbage: ply %u", plies());
    check(asked >= 2, "the whole game was not asked for");
    check(session_waits("Cross to move", 300), "garbage: it is not our turn");

    fujinet_say("MOVE 5 1 0004 5\nTURN 6 2 MOVE\n"); /* illegal: the server would be wrong */
    emu_frames(2 * SOON);
    check(plies() == 4, "an illegal move is played");

    emu_reset();
    emu_frames(AGAIN + 2 * SOON);
    check(plies() == 4, "RESET: ply %u", plies());
    session_type("7");
    check_ply(5, "after RESET");

    answers = 0;
    emu_frames(SILENCE);
    check(session_shows("Connect") || session_shows("connect"), "a server that is silent for long is not noticed");
    answers = 1;
    emu_frames(SILENCE / 2);
    reconnects("silence");
    check(fujinet.least_frames >= 15, "two looks within %u frames", fujinet.least_frames);
    fujinet_reset();
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    image_read(&disk, arguments[1]);
    plays(arguments[1]);
    comes_back();
    faults(arguments[1]);
    lost(arguments[1]);
    baud = SLOWEST;
    lost(arguments[1]);
    baud = 0;
    network_dice(arguments[1]);
    return check_end();
}
