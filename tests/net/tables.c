/* tables.c: many tables at once. At each two clients play one game after the other until they have made enough moves;
 * now and then one of them comes back by a new connection. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "host/wall_clock.h"
#include "net/net.h"

#define TABLES 64
#define CLIENTS (2 * TABLES)
#define BREAK_EVERY 2000 /* moves of all tables between two new connections */

static const char *const games[] = { "connect4", "reversi", "noughts", "race", "hexapawn", "draughts", "breakthrough",
    "minichess" };

static Follower players[CLIENTS];
static unsigned made[TABLES]; /* moves of a table, in all its games */
static unsigned finished[TABLES];
static unsigned reconnects;
static unsigned long all_made;

static void open_tables(void)
{
    unsigned i;

    for (i = 0; i < CLIENTS; ++i) {
        follow_begin(&players[i], i & 1 ? "black" : "white");
        players[i].is_quick = i & 1;
        if (i & 1) {
            connection_send(&players[i].connection, "JOIN %s", players[i - 1].code);
        } else {
            connection_send(&players[i].connection, "OPEN %s", games[i / 2 % 8]);
        }
        FOLLOW_UNTIL(&players[i], players[i].dumps && !players[i].is_dump);
        check(players[i].side == (int)(i & 1), "table %u: a seat", i / 2);
    }
}

static void act(unsigned i)
{
    Follower *player = &players[i];
    char text[MOVE_SIZE];

    if (player->is_over) {
        if (player->reason[0]) {
            connection_send(&player->connection, "AGAIN");
            player->reason[0] = 0; /* asked */
            finished[i / 2] += i & 1;
        }
        return;
    }
    if (player->turn != player->side) {
        return;
    }
    if (++all_made % BREAK_EVERY == 0) {
        ++reconnects;
        follow_reconnect(player);
        return;
    }
    ++made[i / 2];
    if (strcmp(player->turn_kind, "ROLL") == 0) {
        connection_send(&player->connection, "ROLL");
    } else {
        follow_choose(player, 0, text);
        connection_send(&player->connection, "MOVE %s", text);
    }
    player->turn = -1;
}

/* Returns the number of tables that have not made all their moves. */
static unsigned play_round(unsigned moves)
{
    struct pollfd sources[CLIENTS];
    unsigned left = 0;
    unsigned i;

    for (i = 0; i < CLIENTS; ++i) {
        sources[i].fd = players[i].connection.socket;
        sources[i].events = POLLIN;
    }
    poll(sources, CLIENTS, 10);
    for (i = 0; i < CLIENTS; ++i) {
        if (sources[i].revents) {
            follow_all(&players[i], 0);
        }
        if (made[i / 2] < moves) {
            act(i);
            left += i & 1;
        }
    }
    return left;
}

void suite_tables(const char *trog, unsigned moves)
{
    static const char *const words[] = { "--per-address", "256", 0 };
    char line[LINE_SIZE];
    unsigned games_finished = 0;
    unsigned listed = 0;
    unsigned i;
    long began = timing_now();
    long last = began;
    unsigned long before = 0;

    server_start(trog, words);
    open_tables();
    connection_send(&players[0].connection, "TABLES");
    while (connection_get(&players[0].connection, line, WAIT_MS) == 1 && strcmp(line, "END") != 0) {
        listed += strncmp(line, "TABLE ", 6) == 0;
        follow_line(&players[0], line);
    }
    check(listed == TABLES, "all tables are listed, not %u", listed);
    while (play_round(moves) && timing_now() - last < WAIT_MS) {
        if (all_made > before) {
            before = all_made;
            last = timing_now();
        }
    }
    for (i = 0; i < TABLES; ++i) {
        check(made[i] >= moves, "table %u (%s) makes %u moves, not %u", i, players[2 * i].game, moves, made[i]);
        games_finished += finished[i];
    }
    check(reconnects > 0 || moves * TABLES < BREAK_EVERY, "clients came back");
    printf("figure %u tables, %lu moves, %u games, %u reconnects, %ld ms\n", TABLES, all_made, games_finished,
        reconnects, timing_now() - began);
    for (i = 0; i < CLIENTS; ++i) {
        connection_close(&players[i].connection);
    }
    server_stop();
}
