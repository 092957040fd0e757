/* hostile.c: clients who want to disturb a game, the server or all others: people who look on and send moves, two
 * connections for one seat, storms of connections, floods of questions, names with control characters, connections that
 * never finish what they begin, all tables and all connections taken, and clocks that are turned back. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "host/serve/address.h"
#include "host/serve/table.h"
#include "host/wall_clock.h"
#include "net/net.h"

#define STORM 300        /* connections, one after the other */
#define FLOOD 200        /* questions and refusals */
#define SPAN_MS 1000
#define PER_SECOND 12    /* lines that one person may cause for another one in a second, at most */
#define CLIENTS_ALL 256
#define PER_ADDRESS 16

static Follower anna;
static Follower bob;
static Connection other;
static Connection many[CLIENTS_ALL + 1];

static void greet(Connection *connection, const char *name)
{
    char line[LINE_SIZE];

    check(connection_open(connection), "%s can connect", name);
    connection_send(connection, "HELLO %s", name);
    check(connection_expect(connection, "HELLO 1 ", line), "the server says HELLO to %s", name);
}

static void expect(Connection *connection, const char *wanted)
{
    char line[LINE_SIZE] = "";

    check(connection_get(connection, line, WAIT_MS) == 1 && strncmp(line, wanted, strlen(wanted)) == 0,
        "'%s' is expected, not '%s'", wanted, line);
}

/* Anna opens a table, and Bob joins it. */
static void open_table(const char *game)
{
    follow_begin(&anna, "anna");
    connection_send(&anna.connection, "OPEN %s", game);
    FOLLOW_UNTIL(&anna, anna.code[0]);
    follow_begin(&bob, "bob");
    connection_send(&bob.connection, "JOIN %s", anna.code);
    FOLLOW_UNTIL(&bob, bob.dumps && !bob.is_dump);
    FOLLOW_UNTIL(&anna, anna.turn == 0);
}

static void close_table(void)
{
    connection_close(&anna.connection);
    connection_close(&bob.connection);
    connection_close(&other);
}

/* Anna moves, and Bob sees it: the game goes on. */
static void check_game(const char *after, const char *text)
{
    uint16_t count = bob.count;

    connection_send(&anna.connection, "MOVE %s", text);
    FOLLOW_UNTIL(&bob, bob.count == count + 1);
    check(bob.count == count + 1, "%s: the game goes on", after);
}

/* Returns the number of lines that arrive within SPAN_MS and begin with `prefix`. */
static unsigned count_lines(Connection *connection, const char *prefix)
{
    char line[LINE_SIZE];
    unsigned count = 0;
    long end = timing_now() + SPAN_MS;

    while (timing_now() < end) {
        while (connection_get(connection, line, 50) == 1) {
            count += strncmp(line, prefix, strlen(prefix)) == 0;
        }
    }
    return count;
}

/* ---- seats ---- */

static void test_spectator(void)
{
    static const char *const lines[] = { "MOVE 4", "MOVE #1 4", "ROLL", "UNDO", "UNDO YES", "DRAW", "DRAW YES",
        "RESIGN", "CLAIM", "AGAIN", "FILL" };
    char line[LINE_SIZE];
    unsigned i;

    open_table("connect4");
    greet(&other, "eve");
    connection_send(&other, "WATCH %s", anna.code);
    check(connection_expect(&other, "END", line), "eve looks on");
    for (i = 0; i < sizeof lines / sizeof lines[0]; ++i) {
        connection_send(&other, "%s", lines[i]);
        expect(&other, "NO ");
    }
    check_game("a spectator sends moves", "4");
    close_table();
}

