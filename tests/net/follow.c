/* follow.c: a client that follows a game by the server's lines, with its own record; see net.h. It replays the whole
 * game for every move, which the server does not. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/list.h"
#include "engine/state.h"
#include "host/games.h"
#include "host/serve/sha.h"
#include "net/net.h"

void follow_load(const Follower *follower, char *position)
{
    uint16_t i;

    games_choose(follower->game);
    state_clear();
    rules = follower->variant;
    game_reset();
    if (!check(game_read_position(follower->start) == 0, "the start position is right: %s", follower->start)) {
        exit(check_summary());
    }
    record_start();
    for (i = 0; i < follower->count; ++i) {
        move = follower->moves[i];
        record_append();
    }
    record_restore();
    record_update_outcome();
    if (position) {
        game_write_position(position);
    }
}

/* ---- lines ---- */

static void read_game(Follower *follower, const char *line)
{
    unsigned variant = 0;

    check(sscanf(line, "GAME %7s %19s %*d %u", follower->code, follower->game, &variant) == 3, "%s", line);
    follower->variant = (uint8_t)variant;
    follower->start[0] = 0;
    follower->count = 0;
    follower->rolls = 0;
    follower->seed[0] = 0;
    follower->is_over = 0;
    follower->is_dump = 1;
    follower->turn = -1;
    ++follower->dumps;
}

static void note_roll(Follower *follower, unsigned long number, uint16_t roll, const char *word)
{
    follower->roll[follower->rolls].number = number;
    follower->roll[follower->rolls].move = roll;
    snprintf(follower->roll[follower->rolls].word, 12, "%s", strcmp(word, "-") ? word : "");
    ++follower->rolls;
}

static void read_move(Follower *follower, const char *line)
{
    unsigned long number;
    int who;
    unsigned code;
    int at = 0;
    char text[MOVE_SIZE] = "";
    char word[12] = "";

    if (!check(sscanf(line + 5, "%lu %d %x %n", &number, &who, &code, &at) == 3 && at, "%s", line)) {
        return;
    }
    if (line[0] == 'R') {
        check(sscanf(line + 5 + at, "%63s %11s", text, word) == 2, "%s", line);
        note_roll(follower, number, (uint16_t)code, word);
    } else {
        snprintf(text, sizeof text, "%.63s", line + 5 + at);
    }
    check(number == follower->base + follower->count + 1, "%s: expected number %lu", line,
        follower->base + follower->count + 1);
    if (follower->count == RECORD_MOST) {
        follow_load(follower, follower->start);
        follower->base += follower->count;
        follower->count = 0;
    }
    if (!follower->is_dump && !follower->is_quick) { /* a live move: must be legal here, for this side */
        follow_load(follower, 0);
        check(who - 1 == side, "%s: it is the turn of side %d", line, side + 1);
        check((outcome == OUTCOME_CHANCE) == (line[0] == 'R'), "%s: a roll or a move?", line);
        check(game_read_move(text) == 0 && (move == (uint16_t)code || game_info()->draw_random), "%s is legal", line);
    }
    follower->moves[follower->count++] = (uint16_t)code;
}

/* Checks that the seed has the hash that was published first, and that all rolls follow from it. */
static void check_seed(Follower *follower)
{
    char text[200];
    uint8_t hash[SHA256_BYTES];
    uint32_t total = 0;
    uint32_t drawn;
    unsigned i;
    uint8_t n;

    sha256(follower->seed, strlen(follower->seed), hash);
    sha_write_hex(hash, sizeof hash, text);
    check(strcmp(text, follower->commitment) == 0, "the seed has the hash that was sent before the game");
    games_choose(follower->game);
    if (!follower->rolls || !game_info()->chance) {
        return;
    }
    game_info()->chance(CHANCE_LIST);
    for (n = 1; n <= move_count; ++n) {
        total += list_rank[n];
    }
    for (i = 0; i < follower->rolls; ++i) {
        snprintf(text, sizeof text, "%s:%lu:%s", follower->seed, follower->roll[i].number, follower->roll[i].word);
        sha256(text, strlen(text), hash);
        drawn = ((uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3]) % total;
        for (n = 1; drawn >= list_rank[n]; ++n) {
            drawn -= list_rank[n];
        }
        list_choose(n);
        check(move == follower->roll[i].move, "roll %u follows from the seed", i);
    }
}

static void check_end(Follower *follower)
{
    int winner;

    if (strcmp(follower->reason, "RULES") != 0) {
        return;
    }
    follow_load(follower, 0);
    winner = outcome == OUTCOME_DRAW ? 0 : outcome == OUTCOME_WIN ? side + 1 : (side ^ 1) + 1;
    check(outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE && winner == follower->winner,
        "%s: the game is over here, too, and side %d wins, not %d (outcome %d)", follower->game, follower->winner,
        winner, outcome);
}

static void read_turn(Follower *follower, const char *line)
{
    unsigned long number;

    check(sscanf(line, "TURN %lu %d %11s", &number, &follower->turn, follower->turn_kind) == 3, "%s", line);
    --follower->turn;
    check(number == follower->base + follower->count + 1, "%s: expected %lu", line,
        follower->base + follower->count + 1);
}

