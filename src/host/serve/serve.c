/* serve.c: see serve.h. One process and one loop around poll; only searches have processes of their own. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/bad_input.h"
#include "host/games.h"
#include "host/options.h"
#include "host/serve/address.h"
#include "host/serve/input.h"
#include "host/serve/log.h"
#include "host/serve/seat.h"
#include "host/serve/serve.h"
#include "host/serve/settings.h"
#include "host/serve/thinker.h"
#include "host/serve/turn.h"
#include "host/wall_clock.h"

#define TICK_MS 250 /* clocks and idle times are checked this often */
#define WAITING_MOST 64 /* connections that the system keeps for us */

static volatile sig_atomic_t is_stopped;

static void stop(int number)
{
    (void)number;
    is_stopped = 1;
}

/* ---- the socket ---- */

static int listen_at(const struct addrinfo *address)
{
    int on = 1;
    int off = 0;
    int listener = socket(address->ai_family, address->ai_socktype, address->ai_protocol);

    if (listener < 0) {
        return -1;
    }
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (address->ai_family == AF_INET6) { /* IPv4 as well */
        setsockopt(listener, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    }
    if (bind(listener, address->ai_addr, address->ai_addrlen) || listen(listener, WAITING_MOST)) {
        close(listener);
        return -1;
    }
    fcntl(listener, F_SETFL, fcntl(listener, F_GETFL) | O_NONBLOCK);
    return listener;
}

/* Listens, at IPv6 and IPv4 together where the system can. */
static int open_listener(void)
{
    struct addrinfo hints;
    struct addrinfo *found;
    struct addrinfo *address;
    int listener = -1;
    int pass;

    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE;
    if (getaddrinfo(settings.bind, settings.port, &hints, &found)) {
        bad_input("no such address", settings.bind ? settings.bind : settings.port);
    }
    for (pass = 0; pass < 2 && listener < 0; ++pass) {
        for (address = found; address && listener < 0; address = address->ai_next) {
            if ((address->ai_family == AF_INET6) == !pass) {
                listener = listen_at(address);
            }
        }
    }
    freeaddrinfo(found);
    if (listener < 0) {
        bad_input("cannot listen at port", settings.port);
    }
    return listener;
}

static void print_port(int listener)
{
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    char port[16] = "?";

    if (getsockname(listener, (struct sockaddr *)&address, &size) == 0) {
        getnameinfo((struct sockaddr *)&address, size, 0, 0, port, sizeof port, NI_NUMERICHOST | NI_NUMERICSERV);
    }
    log_line("port %s", port);
}

static void accept_client(int listener)
{
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    char text[ADDRESS_MOST];
    int on = 1;
    int connection = accept(listener, (struct sockaddr *)&address, &size);

    if (connection < 0) {
        return;
    }
    address_write(&address, text);
    fcntl(connection, F_SETFL, fcntl(connection, F_GETFL) | O_NONBLOCK);
    setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(connection, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    if (!client_new(connection, text, settings.per_address)) {
        if (send(connection, "BYE too many connections\n", 25, MSG_NOSIGNAL) < 0) {
            /* it is closed anyway */
        }
        close(connection);
    }
}

/* ---- time ---- */

static void check_client(Client *client, long now)
{
    if (client->closing == LINGERS && now - client->lingers_since > LINGER_MS) {
        client->closing = CLOSES_NOW;
    } else if (client->closing) {
        if (now - client->last_line > settings.idle_ms) { /* it does not receive what is left */
            client->closing = CLOSES_NOW;
        }
    } else if (!client->name[0] && now - client->began > settings.hello_ms) {
        client_bye(client, "no HELLO");
    } else if (now - client->last_line > settings.idle_ms) {
        client_bye(client, "idle; send PING");
    }
}

static int is_used(const Table *table)
{
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_PERSON && table->seats[i].is_here) {
            return 1;
        }
    }
    return 0;
}

static void check_table(Table *table, long now)
{
    long unused = is_used(table) ? 0 : now - table->last_used;

    if (unused > settings.keep_ms || (table->state != TABLE_PLAYS && unused > settings.claim_ms)) {
        seat_remove_table(table);
        return;
    }
    seat_tell_changes(table);
    if (table->thinker >= 0 && thinker_read(table)) { /* it takes too long */
        turn_take_thought(table);
        return;
    }
    turn_check_clock(table);
}

static void check_time(void)
{
    static long checked;
    long now = timing_now();
    unsigned i;

    if (now - checked < TICK_MS) {
        return;
    }
    checked = now;
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i]) {
            check_client(clients[i], now);
        }
    }
    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i]) {
            check_table(tables[i], now);
        }
    }
}

/* ---- the loop ---- */

/* Sends the output of all clients and removes those whose connection is closed. */
static void flush_all(void)
{
    unsigned i;

    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i]) {
            if (clients[i]->closing < LINGERS) {
                client_flush(clients[i]);
            }
            if (clients[i]->closing == CLOSES_NOW) {
                seat_leave(clients[i], 1);
                client_free(clients[i]);
            }
        }
    }
}

static struct pollfd waits[1 + CLIENTS_MOST + TABLES_MOST];
static void *sources[1 + CLIENTS_MOST + TABLES_MOST]; /* the client or the table */

