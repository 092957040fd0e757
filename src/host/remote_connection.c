/* remote_connection.c: the connection of `trog play --remote`; see remote.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/line_reader.h"
#include "host/printable.h"
#include "host/remote.h"

#define SENT_MOST 127 /* characters of a line that the server reads */

static Lines lines;
static int server = -1;

const char *remote_connect(const char *host, const char *port)
{
    struct addrinfo hints;
    struct addrinfo *found;
    struct addrinfo *address;
    int on = 1;

    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    if (getaddrinfo(host, port, &hints, &found)) {
        return "no such address";
    }
    for (address = found; address && server < 0; address = address->ai_next) {
        server = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
        if (server >= 0 && connect(server, address->ai_addr, address->ai_addrlen)) {
            remote_close();
        }
    }
    freeaddrinfo(found);
    if (server < 0) {
        return "no server answers at";
    }
    setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(server, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    lines_open(&lines, server);
    return 0;
}

void remote_close(void)
{
    if (server >= 0) {
        close(server);
        server = -1;
    }
}

int remote_descriptor(void)
{
    return server;
}

/* What cannot be sent is lost; remote_get then reports that the connection is. */
void remote_send(const char *format, ...)
{
    char line[SENT_MOST + 2];
    const char *at = line;
    ssize_t sent;
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, SENT_MOST + 1, format, arguments);
    va_end(arguments);
    strcat(printable(line), "\n");
    while (server >= 0 && *at) {
        sent = send(server, at, strlen(at), MSG_NOSIGNAL);
        if (sent <= 0) {
            return;
        }
        at += sent;
    }
}

int remote_get(char *line)
{
    static char whole[LINE_MOST + 1];
    int got = lines_poll(&lines, whole, 0);

    if (got == 1) {
        snprintf(line, REMOTE_LINE, "%.*s", REMOTE_LINE - 1, printable(whole));
    }
    return got;
}
