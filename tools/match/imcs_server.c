/* imcs_server.c: a small Internet MiniChess Server, protocol 2.5, for tests and for games on this machine. It listens
 * only on the loopback address.
 *
 *   imcs_server [--games N] [--tick MS] [--port N] [--fault NAME[@PLY]] [--times N]
 *
 * Prints the port it listens on, which the system chooses if none was given, and the result of every game; ends after N
 * games. With --tick every move costs MS milliseconds of the clock, so that a test can let clocks run out without
 * waiting. --fault makes the server misbehave (imcs_server_faults.c), --times only that number of times. Users are
 * known as long as the server runs.
 */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/games.h"
#include "imcs_server.h"

enum { USERS_MOST = 50, GAMES_USUAL = 1000000, CLOCK_USUAL = 300, RATING = 1000, QUEUE = 8 };

typedef struct {
    char name[NAME_MOST + 1];
    char password[NAME_MOST + 1];
} User;

static User users[USERS_MOST];
static unsigned user_count;
static Client clients[CLIENTS_MOST];
static unsigned games_wanted = GAMES_USUAL;
static unsigned last_id;

/* ---- commands ---- */

static User *find_user(const char *name)
{
    unsigned i = 0;

    while (i < user_count && strcmp(users[i].name, name) != 0) {
        ++i;
    }
    return i < user_count ? users + i : 0;
}

static void log_in(Client *client, const char *name, const char *password)
{
    const User *user = find_user(name);

    if (!user) {
        say(client, "400 no such username: please use register command");
    } else if (strcmp(user->password, password) != 0 || fault_is("password")) {
        say(client, "401 wrong password");
    } else {
        strcpy(client->name, name);
        say(client, "201 hello %s", name);
    }
}

static void enter_user(Client *client, const char *name, const char *password)
{
    if (find_user(name) || user_count == USERS_MOST) {
        say(client, "402 username already exists: please use password command to change");
        return;
    }
    strcpy(users[user_count].name, name);
    strcpy(users[user_count++].password, password);
    log_in(client, name, password);
}

static void list_games(Client *client)
{
    unsigned count = 0;
    unsigned i;

    for (i = 0; i < CLIENTS_MOST; ++i) {
        count += clients[i].state == OFFERING;
    }
    say(client, "211 %u available games", count);
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i].state == OFFERING) {
            say(client, " %u %s %c %ld:%02ld %ld:%02ld %d [offer]", clients[i].id, clients[i].name, clients[i].wanted,
                clients[i].clock / 60000,
                clients[i].clock / 1000 % 60, clients[i].other_clock / 60000, clients[i].other_clock / 1000 % 60,
                RATING);
        }
    }
    say(client, ".");
}

static long read_seconds(const char *word)
{
    return 1000L * (*word ? atoi(word) : CLOCK_USUAL);
}

static void offer(Client *client, const char *wanted, const char *mine, const char *his)
{
    if (strlen(wanted) != 1 || !strchr("WB?", *wanted)) {
        say(client, "405 bad color %s", wanted);
        return;
    }
    if (fault_at("countermand", 0)) {
        say(client, "421 offer countermanded");
        return;
    }
    client->state = OFFERING;
    client->wanted = *wanted;
    client->clock = read_seconds(mine);
    client->other_clock = read_seconds(his);
    client->id = ++last_id;
    say(client, "103 %u game waiting for offer acceptance", client->id);
}

static void accept_game(Client *client, const char *id)
{
    unsigned number = (unsigned)atoi(id);
    Client *other = clients;

    while (other < clients + CLIENTS_MOST && (other->state != OFFERING || other->id != number)) {
        ++other;
    }
    if (other == clients + CLIENTS_MOST) {
        say(client, number ? "408 no such game" : "407 bad game id");
        return;
    }
    client->clock = other->other_clock;
    client->id = number;
    if (other->wanted == '?') { /* random, but the same in every run */
        other->wanted = number & 1 ? 'W' : 'B';
    }
    game_begin(other->wanted == 'W' ? other : client, other->wanted == 'W' ? client : other);
}

