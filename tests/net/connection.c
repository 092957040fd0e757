/* connection.c: checks, the server as a child process, and connections; see net.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "net/net.h"

static unsigned passed;
static unsigned failed;
uint32_t net_seed = 1;

int check(int is_right, const char *format, ...)
{
    va_list arguments;

    if (is_right) {
        ++passed;
        return 1;
    }
    ++failed;
    printf("FAILED ");
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
    fflush(stdout);
    if (failed > 30) {
        printf("%u passed, %u failed\n", passed, failed);
        exit(1);
    }
    return 0;
}

int check_summary(void)
{
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}

unsigned net_random(unsigned most)
{
    net_seed = net_seed * 1664525 + 1013904223;
    return (net_seed >> 8) % most;
}

/* ---- the server ---- */

static pid_t server;
static int port;
static FILE *server_output;

static void kill_server(void)
{
    if (server > 0) {
        kill(server, SIGKILL);
    }
}

int server_port(void)
{
    return port;
}

void server_start(const char *trog, const char *const *words)
{
    const char *all[32] = { trog, "serve", "--port", "0", "--bind", "127.0.0.1" };
    char line[LINE_SIZE] = "";
    int ends[2];
    int i;

    for (i = 6; *words && i < 31; ++i) {
        all[i] = *words++;
    }
    if (pipe(ends)) {
        exit(2);
    }
    fflush(stdout);
    atexit(kill_server);
    server = fork();
    if (!server) {
        dup2(ends[1], 1);
        close(ends[0]);
        close(ends[1]);
        execv(trog, (char *const *)all);
        _exit(2);
    }
    close(ends[1]);
    server_output = fdopen(ends[0], "r");
    if (!fgets(line, sizeof line, server_output) || sscanf(line, "port %d", &port) != 1) {
        check(0, "the server starts: %s", line);
        exit(check_summary());
    }
}

void server_stop(void)
{
    static Connection last;
    char line[LINE_SIZE];
    int status = 0;

    if (check(connection_open(&last), "the server still accepts connections")) {
        connection_send(&last, "PING still there");
        check(connection_expect(&last, "PONG still there", line), "the server still answers");
        connection_close(&last);
    }
    kill(server, SIGTERM);
    while (fgets(line, sizeof line, server_output)) { /* its lines have codes, games and reasons, nothing else */
        check(strncmp(line, "table ", 6) == 0, "the server prints: %s", line);
    }
    fclose(server_output);
    waitpid(server, &status, 0);
    server = 0;
    check(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the server ends without an error, status %d", status);
}

/* ---- connections ---- */

int connection_open(Connection *connection)
{
    struct sockaddr_in address;
    int on = 1;

    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons((uint16_t)port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connection->length = 0;
    connection->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connection->socket < 0 || connect(connection->socket, (struct sockaddr *)&address, sizeof address)) {
        connection_close(connection);
        return 0;
    }
    setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return 1;
}

void connection_close(Connection *connection)
{
    if (connection->socket >= 0) {
        close(connection->socket);
    }
    connection->socket = -1;
}

int connection_receive(Connection *connection, int wait)
{
    struct pollfd source = { connection->socket, POLLIN, 0 };
    ssize_t got;

    if (connection->socket < 0) {
        return 0;
    }
    if (connection->length == BUFFER_SIZE || poll(&source, 1, wait) <= 0) {
        return 1;
    }
    got = recv(connection->socket, connection->buffer + connection->length, BUFFER_SIZE - connection->length, 0);
    if (got <= 0) {
        return 0;
    }
    connection->length += (size_t)got;
    return 1;
}

/* Sends everything. If the server does not read because it has much to send, receives meanwhile. */
void connection_send_bytes(Connection *connection, const void *bytes, size_t count)
{
    const char *at = bytes;
    ssize_t sent;

    while (count && connection->socket >= 0) {
        sent = send(connection->socket, at, count, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            if (connection->length == BUFFER_SIZE) {
                connection->length = 0;
            }
            connection_receive(connection, 10);
            continue;
        }
        if (sent <= 0) {
            return;
        }
        at += sent;
        count -= (size_t)sent;
    }
}

void connection_send(Connection *connection, const char *format, ...)
{
    char line[LINE_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line - 1, format, arguments);
    va_end(arguments);
    strcat(line, "\n");
    connection_send_bytes(connection, line, strlen(line));
}

int connection_get(Connection *connection, char *line, int wait)
{
    char *end;
    size_t length;
    int is_open = 1;

    while ((end = memchr(connection->buffer, '\n', connection->length)) == 0) {
        length = connection->length;
        is_open = connection_receive(connection, wait);
        if (!is_open || connection->length == length) {
            return is_open ? 0 : -1;
        }
    }
    length = (size_t)(end - connection->buffer);
    check(length <= 120, "a line of the server has at most 120 characters, not %zu", length);
    snprintf(line, LINE_SIZE, "%.*s", (int)length, connection->buffer);
    connection->length -= length + 1;
    memmove(connection->buffer, end + 1, connection->length);
    return 1;
}

int connection_expect(Connection *connection, const char *prefix, char *line)
{
    while (connection_get(connection, line, WAIT_MS) == 1) {
        if (strncmp(line, prefix, strlen(prefix)) == 0) {
            return 1;
        }
    }
    line[0] = 0;
    return 0;
}