static void test_same_seat(void)
{
    static Connection third;
    char line[LINE_SIZE];

    open_table("connect4");
    greet(&other, "anna");
    connection_send(&other, "JOIN %s %s", anna.code, anna.key);
    check(connection_expect(&other, "TURN 1 1 MOVE", line), "a second connection takes the seat");
    check(connection_expect(&anna.connection, "NO your seat was taken", line), "the first one is told");
    connection_send(&anna.connection, "MOVE 4");
    check(connection_expect(&anna.connection, "NO you have no seat", line), "the first one has no seat any more");
    connection_send(&other, "MOVE 4");
    FOLLOW_UNTIL(&bob, bob.count == 1);
    check(bob.count == 1, "the second connection plays");
    connection_send(&other, "JOIN %s %s", anna.code, anna.key); /* its own seat again */
    check(connection_expect(&other, "TURN 2 2 MOVE", line), "the same connection takes its seat again");
    greet(&third, "bob");
    connection_send(&third, "JOIN %s %s", anna.code, anna.key); /* under another name */
    check(connection_expect(&third, "YOU ", line), "the key counts, not the name");
    connection_close(&other);
    poll(0, 0, 400);
    connection_send(&third, "SYNC");
    check(connection_expect(&third, "SEAT 1 ", line) && strstr(line, " HERE ") != 0,
        "the end of a connection that has lost its seat changes nothing: %s", line);
    connection_close(&third);
    close_table();
}

/* ---- floods ---- */

static void test_storm(void)
{
    unsigned lines;
    int i;

    open_table("connect4");
    for (i = 0; i < STORM; ++i) { /* each is closed while the whole game is sent to it */
        if (connection_open(&other)) {
            connection_send(&other, "HELLO anna");
            connection_send(&other, "JOIN %s %s", anna.code, anna.key);
            if (i % 3 == 0) {
                poll(0, 0, 1);
            }
        }
        connection_close(&other);
    }
    lines = count_lines(&bob.connection, "SEAT ");
    check(lines <= PER_SECOND, "%u seats are announced after %d new connections", lines, STORM);
    follow_reconnect(&anna);
    check_game("a storm of connections", "4");
    close_table();
}

static void test_questions(void)
{
    static const char *const words[] = { "UNDO", "DRAW" };
    unsigned lines;
    unsigned i;

    for (i = 0; i < 2; ++i) {
        open_table("connect4");
        check_game("the start", "4");
        for (lines = 0; lines < FLOOD; ++lines) {
            connection_send(&anna.connection, "%s", words[i]);
            connection_send(&anna.connection, "%s NO", words[i]);
        }
        lines = count_lines(&bob.connection, "");
        check(lines >= 2 && lines <= PER_SECOND, "%u lines arrive after %d times %s", lines, FLOOD, words[i]);
        connection_send(&bob.connection, "MOVE 4");
        FOLLOW_UNTIL(&anna, anna.count == 2);
        check(anna.count == 2, "after a flood of %s the game goes on", words[i]);
        close_table();
    }
}

/* Everyone who looks on may talk, but all together no more than one player. */
static void test_spectator_chat(void)
{
    unsigned lines;
    char line[LINE_SIZE];
    int i;
    int n;

    open_table("connect4");
    for (i = 0; i < 40; ++i) {
        greet(&other, "eve");
        connection_send(&other, "WATCH %s", anna.code);
        for (n = 0; n < 5; ++n) {
            connection_send(&other, "CHAT %080d", i);
        }
        connection_send(&other, "PING done");
        check(connection_expect(&other, "PONG done", line), "eve is answered");
        connection_close(&other);
    }
    lines = count_lines(&bob.connection, "CHAT ");
    check(lines >= 5 && lines <= PER_SECOND, "%u lines of chat arrive from those who look on", lines);
    check_game("a flood of chat", "4");
    close_table();
}

/* ---- names ---- */

static void test_names(void)
{
    static const char *const names[] = { "a\x1B[2J", "a\x07", "\x7F", "a b\tc", "a\x80", "thirteenchars", "", "a.b",
        "%s%n", "\"", "a\x0C" };
    char line[LINE_SIZE] = "";
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; ++i) {
        check(connection_open(&other), "connect");
        connection_send(&other, "HELLO %s", names[i]);
        check(connection_get(&other, line, WAIT_MS) == 1
            && (strncmp(line, "ERROR ", 6) == 0 || strcmp(line, "HELLO 1 a") == 0), "name %u: %s", i, line);
        connection_send(&other, "OPEN connect4");
        connection_send(&other, "LEAVE");
        connection_close(&other);
    }
}

