/* imcs_connection.c: the connection to the server; see imcs.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "host/imcs.h"
#include "host/wall_clock.h"

#define ADDRESS_MOST 200 /* characters */
#define SENT_MOST 300

char imcs_detail[LINE_MOST + 1];
long imcs_patience;

static Lines lines;
static int server = -1;

/* Connects. Returns 1 if the connection was made within imcs_patience. */
static int reach(int descriptor, const struct addrinfo *address)
{
    struct pollfd answer = { descriptor, POLLOUT, 0 };
    int error = 0;
    socklen_t size = sizeof error;

    if (connect(descriptor, address->ai_addr, address->ai_addrlen) == 0) {
        return 1;
    }
    return errno == EINPROGRESS && poll(&answer, 1, (int)imcs_patience) == 1
        && getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && !error;
}

/* Sets the socket to send lines without delay, to detect a dead connection, and to limit the time a send may block. */
static void prepare(int descriptor)
{
    struct timeval patience = { imcs_patience / 1000, imcs_patience % 1000 * 1000 };
    int on = 1;

    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

static int open_address(const struct addrinfo *address)
{
    int descriptor = socket(address->ai_family, address->ai_socktype, address->ai_protocol);

    if (descriptor < 0) {
        return -1;
    }
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    if (!reach(descriptor, address)) {
        close(descriptor);
        return -1;
    }
    prepare(descriptor);
    return descriptor;
}

const char *imcs_connect(const char *host, const char *port)
{
    struct addrinfo hints;
    struct addrinfo *found;
    struct addrinfo *address;

    snprintf(imcs_detail, ADDRESS_MOST, "%s:%s", host, port);
    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    if (getaddrinfo(host, port, &hints, &found)) {
        return "no such address";
    }
    for (address = found; address && server < 0; address = address->ai_next) {
        server = open_address(address);
    }
    freeaddrinfo(found);
    if (server < 0) {
        return "no server answers at";
    }
    lines_open(&lines, server);
    return 0;
}

void imcs_close(void)
{
    if (server >= 0) {
        close(server);
        server = -1;
    }
}

const char *imcs_send(const char *verb, const char *first, const char *second, const char *third)
{
    static char text[SENT_MOST];
    const char *at = text;
    ssize_t sent;

    snprintf(text, sizeof text, "%s%s%s%s%s%s%s\n", verb, *first ? " " : "", first, *second ? " " : "", second,
        *third ? " " : "", third);
    while (*at) {
        sent = send(server, at, strlen(at), MSG_NOSIGNAL);
        if (sent <= 0) {
            return "the connection is lost; the server's last line was";
        }
        at += sent;
    }
    return 0;
}

const char *imcs_get(char *line, long until)
{
    long wait = LINES_FOREVER;
    int got;

    if (until != IMCS_FOREVER) {
        wait = until - timing_now();
        wait = wait > 0 ? wait : 0;
    }
    got = lines_poll(&lines, line, wait);
    if (got < 0) {
        return "the server closed the connection; its last line was";
    }
    if (!got) {
        return "the server sends nothing more; its last line was";
    }
    if (line[strspn(line, " ")]) {
        strcpy(imcs_detail, line);
    }
    return 0;
}

const char *imcs_answer(int *code, char *line, long until)
{
    const char *why;
    char *end;

    do {
        why = imcs_get(line, until);
        if (why) {
            return why;
        }
        *code = (int)strtol(line, &end, 10);
    } while (end != line + 3 || (*end && *end != ' ') || !strchr("1245", line[0]));
    return 0;
}
