/* input.c: see input.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <errno.h>
#include <string.h>
#include <sys/socket.h>

#include "host/serve/command.h"
#include "host/serve/input.h"
#include "host/serve/web.h"
#include "host/serve/websocket.h"

#define LINES_AT_ONCE 32
#define ATASCII_END 0x9B /* the end of a line on an Atari */

void input_receive(Client *client)
{
    ssize_t got;

    if (client->closing == LINGERS) { /* a connection that is closed with unread input loses its last lines */
        client->input_length = 0;
    }
    if (client->input_length == INPUT_MOST) {
        return;
    }
    got = recv(client->socket, client->input + client->input_length, INPUT_MOST - client->input_length, 0);
    if (got > 0) {
        client->input_length += (size_t)got;
    } else if (got == 0 && !client->closing) {
        client->has_ended = 1;
    } else if (got == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
        client->closing = CLOSES_NOW;
    }
}

static void drop_input(Client *client, size_t count)
{
    client->input_length -= count;
    memmove(client->input, client->input + count, client->input_length);
}

/* Executes the line in client->message. */
static void execute_message(Client *client)
{
    size_t length = client->message_length;

    client->message_length = 0;
    if (client->skips) {
        client->skips = 0;
        return;
    }
    if (length && client->message[length - 1] == '\r') {
        --length;
    }
    client->message[length] = 0;
    if (strlen(client->message) != length) {
        client_error(client, "a line has printable ASCII characters only");
        return;
    }
    command_execute(client, client->message);
}

/* Adds one character to the line. Returns 1 if that was the end of a line, which is then executed. */
static int add_character(Client *client, uint8_t character)
{
    if (character == '\n' || character == ATASCII_END) {
        execute_message(client);
        return 1;
    }
    if (client->skips) {
        return 0;
    }
    if (client->message_length == RECEIVED_LINE_MOST) {
        client->skips = 1;
        client->message_length = 0;
        client_error(client, "a line has at most 127 characters");
        return 0;
    }
    client->message[client->message_length++] = (char)character;
    return 0;
}

static int is_busy(const Client *client)
{
    return client->output_to - client->output_from >= OUTPUT_BUSY;
}

/* Returns 1 if lines are left that can be executed at once. */
static int has_more(const Client *client)
{
    return client->input_length && !client->closing && !is_busy(client);
}

static int execute_lines(Client *client)
{
    size_t at = 0;
    unsigned lines = 0;

    while (at < client->input_length && lines < LINES_AT_ONCE && !client->closing
        && !is_busy(client)) {
        lines += (unsigned)add_character(client, client->input[at++]);
    }
    drop_input(client, at);
    return has_more(client);
}

/* Closes a WebSocket because of an error. */
static void close_websocket(Client *client, int why)
{
    uint8_t bytes[4];

    frame_write_head(bytes, FRAME_CLOSE, 2);
    bytes[2] = (uint8_t)(why >> 8);
    bytes[3] = (uint8_t)why;
    client_send_bytes(client, bytes, sizeof bytes);
    client->closing = CLOSES_WHEN_SENT;
}

static void execute_frame(Client *client, const Frame *frame)
{
    uint8_t head[2];
    size_t i;

    if (frame->kind == FRAME_CLOSE || frame->kind == FRAME_PING) {
        frame_write_head(head, frame->kind == FRAME_PING ? FRAME_PONG : FRAME_CLOSE, frame->length);
        client_send_bytes(client, head, sizeof head);
        client_send_bytes(client, frame->payload, frame->length);
        if (frame->kind == FRAME_CLOSE) {
            client->closing = CLOSES_WHEN_SENT;
        }
        return;
    }
    if (frame->kind == FRAME_PONG) {
        return;
    }
    for (i = 0; i < frame->length && !client->closing; ++i) {
        add_character(client, frame->payload[i]);
    }
    if (frame->is_last && !client->closing && (client->message_length || client->skips)) {
        execute_message(client);
    }
}

static int execute_frames(Client *client)
{
    Frame frame;
    unsigned frames = 0;
    int what;

    while (frames++ < LINES_AT_ONCE && !client->closing && !is_busy(client)) {
        what = frame_read(&frame, client->input, client->input_length);
        if (!what) {
            return 0;
        }
        if (what != 1) {
            close_websocket(client, what);
            return 0;
        }
        execute_frame(client, &frame);
        drop_input(client, frame.size);
    }
    return has_more(client);
}

/* The first characters say what a new client speaks. Returns 0 if more must come. */
static int find_kind(Client *client)
{
    size_t length = client->input_length < 5 ? client->input_length : 5;

    if (memcmp(client->input, "GET /", length) == 0 || memcmp(client->input, "HEAD ", length) == 0) {
        if (length == 5) {
            drop_input(client, web_answer(client));
        }
        return client->kind != CLIENT_NEW;
    }
    client->kind = CLIENT_LINES;
    return 1;
}

static int execute(Client *client)
{
    if (client->kind == CLIENT_NEW && !find_kind(client)) {
        return 0;
    }
    return client->kind == CLIENT_LINES ? execute_lines(client)
        : client->kind == CLIENT_WEBSOCKET ? execute_frames(client) : 0;
}

int input_execute(Client *client)
{
    int more = client->input_length && !client->closing ? execute(client) : 0;

    if (client->has_ended && !more && !client->closing && !is_busy(client)) {
        client->closing = CLOSES_WHEN_SENT;
    }
    return more;
}
