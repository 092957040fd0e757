/* remote.c: see remote.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/text.h"
#include "host/bad_input.h"
#include "host/line_reader.h"
#include "host/remote.h"
#include "host/terminal.h"

#define PORT "1977"
#define WORD_MOST 80
#define NAME_MOST 12
#define PING_MS 60000 /* the server closes a connection that says nothing */
#define TRIES 10
#define PAUSE_MS 500  /* before a lost connection is opened again */

static char host[WORD_MOST + 1];
static char port[WORD_MOST + 1];
static char join[REMOTE_CODE + 1];  /* the code in the address; "": open a table */
static char name[NAME_MOST + 1];
static char wishes[WORD_MOST + 1];  /* options of OPEN */
static int only_watches;
static Lines typed;

/* ---- the command line ---- */

/* Reads HOST, HOST:PORT or HOST:PORT/CODE; an IPv6 address is in brackets. */
static void read_address(const char *text)
{
    const char *from = *text == '[' ? text + 1 : text;
    size_t length = strcspn(from, *text == '[' ? "]" : ":/");
    const char *rest = from + length + (*text == '[' && from[length] == ']');
    size_t digits = *rest == ':' ? strcspn(rest + 1, "/") : 0;

    if (!length || length > WORD_MOST || digits > WORD_MOST || (*rest == ':' && !digits)) {
        bad_input("an address is HOST:PORT or HOST:PORT/CODE, not", text);
    }
    memcpy(host, from, length);
    strcpy(port, PORT);
    if (*rest == ':') {
        memcpy(port, rest + 1, digits);
        port[digits] = 0;
        rest += digits + 1;
    }
    if (*rest == '/' && strlen(rest + 1) <= REMOTE_CODE) {
        strcpy(join, rest + 1);
    } else if (*rest) {
        bad_input("an address is HOST:PORT or HOST:PORT/CODE, not", text);
    }
}

/* Sets our name: letters and digits of the text. */
static void set_name(const char *text)
{
    size_t length = 0;

    for (; *text && length < NAME_MOST; ++text) {
        if (isalnum((unsigned char)*text) || *text == '-' || *text == '_') {
            name[length++] = *text;
        }
    }
    name[length] = 0;
    if (!length) {
        strcpy(name, "player");
    }
}

static void add_wish(const char *option, const char *value)
{
    size_t length = strlen(wishes);

    if (strlen(value) > WORD_MOST - 20 || length + strlen(value) + 12 > WORD_MOST || strchr(value, ' ')) {
        bad_input("too long", value);
    }
    snprintf(wishes + length, sizeof wishes - length, " %s=%s", option, value);
}

static void read_words(int count, char **words)
{
    const char *user = getenv("USER");
    int i;

    set_name(user ? user : "");
    for (i = 0; i < count; i += 2) {
        if (strcmp(words[i], "--watch") == 0) {
            only_watches = 1;
            --i;
        } else if (i + 1 == count) {
            bad_input("a value must follow", words[i]);
        } else if (strcmp(words[i], "--remote") == 0) {
            read_address(words[i + 1]);
        } else if (strcmp(words[i], "--name") == 0) {
            set_name(words[i + 1]);
        } else if (strcmp(words[i], "--side") == 0 || strcmp(words[i], "--computers") == 0
            || strcmp(words[i], "--level") == 0 || strcmp(words[i], "--clock") == 0
            || strcmp(words[i], "--rule") == 0) {
            add_wish(words[i] + 2, words[i + 1]);
        } else {
            bad_input("play --remote takes --name --side --computers --level --clock --rule --watch, not", words[i]);
        }
    }
    if (only_watches && !join[0]) {
        bad_input("--watch needs an address with the code of a table", host);
    }
}

/* ---- the connection ---- */

static void enter(void)
{
    remote_send("HELLO %s", name);
    if (remote_key[0]) {
        remote_send("JOIN %s %s", remote_code, remote_key);
    } else if (only_watches || join[0]) {
        remote_send("%s %s", only_watches ? "WATCH" : "JOIN", join);
    } else {
        remote_send("OPEN %s%s", game_info()->name, wishes);
    }
}

