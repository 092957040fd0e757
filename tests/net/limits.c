/* limits.c: bounds on lines, errors, connections, tables, chat, time; and clients that do not read. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/wall_clock.h"
#include "net/net.h"

#define PER_ADDRESS 8

static Connection one;
static Connection two;

static void begin(Connection *connection, const char *name)
{
    char line[LINE_SIZE];

    check(connection_open(connection), "%s can connect", name);
    connection_send(connection, "HELLO %s", name);
    check(connection_expect(connection, "HELLO 1 ", line), "%s: HELLO", name);
}

/* Checks that the next line begins with `wanted`. */
static void expect(Connection *connection, const char *wanted)
{
    char line[LINE_SIZE] = "";

    check(connection_get(connection, line, WAIT_MS) == 1 && strncmp(line, wanted, strlen(wanted)) == 0,
        "'%s' is expected, not '%s'", wanted, line);
}

static int is_closed(Connection *connection)
{
    char line[LINE_SIZE];
    int got;

    while ((got = connection_get(connection, line, WAIT_MS)) == 1) {
    }
    return got < 0;
}

static void test_lines(void)
{
    char text[LINE_SIZE];

    begin(&one, "one");
    memset(text, ' ', sizeof text);
    memcpy(text, "PING x", 6);
    text[127] = 0;
    connection_send(&one, "%s", text);
    expect(&one, "PONG x");
    text[127] = ' ';
    text[128] = 0;
    connection_send(&one, "%s", text);
    expect(&one, "ERROR a line has at most 127 characters");
    connection_send(&one, "PING after");
    expect(&one, "PONG after");
    connection_send_bytes(&one, "PI", 2);
    poll(0, 0, 20);
    connection_send_bytes(&one, "NG in two\r\nPING atari\x9BPING", 26);
    expect(&one, "PONG in two");
    expect(&one, "PONG atari");
    connection_send_bytes(&one, "\n", 1);
    expect(&one, "PONG ");
    connection_send_bytes(&one, "CHAT \x1B[31m\n", 11);
    expect(&one, "ERROR a line has printable");
    connection_send_bytes(&one, "PING a\0b\n", 9);
    expect(&one, "ERROR a line has printable");
    connection_send(&one, "MOVE e2e4");
    expect(&one, "NO you have no seat");
    connection_send(&one, "OPEN nothing");
    expect(&one, "ERROR no such game");
    connection_send(&one, "OPEN minichess"); /* not offered */
    expect(&one, "ERROR no such game");
    connection_send(&one, "OPEN chess side=3");
    expect(&one, "ERROR OPEN GAME takes");
    connection_close(&one);
}

static void test_errors(void)
{
    int i;

    check(connection_open(&one), "connect");
    connection_send(&one, "TABLES");
    expect(&one, "END");
    connection_send(&one, "OPEN chess");
    expect(&one, "ERROR say HELLO");
    for (i = 0; i < 9; ++i) {
        connection_send(&one, "nonsense %d", i);
        expect(&one, "ERROR no such command");
    }
    expect(&one, "BYE too many errors");
    check(is_closed(&one), "the connection is closed after ten errors");
    connection_close(&one);
}

static void test_connections(void)
{
    static Connection many[PER_ADDRESS + 1];
    int i;

    for (i = 0; i < PER_ADDRESS; ++i) {
        begin(&many[i], "many");
    }
    check(connection_open(&many[i]), "connect once more");
    expect(&many[i], "BYE too many connections");
    check(is_closed(&many[i]), "too many connections of one address");
    for (i = 0; i <= PER_ADDRESS; ++i) {
        connection_close(&many[i]);
    }
    poll(0, 0, 400);
}

