/* cheats.c: a server that cheats at dice, for `trog play race --remote`: the terminal must notice. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/list.h"
#include "engine/state.h"
#include "host/games.h"
#include "host/serve/sha.h"
#include "net/net.h"

#define TEXT_MOST 8192
#define FAIR "The dice were fair: all 1 rolls"
#define UNFAIR "The dice were not fair"
#define HIDDEN "The server does not show its seed"

static const char seed_one[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
static const char seed_two[] = "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100";

typedef struct {
    const char *what;
    const char *word;     /* instead of the player's; 0: the player's */
    const char *committed; /* the seed of the first commitment, */
    const char *then;      /* of that which is sent with the game after the roll; 0: none is sent, */
    const char *used;      /* of the roll, 0: the first one, but it is another roll, */
    const char *shown;     /* and the one that is shown after the game; 0: none */
    const char *expected;
} Case;

static const Case cases[] = {
    {"a fair server", 0, seed_one, 0, seed_one, seed_one, FAIR},
    {"a fair server that sends the game again", 0, seed_one, seed_one, seed_one, seed_one, FAIR},
    {"another roll", 0, seed_one, 0, 0, seed_one, UNFAIR},
    {"another seed after the game", 0, seed_one, 0, seed_two, seed_two, UNFAIR},
    {"another word", "chosen", seed_one, 0, seed_one, seed_one, UNFAIR},
    {"another commitment during the game", 0, seed_one, seed_two, seed_two, seed_two, UNFAIR},
    {"no seed", 0, seed_one, 0, seed_one, 0, HIDDEN},
};

static Connection client;
static int input;  /* of the terminal */
static int output;
static char shown[TEXT_MOST]; /* what the terminal has shown since the last call of shows */

/* ---- what a server computes ---- */

/* Puts the start position on the engine's board, and writes it. */
static void start_game(char *position)
{
    games_choose("race");
    state_clear();
    game_reset();
    record_start();
    game_write_position(position);
}

static void send_commitment(const char *seed)
{
    uint8_t hash[SHA256_BYTES];
    char digits[2 * SHA256_BYTES + 1];

    sha256(seed, strlen(seed), hash);
    sha_write_hex(hash, sizeof hash, digits);
    connection_send(&client, "COMMIT %s", digits);
}

/* Writes the line of roll 1 of this seed and word; without a seed that of a roll that does not follow. */
static void write_roll(const char *seed, const char *word, char *line)
{
    char text[200];
    uint8_t hash[SHA256_BYTES];
    uint32_t drawn;
    uint32_t total = 0;
    uint8_t n;

    start_game(text);
    game_info()->chance(CHANCE_LIST);
    for (n = 1; n <= move_count; ++n) {
        total += list_rank[n];
    }
    snprintf(text, sizeof text, "%s:1:%s", seed ? seed : seed_one, word);
    sha256(text, strlen(text), hash);
    drawn = ((uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3]) % total;
    for (n = 1; drawn >= list_rank[n]; ++n) {
        drawn -= list_rank[n];
    }
    list_choose(seed ? n : (uint8_t)(n % move_count + 1));
    game_write_move(text);
    snprintf(line, LINE_SIZE, "ROLL 1 1 %04X %s %s", move, text, word);
}

static void send_game(const char *seed, const char *roll)
{
    char position[TEXT_SIZE];

    start_game(position);
    connection_send(&client, "GAME KXWB race 2 0");
    send_commitment(seed);
    connection_send(&client, "SEAT 1 White HERE anna\nSEAT 2 Red HERE bob\nBOARD 0 %s", position);
    if (roll[0]) {
        connection_send(&client, "%s\nTURN 2 1 MOVE\nEND", roll);
    } else {
        connection_send(&client, "TURN 1 1 ROLL\nEND");
    }
}

/* ---- the terminal ---- */

static int listen_here(int *port)
{
    struct sockaddr_in address;
    socklen_t size = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);

    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 1)
        || getsockname(listener, (struct sockaddr *)&address, &size)) {
        exit(2);
    }
    *port = ntohs(address.sin_port);
    return listener;
}

static pid_t start_terminal(const char *trog, int port)
{
    char address[40];
    int in[2];
    int out[2];
    pid_t process;

    snprintf(address, sizeof address, "127.0.0.1:%d", port);
    if (pipe(in) || pipe(out)) {
        exit(2);
    }
    fflush(stdout);
    process = fork();
    if (!process) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execl(trog, trog, "play", "race", "--remote", address, "--name", "anna", (char *)0);
        _exit(2);
    }
    close(in[0]);
    close(out[1]);
    input = in[1];
    output = out[0];
    return process;
}

static void type(const char *text)
{
    check(write(input, text, strlen(text)) == (ssize_t)strlen(text), "the terminal reads");
}

/* Waits until the terminal has shown the text. */
static int shows(const char *text)
{
    struct pollfd source = { output, POLLIN, 0 };
    size_t length = 0;
    ssize_t got = 1;

    shown[0] = 0;
    while (!strstr(shown, text) && got > 0 && length < sizeof shown - 1 && poll(&source, 1, WAIT_MS) > 0) {
        got = read(output, shown + length, sizeof shown - 1 - length);
        length += got > 0 ? (size_t)got : 0;
        shown[length] = 0;
    }
    return strstr(shown, text) != 0;
}

static void play(const Case *of)
{
    char line[LINE_SIZE];
    char roll[LINE_SIZE];
    char word[16] = "";

    check(connection_expect(&client, "HELLO ", line), "%s: HELLO", of->what);
    connection_send(&client, "HELLO 1 anna");
    check(connection_expect(&client, "OPEN race", line), "%s: OPEN", of->what);
    connection_send(&client, "YOU KXWB 1 0123456789abcdef");
    send_game(of->committed, "");
    check(shows("press RETURN to roll"), "%s: the terminal may roll", of->what);
    type("roll\n");
    check(connection_expect(&client, "ROLL ", line) && sscanf(line, "ROLL %8s", word) == 1, "%s: %s", of->what, line);
    write_roll(of->used, of->word ? of->word : word, roll);
    connection_send(&client, "%s\nTURN 2 1 MOVE", roll);
    if (of->then) {
        send_game(of->then, roll);
    }
    if (of->shown) {
        connection_send(&client, "SEED %s", of->shown);
    }
    connection_send(&client, "OVER 2 RESIGNED");
    check(shows("Red wins (RESIGNED)"), "%s: the game is over", of->what);
    check(strstr(shown, of->expected) != 0 || shows(of->expected), "%s: the terminal says '%s'", of->what,
        of->expected);
    type("quit\n");
}

void suite_cheats(const char *trog)
{
    pid_t process;
    unsigned i;
    int listener;
    int port;

    signal(SIGPIPE, SIG_IGN);
    listener = listen_here(&port);
    for (i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        process = start_terminal(trog, port);
        client.socket = accept(listener, 0, 0);
        client.length = 0;
        play(&cases[i]);
        waitpid(process, 0, 0); /* before the end of its connection, which it would open again */
        connection_close(&client);
        close(input);
        close(output);
    }
    close(listener);
}