/* Opens a lost connection again. Returns 0 if the server does not answer any more. */
static int enter_again(void)
{
    int i;

    puts("The connection is lost. Trying again.");
    fflush(stdout);
    remote_close();
    for (i = 0; i < TRIES; ++i) {
        poll(0, 0, PAUSE_MS);
        if (!remote_connect(host, port)) {
            enter();
            return 1;
        }
    }
    bad_input_line("the connection is lost; no server answers at", host);
    return 0;
}

/* ---- what the person types ---- */

static const char help[] =
    "Type a move, or:\n"
    "moves        list all legal moves       list         list the moves so far\n"
    "turn         flip the board             rules        show the rules\n"
    "roll         roll the dice              say TEXT     talk to the others\n"
    "undo         ask to take a move back    draw         offer a draw\n"
    "undo yes, undo no, draw yes, draw no    answer the others\n"
    "resign       give up the game           again        play another game\n"
    "fill         the computer plays the open seats\n"
    "claim        win against a player who has been away for too long\n"
    "tables       list the tables            quit         leave the program\n";

/* Sends a line that the server knows. Returns 0 if it is none. */
static int send_command(const char *line)
{
    static const char *const known[] = { "undo", "undo yes", "undo no", "draw", "draw yes", "draw no", "resign",
        "again", "again no", "fill", "claim", "tables", 0 };
    int i;

    for (i = 0; known[i]; ++i) {
        if (strcmp(known[i], line) == 0) {
            remote_send("%s", line);
            return 1;
        }
    }
    if (strncmp(line, "say ", 4) == 0) {
        remote_send("CHAT %s", line + 4);
        return 1;
    }
    return 0;
}

/* Returns 0 if the person quits. */
static int execute(const char *line)
{
    const char *why;

    if (strcmp(line, "quit") == 0) {
        return 0;
    }
    if (strcmp(line, "help") == 0) {
        fputs(help, stdout);
    } else if (strcmp(line, "moves") == 0) {
        show_moves();
    } else if (strcmp(line, "list") == 0) {
        show_list();
    } else if (strcmp(line, "rules") == 0) {
        show_rules();
    } else if (strcmp(line, "turn") == 0) {
        show_flipped ^= 1;
        show_board();
    } else if (strcmp(line, "roll") == 0 || (!*line && remote_may_roll)) {
        remote_send("ROLL %s", remote_word());
    } else if (!*line || send_command(line)) {
        ;
    } else if (!remote_may_move) {
        puts("It is not your turn. Type help for the commands.");
    } else if ((why = game_read_move(line)) != 0) {
        printf("Not a legal move, character %u: %s (type help for the commands)\n", text_error_place + 1u, why);
    } else {
        remote_send("MOVE #%lu %s", remote_next(), line);
    }
    return 1;
}

/* ---- the loop ---- */

/* Handles all lines of the server. Returns 0 if the game cannot go on. */
static int take_all(void)
{
    char line[REMOTE_LINE];
    int got;
    int count = 0;

    while (!remote_is_refused && (got = remote_get(line)) == 1) {
        remote_take(line);
        ++count;
    }
    if (remote_is_refused || (got < 0 && !remote_key[0])) {
        return 0;
    }
    if (got < 0) {
        return enter_again();
    }
    if (count) {
        remote_prompt();
    }
    return 1;
}

/* Handles all lines that were typed. Returns 0 if the person quits. */
static int type_all(void)
{
    static char line[LINE_MOST + 1];
    int got;

    while ((got = lines_poll(&typed, line, 0)) == 1) {
        if (!execute(line)) {
            return 0;
        }
        remote_prompt();
    }
    return got == 0;
}

int remote_run(int count, char **words)
{
    struct pollfd waits[2] = { { 0, POLLIN, 0 }, { 0, POLLIN, 0 } };
    const char *why;
    int ready;

    read_words(count, words);
    why = remote_connect(host, port);
    if (why) {
        bad_input(why, host);
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    lines_open(&typed, 0);
    enter();
    for (;;) {
        waits[1].fd = remote_descriptor();
        ready = poll(waits, 2, PING_MS);
        if (ready < 0 && errno != EINTR) {
            bad_input("poll failed", "");
        }
        if (!ready) {
            remote_send("PING");
        }
        if ((waits[1].revents && !take_all()) || (waits[0].revents && !type_all())) {
            break;
        }
    }
    remote_send("QUIT");
    remote_close();
    return remote_is_refused || !remote_code[0] ? STATUS_BAD_INPUT : 0;
}
