/* web.c: see web.h. A path is a list of names of letters, digits, dots, dashes and underscores. No name begins with a
 * dot, no link is followed and only plain files are sent, so nothing outside the folder can be reached. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/serve/settings.h"
#include "host/serve/web.h"
#include "host/serve/websocket.h"
#include "host/serve/words.h"

#define PATH_MOST 200
#define METHOD_MOST 7
#define ANSWER_MOST 29
#define WS_KEY_LENGTH 24

typedef struct {
    const char *ending;
    const char *type;
} ContentType;

static const ContentType content_types[] = {
    { "html", "text/html; charset=utf-8" }, { "js", "text/javascript; charset=utf-8" },
    { "css", "text/css; charset=utf-8" }, { "wasm", "application/wasm" }, { "svg", "image/svg+xml" },
    { "png", "image/png" }, { "jpg", "image/jpeg" }, { "ico", "image/x-icon" }, { "json", "application/json" },
    { "webmanifest", "application/manifest+json" }, { "txt", "text/plain; charset=utf-8" },
    { "atr", "application/octet-stream" }, { 0, "application/octet-stream" }
};

static const char *content_type(const char *path)
{
    const ContentType *type = content_types;
    const char *dot = strrchr(path, '.');

    if (!dot) { /* LICENSE, COPYING */
        return "text/plain; charset=utf-8";
    }
    while (type->ending && strcasecmp(type->ending, dot + 1) != 0) {
        ++type;
    }
    return type->type;
}

static void send_text(Client *client, const char *text)
{
    client_send_bytes(client, text, strlen(text));
}

static void refuse(Client *client, const char *status)
{
    char head[256];

    snprintf(head, sizeof head, "HTTP/1.1 %s\r\nContent-Type: text/plain\r\nContent-Length: %zu\r\n"
        "Connection: close\r\n\r\n%s\n", status, strlen(status) + 1, status);
    send_text(client, head);
    client->kind = CLIENT_FILE;
    client->closing = CLOSES_WHEN_SENT;
}

/* Opens the file of a path below the folder of the page. Returns -1 if there is none. */
static int open_path(char *path)
{
    int folder = open(settings.web, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int next;
    char *end;

    while (folder >= 0) {
        end = strchr(path, '/');
        if (end) {
            *end = 0;
        }
        next = openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (end ? O_DIRECTORY : 0));
        close(folder);
        if (!end || next < 0) {
            return next;
        }
        path = end + 1;
        folder = next;
    }
    return -1;
}

/* Returns 1 if the path is one of safe names. */
static int is_safe(const char *path)
{
    const char *c;

    for (c = path; *c; ++c) {
        if (!isalnum((unsigned char)*c) && !strchr("._-/", *c)) {
            return 0;
        }
        if ((*c == '.' || *c == '/') && (c == path || c[-1] == '/')) {
            return 0;
        }
    }
    return c != path && c[-1] != '/';
}

static void send_file(Client *client, const char *target, int with_body)
{
    char path[PATH_MOST + 16];
    char head[512];
    const char *type;
    struct stat status;
    int file = -1;

    snprintf(path, sizeof path, "%.*s", (int)strcspn(target + 1, "?#"), target + 1);
    if (!path[0] || path[strlen(path) - 1] == '/') {
        strcat(path, "index.html");
    }
    type = content_type(path);
    if (settings.web && is_safe(path)) {
        file = open_path(path);
    }
    if (file >= 0 && (fstat(file, &status) || !S_ISREG(status.st_mode))) {
        close(file);
        file = -1;
    }
    if (file < 0) {
        refuse(client, "404 Not Found");
        return;
    }
    snprintf(head, sizeof head, "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %lld\r\n"
        "X-Content-Type-Options: nosniff\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n", type,
        (long long)status.st_size);
    send_text(client, head);
    client->kind = CLIENT_FILE;
    client->closing = CLOSES_WHEN_SENT;
    if (with_body) {
        client->file = file;
    } else {
        close(file);
    }
}

/* Returns the value of a header line, or 0. *length is set to its length. */
static const char *find_header(const char *head, const char *name, size_t *length)
{
    size_t name_length = strlen(name);
    const char *line;

    for (line = strchr(head, '\n'); line; line = strchr(line, '\n')) {
        ++line;
        if (strncasecmp(line, name, name_length) == 0 && line[name_length] == ':') {
            line += name_length + 1;
            line += strspn(line, " \t");
            *length = strcspn(line, "\r\n");
            while (*length && line[*length - 1] == ' ') {
                --*length;
            }
            return line;
        }
    }
    return 0;
}

/* Answers the request for a WebSocket. */
static void shake_hands(Client *client, const char *head)
{
    char answer[ANSWER_MOST];
    char text[256];
    size_t length;
    const char *version = find_header(head, "Sec-WebSocket-Version", &length);
    const char *key;

    if (!version || length != 2 || strncmp(version, "13", 2) != 0) {
        refuse(client, "426 Upgrade Required");
        return;
    }
    key = find_header(head, "Sec-WebSocket-Key", &length);
    if (!key || length != WS_KEY_LENGTH) {
        refuse(client, "400 Bad Request");
        return;
    }
    websocket_answer(key, length, answer);
    snprintf(text, sizeof text, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n", answer);
    send_text(client, text);
    client->kind = CLIENT_WEBSOCKET;
}

/* Returns the length of the head of a request, with its empty line, or 0 if it is not complete. */
static size_t head_length(const Client *client)
{
    size_t i;

    for (i = 1; i < client->input_length; ++i) {
        if (client->input[i] == '\n' && (client->input[i - 1] == '\n'
            || (i > 2 && client->input[i - 1] == '\r' && client->input[i - 2] == '\n'))) {
            return i + 1;
        }
    }
    return 0;
}

size_t web_answer(Client *client)
{
    static char head[INPUT_MOST + 1];
    char method[METHOD_MOST + 1];
    char target[PATH_MOST + 1];
    size_t taken = head_length(client);
    size_t length;
    const char *upgrade;

    if (!taken) {
        if (client->input_length == INPUT_MOST) {
            refuse(client, "431 Request Header Fields Too Large");
        }
        return 0;
    }
    memcpy(head, client->input, taken);
    head[taken] = 0;
    next_word(next_word(head, method, sizeof method), target, sizeof target);
    upgrade = find_header(head, "Upgrade", &length);
    if (target[0] != '/') {
        refuse(client, "400 Bad Request");
    } else if (upgrade && length == 9 && strncasecmp(upgrade, "websocket", 9) == 0) {
        shake_hands(client, head);
    } else {
        send_file(client, target, strcmp(method, "GET") == 0);
    }
    return taken;
}
