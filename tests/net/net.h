/* net.h: scripted clients for `trog serve`: a server on a free port of this machine, connections to it, and the game as
 * each client sees it. server.c, connection.c and follow.c; the suites are the other files. */
/* SPDX-License-Identifier: MIT */
#ifndef TESTS_NET_H
#define TESTS_NET_H

#include <stddef.h>
#include <stdint.h>

#include "engine/game.h"
#include "engine/record.h"

/* ---- checks ---- */

/* Counts a check; prints `what` if it failed. Returns `is_right`. */
int check(int is_right, const char *format, ...) __attribute__((format(printf, 2, 3)));
int check_summary(void); /* prints the sums; returns the exit status */

/* Returns a random number from 0 to most - 1; the same numbers in every run. */
extern uint32_t net_seed;
unsigned net_random(unsigned most);

/* ---- the server ---- */

/* Starts `trog serve --port 0` with more words, the last of which is 0. */
void server_start(const char *trog, const char *const *words);

/* Checks that the server still answers, ends it, and checks that it ends without an error. */
void server_stop(void);
int server_port(void);

/* ---- a connection ---- */

#define LINE_SIZE 512
#define BUFFER_SIZE 65536
#define WAIT_MS 20000 /* how long a test waits for a line */

typedef struct {
    int socket; /* -1: closed */
    size_t length;
    char buffer[BUFFER_SIZE];
} Connection;

int connection_open(Connection *connection); /* returns 0 if it is refused */
void connection_close(Connection *connection);
void connection_send_bytes(Connection *connection, const void *bytes, size_t count);
void connection_send(Connection *connection, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Copies the next line. Waits up to `wait` milliseconds. Returns 1, 0 if none came, -1 if the connection is closed. */
int connection_get(Connection *connection, char *line, int wait);

/* Skips lines until one begins with `prefix`. Returns 0 if none comes. */
int connection_expect(Connection *connection, const char *prefix, char *line);

/* Receives what has arrived; returns 0 if the connection is closed. */
int connection_receive(Connection *connection, int wait);

/* ---- a client that follows a game ---- */

typedef struct {
    Connection connection;
    char name[16];
    char code[8];
    char key[40];
    int side;             /* ours; -1: none */
    char game[20];
    uint8_t variant;
    char start[TEXT_SIZE];
    unsigned long base;
    uint16_t count;
    uint16_t moves[RECORD_MOST];
    char commitment[80];
    char seed[80];
    unsigned rolls;       /* checked when the seed comes */
    struct { unsigned long number; uint16_t move; char word[12]; } roll[RECORD_MOST];
    int is_quick;         /* 1: does not check every move by the rules */
    int is_dump;          /* 1: the whole game is being sent */
    int dumps;            /* how often it was sent */
    int turn;             /* the side to move, from 0; -1: none */
    char turn_kind[12];   /* MOVE, ROLL, THINK */
    int is_over;
    int winner;           /* of OVER */
    char reason[20];
    unsigned refused;     /* lines NO and ERROR */
    unsigned asks;        /* lines ASK and DENY */
} Follower;

void follow_begin(Follower *follower, const char *name); /* connects and says HELLO */

/* Handles one line of the server; checks it by the rules of the game. */
void follow_line(Follower *follower, const char *line);

/* Handles all lines that have arrived; waits up to `wait` milliseconds for the first. */
void follow_all(Follower *follower, int wait);

/* Waits up to `wait` milliseconds until a line has arrived for one of them. */
void follow_wait(Follower *followers, int count, int wait);

/* Puts the follower's game on the engine's board and writes its position. */
void follow_load(const Follower *follower, char *position);

/* Chooses a random legal move, and writes its text. `favourite` is preferred in three of four cases; may be 0. */
void follow_choose(const Follower *follower, const char *favourite, char *text);

/* Closes the connection without a word and comes back with the key; checks that the game is the same. */
void follow_reconnect(Follower *follower);

/* Handles lines until the condition holds, WAIT_MS at most. */
#define FOLLOW_UNTIL(follower, condition) \
    { int tries_; for (tries_ = 0; tries_ < WAIT_MS / 10 && !(condition); ++tries_) { follow_all(follower, 10); } }

/* ---- the suites ---- */

void suite_games(const char *trog);
void suite_tables(const char *trog, unsigned moves);
void suite_fuzz(const char *trog, unsigned long lines);
void suite_web(const char *trog);
void suite_limits(const char *trog);
void suite_hostile(const char *trog);
void suite_cheats(const char *trog);

#endif