static void read_undo(Follower *follower, const char *line)
{
    follower->count = (uint16_t)(strtoul(line + 5, 0, 10) - follower->base);
    while (follower->rolls && follower->roll[follower->rolls - 1].number > follower->base + follower->count) {
        --follower->rolls;
    }
}

void follow_line(Follower *follower, const char *line)
{
    int at = 0;

    if (strncmp(line, "GAME ", 5) == 0) {
        read_game(follower, line);
    } else if (sscanf(line, "BOARD %lu %n", &follower->base, &at) == 1 && at) {
        strncat(follower->start, line + at, sizeof follower->start - strlen(follower->start) - 1);
    } else if (strncmp(line, "MOVE ", 5) == 0 || strncmp(line, "ROLL ", 5) == 0) {
        read_move(follower, line);
    } else if (strncmp(line, "TURN ", 5) == 0) {
        read_turn(follower, line);
    } else if (sscanf(line, "YOU %7s %d %39s", follower->code, &follower->side, follower->key) == 3) {
        --follower->side;
    } else if (strncmp(line, "UNDO ", 5) == 0) {
        read_undo(follower, line);
    } else if (sscanf(line, "COMMIT %79s", follower->commitment) == 1) {
        check(strlen(follower->commitment) == 64, "%s", line);
    } else if (sscanf(line, "SEED %79s", follower->seed) == 1) {
        ;
    } else if (sscanf(line, "OVER %d %19s", &follower->winner, follower->reason) == 2) {
        follower->is_over = 1;
        follower->turn = -1;
        check_seed(follower);
        check_end(follower);
    } else if (strcmp(line, "END") == 0) {
        follower->is_dump = 0;
    } else if (strncmp(line, "NO ", 3) == 0 || strncmp(line, "ERROR ", 6) == 0) {
        ++follower->refused;
    } else if (strncmp(line, "ASK ", 4) == 0 || strncmp(line, "DENY ", 5) == 0) {
        ++follower->asks;
    }
}

void follow_all(Follower *follower, int wait)
{
    char line[LINE_SIZE];

    while (connection_get(&follower->connection, line, wait) == 1) {
        follow_line(follower, line);
        wait = 0;
    }
}

void follow_begin(Follower *follower, const char *name)
{
    char line[LINE_SIZE];

    memset(follower, 0, sizeof *follower);
    follower->side = -1;
    follower->turn = -1;
    snprintf(follower->name, sizeof follower->name, "%s", name);
    if (!check(connection_open(&follower->connection), "%s can connect", name)) {
        exit(check_summary());
    }
    connection_send(&follower->connection, "HELLO %s", name);
    check(connection_expect(&follower->connection, "HELLO 1 ", line), "the server says HELLO to %s", name);
}

void follow_reconnect(Follower *follower)
{
    static Follower before;
    char was[TEXT_SIZE];
    char is[TEXT_SIZE];
    int dumps = follower->dumps;

    before = *follower;
    follow_load(follower, was);
    connection_close(&follower->connection);
    if (!check(connection_open(&follower->connection), "%s can connect again", follower->name)) {
        exit(check_summary());
    }
    connection_send(&follower->connection, "HELLO %s", before.name);
    connection_send(&follower->connection, "JOIN %s %s", before.code, before.key);
    FOLLOW_UNTIL(follower, follower->dumps > dumps && !follower->is_dump);
    check(follower->dumps > dumps && !follower->is_dump, "%s: the whole game comes again", follower->name);
    check(follower->side == before.side, "%s has the same seat", follower->name);
    check(strcmp(follower->commitment, before.commitment) == 0, "the same game, not another one");
    if (follower->base + follower->count == before.base + before.count) {
        follow_load(follower, is);
        check(strcmp(was, is) == 0, "the position is the same: %s and %s", was, is);
    }
}

void follow_choose(const Follower *follower, const char *favourite, char *text)
{
    uint8_t first;
    uint8_t i;

    follow_load(follower, 0);
    list_moves();
    if (favourite && net_random(4) && game_read_move(favourite) == 0) {
        strcpy(text, favourite);
        return;
    }
    if (!check(move_count > 0, "%s: there is a move", follower->game)) {
        exit(check_summary());
    }
    first = (uint8_t)(net_random(move_count) + 1);
    i = first;
    do {
        list_choose(i);
        if (list_is_legal()) {
            list_choose(i);
            game_write_move(text);
            return;
        }
        i = i == move_count ? 1 : (uint8_t)(i + 1);
    } while (i != first);
    check(0, "%s: there is a legal move", follower->game);
    exit(check_summary());
}

void follow_wait(Follower *followers, int count, int wait)
{
    struct pollfd sources[8];
    int i;

    for (i = 0; i < count; ++i) {
        sources[i].fd = followers[i].connection.socket;
        sources[i].events = POLLIN;
    }
    poll(sources, (nfds_t)count, wait);
}
