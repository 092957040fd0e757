/* fuzz.c: nonsense for the server: random bytes, commands with random words, damaged web requests, frames, lines that
 * are cut or too long, connections that end anywhere. Meanwhile two clients play on and must not notice. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "net/net.h"

#define ATTACKERS 6
#define BURST 4096
#define PLAY_EVERY 200 /* lines between two moves of the game that is not disturbed */

static Connection attackers[ATTACKERS];
static Follower players[2];
static unsigned long moves;
static unsigned long accepted; /* lines of the server to attackers */

static const char *const verbs[] = { "HELLO", "PING", "HELP", "GAMES", "TABLES", "OPEN", "JOIN", "WATCH", "LEAVE",
    "FILL", "SYNC", "MOVE", "ROLL", "UNDO", "DRAW", "RESIGN", "CLAIM", "AGAIN", "CHAT", "hello", "Move", "GET /",
    "HEAD /", "" };
static const char *const words[] = { "chess", "race", "starchess", "connect4", "e2e4", "d4", "end", "A1-A2 20", "yes",
    "no", "side=1", "side=2", "side=9", "computers=3", "clock=1+1", "clock=", "clock=99999999999",
    "rule=planets=random",
    "rule=", "private", "level=1", "level=0", "#1", "#", "#99999999999999999999", "-1", "0", "1", "2", "4", "AAAA",
    "0123456789abcdef", "=", "computers=-1", "warp", "build A1 1", "...", "a b c d e f g h i j k l m n" };

/* Appends a random word, or the code of the undisturbed table, which attackers may only watch. */
static size_t add_word(char *text, size_t at)
{
    unsigned which = net_random(sizeof words / sizeof words[0] + 8);
    unsigned i;

    text[at++] = ' ';
    if (which < sizeof words / sizeof words[0]) {
        strcpy(text + at, words[which]);
        return at + strlen(words[which]);
    }
    if (which % 4 == 0) {
        strcpy(text + at, players[0].code);
        return at + strlen(players[0].code);
    }
    for (i = net_random(20); i; --i) {
        text[at++] = (char)(' ' + net_random(95));
    }
    return at;
}

/* Writes one line of nonsense, with its end; returns its length. */
static size_t write_line(char *text)
{
    size_t at = 0;
    unsigned i;

    switch (net_random(12)) {
    case 0: /* random bytes */
        for (i = net_random(160); i; --i) {
            text[at++] = (char)net_random(256);
        }
        break;
    case 1: /* too long */
        for (i = net_random(600); i; --i) {
            text[at++] = (char)('A' + net_random(26));
        }
        break;
    default:
        strcpy(text, verbs[net_random(sizeof verbs / sizeof verbs[0])]);
        at = strlen(text);
        for (i = net_random(5); i; --i) {
            at = add_word(text, at);
        }
        if (net_random(20) == 0) {
            text[net_random((unsigned)at + 1)] = (char)net_random(256);
        }
    }
    text[at++] = net_random(30) ? '\n' : (char)0x9B;
    return at;
}

/* Lets an attacker begin in one of several ways. */
static void begin(Connection *attacker)
{
    static const char shake[] = "GET /x HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    size_t length = sizeof shake - 1;

    if (!connection_open(attacker)) {
        return;
    }
    switch (net_random(12)) {
    case 0:
        connection_send_bytes(attacker, shake, length);
        break;
    case 1:
        connection_send_bytes(attacker, shake, net_random((unsigned)length));
        break;
    case 2:
        break;
    default:
        connection_send(attacker, "HELLO mallory%u", net_random(100));
    }
}

/* Sends some lines of nonsense and a PING. Returns the number of lines if the server has executed them all, which its
 * answer shows; otherwise 1: it closed the connection, or the attacker stopped in the middle of a line. */
static unsigned long attack(Connection *attacker)
{
    static char text[BURST + 1024];
    char line[LINE_SIZE];
    size_t length = 0;
    unsigned long lines = 0;
    unsigned burst = net_random(12) + 1;
    int is_cut = net_random(10) == 0;
    int is_answered = 0;

    if (attacker->socket < 0) {
        begin(attacker);
    }
    while (lines < burst && length < BURST) {
        length += write_line(text + length);
        ++lines;
    }
    connection_send_bytes(attacker, text, is_cut ? net_random((unsigned)length) : length);
    if (!is_cut) {
        connection_send(attacker, "PING done");
        while (!is_answered && connection_get(attacker, line, 20) == 1) {
            is_answered = strcmp(line, "PONG done") == 0;
            ++accepted;
        }
    }
    if (!is_answered || net_random(10) == 0) {
        connection_close(attacker);
    }
    return is_answered ? lines : 1;
}

/* The two undisturbed clients make one move. */
static void play_on(void)
{
    char text[MOVE_SIZE];
    Follower *player;
    int i;

    FOLLOW_UNTIL(&players[0], players[0].turn >= 0 || players[0].is_over);
    FOLLOW_UNTIL(&players[1], players[1].count + players[1].base == players[0].count + players[0].base);
    if (players[0].is_over) {
        for (i = 0; i < 2; ++i) {
            connection_send(&players[i].connection, "AGAIN");
        }
        FOLLOW_UNTIL(&players[0], !players[0].is_over && !players[0].is_dump);
        FOLLOW_UNTIL(&players[1], !players[1].is_over && !players[1].is_dump);
    }
    FOLLOW_UNTIL(&players[0], players[0].turn >= 0);
    if (!check(players[0].turn >= 0, "the game that is not disturbed goes on")) {
        return;
    }
    player = &players[players[0].turn];
    FOLLOW_UNTIL(player, player->turn == player->side);
    follow_choose(player, 0, text);
    connection_send(&player->connection, "MOVE %s", text);
    players[0].turn = -1;
    players[1].turn = -1;
    ++moves;
}

void suite_fuzz(const char *trog, unsigned long lines)
{
    static const char *const options[] = { "--per-address", "16", "--keep", "1", "--claim", "1", "--games",
        "chess,race,connect4,starchess,reversi,warptrog", "--web", "tests/net", 0 };
    unsigned long sent = 0;
    unsigned long next = 0;
    unsigned i;

    server_start(trog, options);
    for (i = 0; i < 2; ++i) {
        follow_begin(&players[i], i ? "black" : "white");
        if (i) {
            connection_send(&players[i].connection, "JOIN %s", players[0].code);
        } else {
            connection_send(&players[i].connection, "OPEN reversi");
        }
        FOLLOW_UNTIL(&players[i], players[i].dumps && !players[i].is_dump);
    }
    for (i = 0; i < ATTACKERS; ++i) {
        attackers[i].socket = -1;
    }
    while (sent < lines) {
        sent += attack(&attackers[net_random(ATTACKERS)]);
        if (sent >= next) {
            play_on();
            next += PLAY_EVERY;
        }
    }
    check(accepted > lines / 50, "some attackers were answered");
    check(moves > lines / PLAY_EVERY / 2, "the other game made %lu moves", moves);
    printf("figure %lu lines of nonsense executed, %lu answers, %lu moves meanwhile\n", sent, accepted, moves);
    for (i = 0; i < ATTACKERS; ++i) {
        connection_close(&attackers[i]);
    }
    for (i = 0; i < 2; ++i) {
        connection_close(&players[i].connection);
    }
    server_stop();
}