static void execute(Client *client, char *line)
{
    static char nothing[] = "";
    char *words[4] = { nothing, nothing, nothing, nothing };
    char *word = strtok(line, " \t");
    unsigned i;

    for (i = 0; i < 4 && word; ++i) {
        words[i] = strlen(word) <= NAME_MOST ? word : nothing;
        word = strtok(NULL, " \t");
    }
    if (strcmp(words[0], "quit") == 0) {
        say(client, "200 Goodbye");
        drop(client);
    } else if (strcmp(words[0], "me") == 0) {
        log_in(client, words[1], words[2]);
    } else if (strcmp(words[0], "register") == 0) {
        enter_user(client, words[1], words[2]);
    } else if (strcmp(words[0], "list") == 0) {
        list_games(client);
    } else if (!client->name[0]) {
        say(client, "404 must set name first using me command");
    } else if (strcmp(words[0], "offer") == 0) {
        offer(client, words[1], words[2], words[3]);
    } else if (strcmp(words[0], "accept") == 0) {
        accept_game(client, words[1]);
    } else if (strcmp(words[0], "clean") == 0) {
        say(client, "204 0 games cleaned");
    } else if (*words[0]) {
        say(client, "501 unknown command");
    }
}

/* ---- connections ---- */

static void greet(Client *client)
{
    if (fault_at("silent", 0)) {
        return;
    }
    if (fault_at("hangup", 0)) {
        drop(client);
    } else if (fault_at("full", 0)) {
        say(client, "503 server shutdown, come back later");
        drop(client);
    } else {
        say(client, fault_at("version", 0) ? "100 imcs 9.9" : "100 imcs 2.5");
    }
}

static void let_in(int listener)
{
    int descriptor = accept(listener, NULL, NULL);
    Client *client = clients;
    int on = 1;

    while (client < clients + CLIENTS_MOST && client->state != FREE) {
        ++client;
    }
    if (descriptor < 0 || client == clients + CLIENTS_MOST) {
        close(descriptor);
        return;
    }
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    client->state = READY;
    client->name[0] = 0;
    client->game = 0;
    lines_open(&client->lines, descriptor);
    greet(client);
}

static void listen_to(Client *client)
{
    static char line[LINE_MOST + 1];
    int got = 0;

    while (client->state != FREE && (got = lines_poll(&client->lines, line, 0)) == 1) {
        if (client->state == PLAYING) {
            game_move(client, line);
        } else if (client->state == READY) {
            execute(client, line);
        } else {
            drop(client); /* the real server ends the connection, too, if a line follows an offer */
        }
    }
    if (got < 0) {
        drop(client);
    }
}

static void serve(int listener)
{
    struct pollfd sources[CLIENTS_MOST + 1];
    unsigned i;

    for (i = 0; i < CLIENTS_MOST; ++i) {
        sources[i].fd = clients[i].state == FREE ? -1 : clients[i].lines.from;
        sources[i].events = POLLIN;
    }
    sources[CLIENTS_MOST].fd = listener;
    sources[CLIENTS_MOST].events = POLLIN;
    if (poll(sources, CLIENTS_MOST + 1, -1) < 0) {
        return;
    }
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (sources[i].fd >= 0 && sources[i].revents) {
            listen_to(clients + i);
        }
    }
    if (sources[CLIENTS_MOST].revents) {
        let_in(listener);
    }
}

/* Listens on the loopback address; prints the port. */
static int open_port(const char *port)
{
    struct sockaddr_in address;
    socklen_t size = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    int on = 1;

    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons((unsigned short)atoi(port));
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, size) || listen(listener, QUEUE)
        || getsockname(listener, (struct sockaddr *)&address, &size)) {
        perror("imcs_server");
        exit(2);
    }
    printf("port %u\n", ntohs(address.sin_port));
    return listener;
}

static void refuse_words(void)
{
    fprintf(stderr, "usage: imcs_server [--games N] [--tick MS] [--port N] [--fault NAME[@PLY]] [--times N]\n"
        "faults: %s\n", fault_names());
    exit(2);
}

int main(int count, char **words)
{
    const char *port = "0";
    int listener;
    int i;

    for (i = 1; i < count; i += 2) {
        const char *value = i + 1 < count ? words[i + 1] : "";

        if (strcmp(words[i], "--games") == 0) {
            games_wanted = (unsigned)atoi(value);
        } else if (strcmp(words[i], "--tick") == 0) {
            game_tick = atoi(value);
        } else if (strcmp(words[i], "--port") == 0) {
            port = value;
        } else if (strcmp(words[i], "--times") == 0) {
            fault_times = (unsigned)atoi(value);
        } else if (strcmp(words[i], "--fault") != 0 || !fault_read(value)) {
            refuse_words();
        }
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    games_choose("minichess");
    state_clear();
    listener = open_port(port);
    while (games_over < games_wanted) {
        serve(listener);
    }
    return 0;
}