/* ---- slow clients; with --hello 1 and --idle 2 ---- */

typedef struct {
    const char *what;
    const char *text; /* what it sends at once; then one byte every 100 ms */
    long most;        /* it must be closed within so many ms */
} Slow;

static const Slow slow[] = {
    { "a line without an end", "HEL", 1900 },
    { "a web request without an end", "GET /x HTTP/1.1\r\nHost: ", 1900 },
    { "a frame without an end", "GET /x HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x81\xFE\x03\xFF", 1900 },
    { "half a line after HELLO", "HELLO slow\nMOVE e", 2900 },
};
#define SLOW (sizeof slow / sizeof slow[0])

static void test_slow_loris(void)
{
    char line[LINE_SIZE];
    long began = timing_now();
    unsigned left = SLOW;
    unsigned i;
    int got;

    for (i = 0; i < SLOW; ++i) {
        check(connection_open(&many[i]), "connect");
        connection_send_bytes(&many[i], slow[i].text, strlen(slow[i].text));
    }
    while (left && timing_now() - began < 5000) {
        poll(0, 0, 100);
        for (i = 0; i < SLOW; ++i) {
            connection_send_bytes(&many[i], "x", 1);
            while ((got = connection_get(&many[i], line, 0)) == 1) {
            }
            if (got < 0 && many[i].socket >= 0) {
                check(timing_now() - began < slow[i].most, "%s is closed after %ld ms", slow[i].what,
                    timing_now() - began);
                connection_close(&many[i]);
                --left;
            }
        }
    }
    check(left == 0, "%u slow connections are still open", left);
}

/* ---- everything taken ---- */

/* Connects from 127.0.0.`from`. Returns 0 if the connection is refused. */
static int open_from(Connection *connection, unsigned from)
{
    struct sockaddr_in address;

    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK + from);
    connection->length = 0;
    connection->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connection->socket < 0 || bind(connection->socket, (struct sockaddr *)&address, sizeof address)) {
        connection_close(connection);
        return 0;
    }
    address.sin_port = htons((uint16_t)server_port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(connection->socket, (struct sockaddr *)&address, sizeof address)) {
        connection_close(connection);
        return 0;
    }
    return 1;
}

static void test_everything_taken(void)
{
    char line[LINE_SIZE];
    unsigned tables_open = 0;
    unsigned i;

    open_table("connect4");
    for (i = 0; i < CLIENTS_ALL - 2; ++i) {
        if (!check(open_from(&many[i], 1 + i / PER_ADDRESS), "connection %u", i)) {
            return;
        }
        connection_send(&many[i], "HELLO mallory");
        connection_send(&many[i], "OPEN connect4 private");
        check(connection_expect(&many[i], "HELLO 1", line), "connection %u is answered", i);
        tables_open += connection_get(&many[i], line, WAIT_MS) == 1 && strncmp(line, "YOU ", 4) == 0;
    }
    check(tables_open == CLIENTS_ALL - 2, "%u tables are open", tables_open);
    check(open_from(&many[i], 100), "connect once more");
    expect(&many[i], "BYE too many connections");
    connection_close(&many[i]);
    check_game("all connections are taken", "4");
    for (i = 0; i < CLIENTS_ALL - 2; ++i) { /* half of them leave their tables to the server */
        if (i % 2) {
            connection_send(&many[i], "FILL");
            check(connection_expect(&many[i], "TURN", line), "FILL");
        }
        connection_close(&many[i]);
    }
    poll(0, 0, 400);
    greet(&other, "late");
    connection_send(&other, "OPEN connect4");
    check(connection_expect(&other, "YOU ", line), "when they have gone, another one gets a table");
    close_table();
}

/* ---- clocks ---- */

static long clock_left(Connection *connection)
{
    char line[LINE_SIZE];
    long left = -1;

    connection_send(connection, "SYNC");
    check(connection_expect(connection, "CLOCK ", line) && sscanf(line, "CLOCK %ld", &left) == 1, "a clock: %s", line);
    connection_expect(connection, "END", line);
    return left;
}

