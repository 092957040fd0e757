/* command.c: see command.h. Commands of a game that is played are in command_play.c. */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "host/serve/command.h"
#include "host/serve/command_play.h"
#include "host/serve/command_table.h"
#include "host/serve/words.h"
#include "host/wall_clock.h"

#define VERB_MOST 8
#define PING_MOST 60

static int is_name(const char *text)
{
    size_t length = strlen(text);
    size_t i;

    for (i = 0; i < length && (isalnum((unsigned char)text[i]) || text[i] == '-' || text[i] == '_'); ++i) {
    }
    return length && i == length;
}

static void hello(Client *client, const char *rest)
{
    char name[NAME_MOST + 1];

    next_word(rest, name, sizeof name);
    if (!is_name(name)) {
        client_error(client, "HELLO NAME: a name has 1 to 12 letters and digits");
        return;
    }
    if (client->table) {
        client_send(client, "NO leave your table first");
        return;
    }
    strcpy(client->name, name);
    client_send(client, "HELLO 1 %s", name);
}

static void ping(Client *client, const char *rest)
{
    client_send(client, "PONG %.*s", PING_MOST, rest);
}

static void help(Client *client, const char *rest)
{
    (void)rest;
    client_send(client, "HELP HELLO GAMES TABLES OPEN JOIN WATCH LEAVE FILL SYNC PING QUIT");
    client_send(client, "HELP MOVE ROLL UNDO DRAW RESIGN CLAIM AGAIN CHAT");
}

static void quit(Client *client, const char *rest)
{
    (void)rest;
    client_bye(client, "goodbye");
}

typedef struct {
    const char *verb;
    uint8_t needs_name;
    void (*execute)(Client *client, const char *rest);
} Command;

static const Command commands[] = {
    { "HELLO", 0, hello }, { "PING", 0, ping }, { "HELP", 0, help }, { "QUIT", 0, quit },
    { "GAMES", 0, command_games }, { "TABLES", 0, command_tables }, { "OPEN", 1, command_open },
    { "JOIN", 1, command_join }, { "WATCH", 1, command_watch }, { "LEAVE", 1, command_leave_table },
    { "FILL", 1, command_fill }, { "SYNC", 1, command_sync }, { "MOVE", 1, command_move },
    { "ROLL", 1, command_roll_dice }, { "UNDO", 1, command_undo }, { "DRAW", 1, command_draw },
    { "RESIGN", 1, command_resign }, { "CLAIM", 1, command_claim }, { "AGAIN", 1, command_again },
    { "CHAT", 1, command_chat },
    { 0, 0, 0 }
};

static int is_printable(const char *line)
{
    while (*line >= ' ' && *line <= '~') {
        ++line;
    }
    return !*line;
}

void command_execute(Client *client, const char *line)
{
    char verb[VERB_MOST + 1];
    const char *rest;
    const Command *command = commands;

    client->last_line = timing_now();
    line += strspn(line, " ");
    if (!*line) {
        return;
    }
    if (!is_printable(line)) {
        client_error(client, "a line has printable ASCII characters only");
        return;
    }
    rest = next_word(line, verb, sizeof verb);
    while (command->verb && strcasecmp(command->verb, verb) != 0) {
        ++command;
    }
    if (!command->verb) {
        client_error(client, "no such command; HELP lists them");
    } else if (command->needs_name && !client->name[0]) {
        client_error(client, "say HELLO NAME first");
    } else {
        command->execute(client, rest);
    }
}
