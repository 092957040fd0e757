/* client.c: see client.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/serve/client.h"
#include "host/serve/websocket.h"
#include "host/wall_clock.h"

Client *clients[CLIENTS_MOST];

Client *client_new(int socket, const char *address, unsigned most)
{
    int place = -1;
    unsigned same = 0;
    int i;
    Client *client;

    for (i = CLIENTS_MOST - 1; i >= 0; --i) {
        if (!clients[i]) {
            place = i;
        } else if (strcmp(clients[i]->address, address) == 0) {
            ++same;
        }
    }
    if (place < 0 || same >= most || (client = calloc(1, sizeof *client)) == 0) {
        return 0;
    }
    client->socket = socket;
    client->file = -1;
    client->seat = NO_SEAT;
    client->began = timing_now();
    client->last_line = client->began;
    snprintf(client->address, sizeof client->address, "%s", address);
    clients[place] = client;
    return client;
}

void client_free(Client *client)
{
    unsigned i;

    close(client->socket);
    if (client->file >= 0) {
        close(client->file);
    }
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i] == client) {
            clients[i] = 0;
        }
    }
    free(client);
}

void client_send_bytes(Client *client, const void *bytes, size_t count)
{
    if (client->closing) {
        return;
    }
    if (client->output_from && client->output_to + count > OUTPUT_MOST) {
        client->output_to -= client->output_from;
        memmove(client->output, client->output + client->output_from, client->output_to);
        client->output_from = 0;
    }
    if (client->output_to + count > OUTPUT_MOST) {
        client->closing = CLOSES_NOW;
        return;
    }
    memcpy(client->output + client->output_to, bytes, count);
    client->output_to += count;
}

void client_send(Client *client, const char *format, ...)
{
    char line[SENT_LINE_MOST + 2];
    uint8_t head[2];
    size_t length;
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, SENT_LINE_MOST + 1, format, arguments);
    va_end(arguments);
    length = strlen(line);
    if (client->kind == CLIENT_WEBSOCKET) {
        frame_write_head(head, FRAME_TEXT, length);
        client_send_bytes(client, head, sizeof head);
    } else {
        line[length++] = '\n';
    }
    client_send_bytes(client, line, length);
}

void client_bye(Client *client, const char *why)
{
    static const uint8_t normal[] = { 3, 232 }; /* 1000: a normal end */
    uint8_t head[2];

    client_send(client, "BYE %s", why);
    if (client->kind == CLIENT_WEBSOCKET) {
        frame_write_head(head, FRAME_CLOSE, sizeof normal);
        client_send_bytes(client, head, sizeof head);
        client_send_bytes(client, normal, sizeof normal);
    }
    if (!client->closing) {
        client->closing = CLOSES_WHEN_SENT;
    }
}

void client_error(Client *client, const char *what)
{
    client_send(client, "ERROR %s", what);
    if (++client->errors >= ERRORS_MOST) {
        client_bye(client, "too many errors");
    }
}

/* Reads the next piece of a file into the empty output. */
static void read_file(Client *client)
{
    ssize_t got = read(client->file, client->output, OUTPUT_MOST / 2);

    client->output_from = 0;
    client->output_to = got > 0 ? (size_t)got : 0;
    if (got <= 0) {
        close(client->file);
        client->file = -1;
    }
}

void client_flush(Client *client)
{
    ssize_t sent;

    for (;;) {
        if (client->output_from == client->output_to && client->file >= 0) {
            read_file(client);
        }
        if (client->output_from == client->output_to) {
            break;
        }
        sent = send(client->socket, client->output + client->output_from, client->output_to - client->output_from,
            MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)) {
            return;
        }
        if (sent <= 0) {
            client->closing = CLOSES_NOW;
            return;
        }
        client->output_from += (size_t)sent;
    }
    client->output_from = 0;
    client->output_to = 0;
    if (client->closing == CLOSES_WHEN_SENT) {
        shutdown(client->socket, SHUT_WR);
        client->closing = LINGERS;
        client->lingers_since = timing_now();
    }
}