static int wants_input(const Client *client)
{
    return client->closing == LINGERS || (client->input_length < INPUT_MOST && !client->has_ended);
}

/* Fills `waits` and returns their number: the listener, the clients, the searches. */
static nfds_t list_sources(int listener, nfds_t *first_table)
{
    nfds_t count = 1;
    unsigned i;

    waits[0].fd = listener;
    waits[0].events = POLLIN;
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i]) {
            waits[count].fd = clients[i]->socket;
            waits[count].events = (short)((wants_input(clients[i]) ? POLLIN : 0)
                | (clients[i]->output_to > clients[i]->output_from || clients[i]->file >= 0 ? POLLOUT : 0));
            sources[count++] = clients[i];
        }
    }
    *first_table = count;
    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i] && tables[i]->thinker >= 0) {
            waits[count].fd = tables[i]->thinker;
            waits[count].events = POLLIN;
            sources[count++] = tables[i];
        }
    }
    return count;
}

/* Returns 1 if the table still exists and thinks: a command may have removed it. */
static int still_thinks(const Table *table, int pipe_end)
{
    unsigned i;

    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i] == table) {
            return table->thinker == pipe_end;
        }
    }
    return 0;
}

static void run_once(int listener)
{
    static int has_more; /* 1: some client's input was not executed to its end */
    nfds_t first_table;
    nfds_t count = list_sources(listener, &first_table);
    nfds_t i;
    Client *client;

    if (poll(waits, count, has_more ? 0 : TICK_MS) < 0 && errno != EINTR) {
        bad_input("poll failed", strerror(errno));
    }
    has_more = 0;
    for (i = 1; i < count; ++i) {
        if (i < first_table) {
            client = sources[i];
            if (waits[i].revents & (POLLHUP | POLLERR)) {
                client->closing = CLOSES_NOW;
            } else if (waits[i].revents & POLLIN) {
                input_receive(client);
            }
            has_more |= input_execute(client);
        } else if (waits[i].revents && still_thinks(sources[i], waits[i].fd) && thinker_read(sources[i])) {
            turn_take_thought(sources[i]);
        }
    }
    if (waits[0].revents & POLLIN) {
        accept_client(listener);
    }
    check_time();
    thinker_start_waiting();
    flush_all();
}

/* ---- the command line ---- */

static void check_games(const char *list)
{
    char name[40];
    size_t length;

    while (*list) {
        length = strcspn(list, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, list);
        if (!games_choose(name)) {
            bad_input("no such game", name);
        }
        list += length + (list[length] == ',');
    }
}

static void take_option(const char *name, const char *value)
{
    if (strcmp(name, "port") == 0) {
        options_number("port is 0 to 65535", value, 0, 65535UL);
        settings.port = value;
    } else if (strcmp(name, "bind") == 0) {
        settings.bind = value;
    } else if (strcmp(name, "games") == 0) {
        check_games(value);
        settings.games = value;
    } else if (strcmp(name, "level") == 0) {
        settings.level = (uint8_t)options_number("level is 1 to 8", value, 1, 8);
    } else if (strcmp(name, "web") == 0) {
        settings.web = value;
    } else if (strcmp(name, "per-address") == 0) {
        settings.per_address = (unsigned)options_number("per-address is 1 to 256", value, 1, CLIENTS_MOST);
    } else if (strcmp(name, "hello") == 0) {
        settings.hello_ms = (long)options_number("hello is 1 to 3600 seconds", value, 1, 3600) * 1000;
    } else if (strcmp(name, "idle") == 0) {
        settings.idle_ms = (long)options_number("idle is 1 to 86400 seconds", value, 1, 86400UL) * 1000;
    } else if (strcmp(name, "keep") == 0) {
        settings.keep_ms = (long)options_number("keep is 1 to 86400 seconds", value, 1, 86400UL) * 1000;
    } else if (strcmp(name, "claim") == 0) {
        settings.claim_ms = (long)options_number("claim is 0 to 86400 seconds", value, 0, 86400UL) * 1000;
    } else {
        bad_input("serve takes --port --bind --games --level --web --per-address --hello --idle --keep --claim, not",
            name);
    }
}

static void read_words(int count, char **words)
{
    int i;

    for (i = 0; i < count; i += 2) {
        if (strncmp(words[i], "--", 2) != 0 || i + 1 == count) {
            bad_input("serve takes options, each with a value, not", words[i]);
        }
        take_option(words[i] + 2, words[i + 1]);
    }
}

int serve_run(int count, char **words)
{
    struct sigaction action;
    unsigned i;
    int listener;

    read_words(count, words);
    if (settings.web && access(settings.web, R_OK | X_OK)) {
        bad_input("cannot read the folder", settings.web);
    }
    memset(&action, 0, sizeof action);
    action.sa_handler = stop;
    sigaction(SIGINT, &action, 0);
    sigaction(SIGTERM, &action, 0);
    signal(SIGPIPE, SIG_IGN);
    listener = open_listener();
    print_port(listener);
    while (!is_stopped) {
        run_once(listener);
    }
    for (i = 0; i < TABLES_MOST; ++i) {
        if (tables[i]) {
            thinker_stop(tables[i]);
        }
    }
    close(listener);
    return 0;
}
