/* imcs.c: see imcs.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "engine/game.h"
#include "engine/state.h"
#include "host/bad_input.h"
#include "host/imcs.h"
#include "host/printable.h"
#include "host/wall_clock.h"

#define PORT "3589"
#define TIME_USUAL "300"   /* seconds on the clock of each side */
#define PATIENCE_USUAL 60  /* seconds */
#define WORD_MOST 60       /* characters of a name, a password, a port */
#define TRIES 3            /* attempts at a game whose connection is lost */
#define PAUSE_FIRST 50     /* milliseconds before the list of games is read again; doubles up to PAUSE_MOST */
#define PAUSE_MOST 5000

static char host[WORD_MOST + 1];
static char port[WORD_MOST + 1];
static const char *user;
static char password[WORD_MOST + 2];
static const char *offer;      /* the side to offer; 0: offer no game */
static const char *accept_id;  /* the number of the game to accept, or "best"; 0: accept none */
static const char *seconds;
static unsigned games;
static ImcsPlayer player;

/* ---- the command line ---- */

static int is_word(const char *text)
{
    const char *c;

    for (c = text; *c > ' ' && *c < 127; ++c) {
    }
    return c != text && !*c && c - text <= WORD_MOST;
}

/* Reads HOST, HOST:PORT or [HOST]:PORT; the brackets are for IPv6 addresses, which contain colons. */
static void read_address(const char *text)
{
    const char *start = *text == '[' ? text + 1 : text;
    size_t length = strcspn(start, *text == '[' ? "]" : ":");
    const char *rest = start + length + (*text == '[' && start[length] == ']');

    if (!is_word(text) || !length || (*rest && (*rest != ':' || !rest[1] || strchr(rest + 1, ':')))) {
        bad_input("an address is HOST, HOST:PORT or [HOST]:PORT, not", text);
    }
    memcpy(host, start, length);
    strcpy(port, *rest ? rest + 1 : PORT);
}

static void read_password(const char *name)
{
    FILE *file = fopen(name, "r");
    struct stat status;

    if (!file || fstat(fileno(file), &status)) {
        bad_input("cannot read the password file", name);
    }
    if (status.st_mode & (S_IRGRP | S_IROTH | S_IWGRP | S_IWOTH)) {
        bad_input("other users can read or change the password file; use chmod 600", name);
    }
    if (!fgets(password, sizeof password, file)) {
        password[0] = 0;
    }
    fclose(file);
    password[strcspn(password, "\r\n")] = 0;
    if (!is_word(password)) {
        bad_input("the first line must be the password, one word, in", name);
    }
}

static void take_option(const char *name, const char *value)
{
    if (strcmp(name, "user") == 0) {
        user = value;
    } else if (strcmp(name, "password-file") == 0) {
        read_password(value);
    } else if (strcmp(name, "offer") == 0) {
        offer = value;
        if (strcmp(value, "W") && strcmp(value, "B") && strcmp(value, "?")) {
            bad_input("offer is W, B or ?", value);
        }
    } else if (strcmp(name, "accept") == 0) {
        accept_id = value;
        if (strcmp(value, "best")) {
            options_number("accept is best or the number of a game", value, 0, 99999999UL);
        }
    } else if (strcmp(name, "time") == 0) {
        options_number("time is 1 to 36000 seconds", value, 1, 36000);
        seconds = value;
    } else if (strcmp(name, "games") == 0) {
        games = (unsigned)options_number("games is 1 to 10000", value, 1, 10000);
    } else if (strcmp(name, "patience") == 0) {
        imcs_patience = (long)options_number("patience is 1 to 3600 seconds", value, 1, 3600) * 1000;
    } else if (!options_take(&player.options, name, value)) {
        bad_input("imcs takes --user --password-file --offer --accept --time --level --atari-speed --games --patience "
            "--depth --nodes --seed --table --without --with, not", name);
    }
}

static void set_defaults(void)
{
    const char *given = getenv("TROG_IMCS_PASSWORD");

    options_clear(&player.options);
    player.options.seed = (uint16_t)((unsigned long)time(NULL) % 65535 + 1); /* without --seed games differ */
    player.atari_speed = 0;
    seconds = TIME_USUAL;
    games = 1;
    imcs_patience = PATIENCE_USUAL * 1000L;
    password[0] = 0;
    if (given && is_word(given)) {
        strcpy(password, given);
    }
}

static void read_words(int count, char **words)
{
    int i;

    if (!count || words[0][0] == '-') {
        bad_input("the address of a server must follow imcs", "");
    }
    read_address(words[0]);
    for (i = 1; i < count; ++i) {
        if (strcmp(words[i], "--atari-speed") == 0) {
            player.atari_speed = 1;
        } else if (strncmp(words[i], "--", 2) != 0 || i + 1 == count) {
            bad_input("imcs takes options, each with a value, not", words[i]);
        } else {
            take_option(words[i] + 2, words[i + 1]);
            ++i;
        }
    }
}

static void check_words(void)
{
    const Options *options = &player.options;

    if (!user || !is_word(user)) {
        bad_input("imcs needs --user NAME, one word", user ? user : "");
    }
    if (!password[0]) {
        bad_input("imcs needs --password-file FILE, or the password in the environment variable",
            "TROG_IMCS_PASSWORD");
    }
    if (accept_id && strcmp(accept_id, "best") && (games > 1 || offer)) {
        bad_input("--accept with a number plays one game, without --offer", accept_id);
    }
    if (player.atari_speed && (options->level || options->seconds || options->nodes)) {
        bad_input("use either a level, seconds or nodes, or", "--atari-speed");
    }
    player.is_limited = options->level || options->seconds || options->nodes || options->depth;
    if (!accept_id && !offer) {
        offer = "?";
    }
}