static void test_clocks(void)
{
    char line[LINE_SIZE];
    long left;

    greet(&other, "anna"); /* against the computer, who agrees to every undo */
    connection_send(&other, "OPEN connect4 computers=1 level=1 clock=60");
    check(connection_expect(&other, "TURN 1 1 MOVE", line), "a game with clocks");
    connection_send(&other, "MOVE 4");
    check(connection_expect(&other, "TURN 3 1 MOVE", line), "our turn");
    poll(0, 0, 1500);
    connection_send(&other, "UNDO");
    check(connection_expect(&other, "TURN 1 1 MOVE", line), "the move is taken back");
    left = clock_left(&other);
    check(left <= 59, "an undo does not turn the clock back: %ld s are left", left);
    connection_close(&other);

    greet(&other, "anna"); /* a roll is not a turn */
    connection_send(&other, "OPEN race computers=1 level=1 clock=60+20");
    check(connection_expect(&other, "TURN 1 1 ROLL", line), "a game with dice and clocks");
    connection_send(&other, "ROLL");
    check(connection_expect(&other, "TURN ", line), "the roll");
    left = strcmp(line, "TURN 2 1 MOVE") == 0 ? clock_left(&other) : 60; /* there may be no move */
    check(left <= 60, "a roll adds no time: %ld s are left", left);
    connection_close(&other);

    greet(&other, "anna");
    connection_send(&other, "OPEN starchess computers=3 level=1 clock=60+20");
    while (connection_expect(&other, "TURN ", line) && !strstr(line, " 1 MOVE")) {
    }
    check(line[0], "a game with turns of several moves");
    connection_send(&other, "MOVE end");
    check(connection_expect(&other, "CLOCK ", line) && sscanf(line, "CLOCK %ld", &left) == 1 && left > 60,
        "the end of a turn adds time: %s", line);
    connection_close(&other);

    greet(&other, "anna"); /* who has gone loses by time */
    connection_send(&other, "OPEN connect4 clock=2");
    check(connection_expect(&other, "YOU ", line) && sscanf(line, "YOU %7s", anna.code) == 1, "a table");
    follow_begin(&bob, "bob");
    connection_send(&bob.connection, "JOIN %s", anna.code);
    FOLLOW_UNTIL(&bob, bob.turn == 0);
    connection_close(&other);
    FOLLOW_UNTIL(&bob, bob.is_over);
    check(bob.is_over && bob.winner == 2 && strcmp(bob.reason, "TIME") == 0, "a clock runs on while its side is away");
    connection_close(&bob.connection);
}

/* ---- addresses ---- */

static void expect_address(int family, const char *from, const char *wanted)
{
    struct sockaddr_storage address;
    char text[ADDRESS_MOST];

    memset(&address, 0, sizeof address);
    address.ss_family = (unsigned short)family;
    inet_pton(family, from, family == AF_INET ? (void *)&((struct sockaddr_in *)&address)->sin_addr
        : (void *)&((struct sockaddr_in6 *)&address)->sin6_addr);
    address_write(&address, text);
    check(strcmp(text, wanted) == 0, "%s counts as %s, not %s", from, wanted, text);
}

static void test_addresses(void)
{
    expect_address(AF_INET, "192.0.2.7", "192.0.2.7");
    expect_address(AF_INET6, "::ffff:192.0.2.7", "::ffff:192.0.2.7");
    expect_address(AF_INET6, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    expect_address(AF_INET6, "2001:db8:1:2::99", "2001:db8:1:2::");
}

void suite_hostile(const char *trog)
{
    static const char *const words[] = { "--level", "1", "--per-address", "16", "--claim", "0", 0 };
    static const char *const impatient[] = { "--hello", "1", "--idle", "2", 0 };

    test_addresses();
    server_start(trog, words);
    test_spectator();
    test_same_seat();
    test_storm();
    test_questions();
    test_spectator_chat();
    test_names();
    test_clocks();
    server_stop();
    server_start(trog, words);
    test_everything_taken();
    server_stop();
    server_start(trog, impatient);
    test_slow_loris();
    server_stop();
}
