/* imcs_server_send.c: what the small Internet MiniChess Server sends (imcs_server.c), with injected faults. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "imcs_server.h"

enum { SAID_MOST = 1000 };

static void send_all(Client *client, const char *text, size_t length)
{
    size_t step = fault_is("pieces") ? 1 : length;
    ssize_t sent;

    while (length) {
        sent = send(client->lines.from, text, step < length ? step : length, MSG_NOSIGNAL);
        if (sent <= 0) {
            return; /* the next read detects the lost connection */
        }
        text += sent;
        length -= (size_t)sent;
    }
}

void say_part(Client *client, const char *text)
{
    send_all(client, text, strlen(text));
}

/* Adds terminal escape codes (fault injection): inside a move, otherwise at the end of an answer or refusal. */
static void add_escape(char *text)
{
    static const char escape[] = "\033[31m\007";
    char *at = text + (*text == '!' ? 2 : strcspn(text, "\n"));

    if (*text == '!' || *text == '-' || (strspn(text, "0123456789") == 3 && text[3] == ' ')) {
        memmove(at + strlen(escape), at, strlen(at) + 1);
        memcpy(at, escape, strlen(escape));
    }
}

void say(Client *client, const char *format, ...)
{
    static const char garbage[] = "\r\n777 what\r\n\001\377 \200?\n12 W W\n! \n* * *\r\n99999999999999999999\r\n";
    char text[SAID_MOST];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text - 20, format, arguments);
    va_end(arguments);
    if (fault_is("escape")) {
        add_escape(text);
    }
    if (!*text || text[strlen(text) - 1] != '\n') {
        strcat(text, "\r\n");
    }
    if (fault_is("garbage")) {
        send_all(client, garbage, sizeof garbage); /* with its terminating 0 */
        send_all(client, "\r\n", 2);
    }
    say_part(client, text);
}