/* ---- before a game ---- */

static char line[LINE_MOST + 1];

static long soon(void)
{
    return timing_now() + imcs_patience;
}

static const char *greet(void)
{
    int code;
    const char *why = imcs_answer(&code, line, soon());

    if (why) {
        return why;
    }
    return strncmp(line, "100 imcs 2.5", 12) == 0 ? 0 : "this is not a server of the protocol imcs 2.5, or it is full";
}

static const char *log_in(void)
{
    int code;
    const char *why = imcs_send("me", user, password, "");

    why = why ? why : imcs_answer(&code, line, soon());
    if (!why && code == 400) {
        why = imcs_send("register", user, password, "");
        why = why ? why : imcs_answer(&code, line, soon());
    }
    if (why) {
        return why;
    }
    return code == 201 || code == 202 ? 0 : code == 401 ? "the server has another password for this name"
        : "the server refuses the login";
}

/* Sets `best` to the number of the game that the player with the highest rating offers, or to "" if no other player
 * offers one. */
static const char *find_best(char *best)
{
    char id[21];
    char name[WORD_MOST + 1];
    int rating;
    int strongest = 0;
    int code;
    long until = soon();
    const char *why = imcs_send("list", "", "", "");

    best[0] = 0;
    why = why ? why : imcs_answer(&code, line, until);
    if (!why && code != 211) {
        return "the server does not list its games";
    }
    while (!why && (why = imcs_get(line, until)) == 0 && strcmp(line, ".") != 0) {
        if (strstr(line, "[offer]") && sscanf(line, "%20s %60s %*s %*s %*s %d", id, name, &rating) == 3
            && strcmp(name, user) != 0
            && (!best[0] || rating > strongest)) {
            strcpy(best, id);
            strongest = rating;
        }
    }
    return why;
}

/* Reads the list of games until someone offers one. If we may offer a game ourselves, reads the list only once and sets
 * `best` to "" if there is no offer. */
static const char *choose_game(char *best)
{
    long until = soon();
    int pause = PAUSE_FIRST;
    const char *why;

    for (;;) {
        why = find_best(best);
        if (why || best[0] || offer) {
            return why;
        }
        if (timing_now() >= until) {
            return "no one offers a game; the server's last line was";
        }
        poll(0, 0, pause);
        pause = pause * 2 < PAUSE_MOST ? pause * 2 : PAUSE_MOST;
    }
}

/* Waits until the game starts. An offer has no time limit; nothing may be sent meanwhile. Returns 0 or an error. If it
 * returns 0, `line` names our side. */
static const char *wait_for_game(int offered)
{
    int code;
    const char *why = imcs_answer(&code, line, soon());

    if (!why && offered && code == 103) {
        printf("%s\n", printable(line));
        why = imcs_answer(&code, line, IMCS_FOREVER);
    }
    if (why) {
        return why;
    }
    return (code == 105 && line[4] == 'W') || (code == 106 && line[4] == 'B') ? 0
        : offered ? "the server refuses the offer" : "the server does not let us accept this game";
}

/* Accepts or offers a game and waits until it starts. */
static const char *find_game(int after_error)
{
    char best[21] = "";
    const char *why = 0;
    int code;

    if (after_error) { /* remove our earlier offer, which may still be listed */
        why = imcs_send("clean", "", "", "");
        why = why ? why : imcs_answer(&code, line, soon());
    }
    if (!why && accept_id && strcmp(accept_id, "best") == 0) {
        why = choose_game(best);
    } else if (accept_id) {
        strcpy(best, accept_id);
    }
    if (why) {
        return why;
    }
    why = best[0] ? imcs_send("accept", best, "", "") : imcs_send("offer", offer, seconds, seconds);
    return why ? why : wait_for_game(!best[0]);
}

/* ---- games ---- */

static const char *play_one(int after_error, int *result)
{
    const char *why = imcs_connect(host, port);

    why = why ? why : greet();
    why = why ? why : log_in();
    why = why ? why : find_game(after_error);
    if (!why) {
        printf("%s\n", printable(line));
        why = imcs_play(&player, line, result);
    }
    imcs_close();
    return why;
}

static unsigned results[3]; /* number of finished games by result: IMCS_LOST, IMCS_DRAWN, IMCS_WON */

static void print_tally(unsigned done)
{
    printf("games %u won %u drawn %u lost %u\n", done, results[IMCS_WON], results[IMCS_DRAWN], results[IMCS_LOST]);
}

int imcs_run(int count, char **words)
{
    unsigned done = 0;
    int tries = 0;
    int result = IMCS_LOST;
    uint16_t seed;
    const char *why;

    set_defaults();
    read_words(count, words);
    check_words();
    setvbuf(stdout, NULL, _IOLBF, 0);
    state_clear();
    seed = player.options.seed;
    while (done < games) {
        player.options.seed = (uint16_t)(seed ? seed + done : 0);
        printf("game %u of %u\n", done + 1, games);
        why = play_one(tries, &result);
        if (!why) {
            ++results[result];
            ++done;
            tries = 0;
        } else if (games == 1 || ++tries == TRIES) {
            bad_input_line(why, imcs_detail);
            if (done) {
                print_tally(done);
            }
            return STATUS_BAD_INPUT;
        } else {
            bad_input_line(why, imcs_detail);
        }
    }
    print_tally(done);
    return 0;
}