static void test_tables(void)
{
    static Connection many[PER_ADDRESS];
    char line[LINE_SIZE];
    char code[8] = "";
    int i;

    for (i = 0; i < PER_ADDRESS - 1; ++i) { /* each is lost in a running game, so that its table stays */
        begin(&many[i], "many");
        connection_send(&many[i], "OPEN chess computers=1");
        check(connection_expect(&many[i], "TURN", line), "a table");
        connection_close(&many[i]);
        poll(0, 0, 30);
    }
    begin(&one, "one");
    connection_send(&one, "OPEN chess");
    check(connection_expect(&one, "YOU ", line) && sscanf(line, "YOU %7s", code) == 1, "one more table");
    begin(&two, "two");
    connection_send(&two, "OPEN chess");
    expect(&two, "NO there are too many tables");
    connection_send(&two, "JOIN %s 0123456789abcdef", code);
    expect(&two, "ERROR no seat has this key");
    connection_send(&two, "JOIN ZZZZZ");
    expect(&two, "ERROR no such table");
    connection_send(&two, "JOIN %s 1", code);
    expect(&two, "NO this seat is not free");
    connection_send(&two, "JOIN %s 2", code);
    check(connection_expect(&two, "YOU ", line) && strstr(line, " 2 "), "the second seat");
    connection_close(&one);
    connection_close(&two);
}

static void test_chat(void)
{
    char line[LINE_SIZE];
    int heard = 0;
    int refused = 0;
    int i;

    begin(&one, "one");
    connection_send(&one, "OPEN connect4");
    check(connection_expect(&one, "END", line), "a table");
    for (i = 0; i < 40; ++i) {
        connection_send(&one, "CHAT %d%0100d", i, i);
    }
    for (i = 0; i < 40 && connection_get(&one, line, WAIT_MS) == 1; ++i) {
        heard += strncmp(line, "CHAT 1 one ", 11) == 0;
        refused += strcmp(line, "NO more slowly") == 0;
    }
    check(heard >= 5 && heard < 30 && heard + refused == 40, "chat is limited: %d of 40", heard);
    connection_send(&one, "LEAVE");
    check(connection_expect(&one, "LEFT", line), "LEAVE");
    connection_close(&one);
}

/* A client that sends much and reads nothing must not disturb the others, nor fill the memory. */
static void test_slow_reader(void)
{
    char line[LINE_SIZE];
    long began;
    int i;

    begin(&one, "slow");
    for (i = 0; i < 200; ++i) {
        connection_send_bytes(&one, "GAMES\nGAMES\nGAMES\nGAMES\nGAMES\nGAMES\nGAMES\nGAMES\nGAMES\nGAMES\n", 60);
    }
    began = timing_now();
    begin(&two, "quick");
    connection_send(&two, "PING now");
    check(connection_expect(&two, "PONG now", line) && timing_now() - began < 5000, "another client is answered");
    connection_close(&one);
    connection_close(&two);
}

static void test_time(const char *trog)
{
    static const char *const words[] = { "--hello", "1", "--idle", "3", "--claim", "1", "--keep", "2", 0 };
    char line[LINE_SIZE];
    char code[8] = "";
    char key[40] = "";
    int i;

    server_start(trog, words);
    check(connection_open(&one), "connect");
    expect(&one, "BYE no HELLO");
    check(is_closed(&one), "a client without HELLO is sent away");
    connection_close(&one);
    begin(&one, "idle");
    begin(&two, "awake");
    connection_send(&one, "OPEN chess clock=60");
    check(connection_expect(&one, "YOU ", line) && sscanf(line, "YOU %7s %*d %39s", code, key) == 2, "a table");
    connection_send(&two, "JOIN %s", code);
    for (i = 0; i < 4; ++i) {
        poll(0, 0, 1000);
        connection_send(&two, "PING %d", i);
    }
    check(connection_expect(&one, "BYE idle", line), "an idle client is sent away");
    connection_close(&one);
    check(connection_expect(&two, "PONG 3", line), "a client that sends PING stays");
    begin(&one, "idle");
    connection_send(&one, "JOIN %s %s", code, key);
    check(connection_expect(&one, "YOU ", line), "the idle client comes back");
    connection_close(&one);
    connection_send(&two, "QUIT");
    check(connection_expect(&two, "BYE goodbye", line), "QUIT");
    connection_close(&two);
    poll(0, 0, 4000);
    begin(&one, "late");
    connection_send(&one, "JOIN %s %s", code, key);
    expect(&one, "ERROR no such table");
    connection_close(&one);
    server_stop();
}

void suite_limits(const char *trog)
{
    static const char *const words[] = { "--per-address", "8", "--games", "chess,connect4", "--level", "1", 0 };

    server_start(trog, words);
    test_lines();
    test_errors();
    test_connections();
    test_chat();
    test_slow_reader();
    test_tables();
    server_stop();
    test_time(trog);
}
