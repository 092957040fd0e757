/* host_rules.c: see host_rules.h. */
/* SPDX-License-Identifier: MIT */
#include "host_rules.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "plat/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define GAME(name, repetition, second) #name,
const char *const host_games[HOST_GAMES] = {
#include "games.inc"
};
#undef GAME
#define GAME(name, repetition, second) repetition,
const int host_has_repetition[HOST_GAMES] = {
#include "games.inc"
};
#undef GAME
#define GAME(name, repetition, second) second,
const int host_second[HOST_GAMES] = {
#include "games.inc"
};
#undef GAME
const char *host_trog;
static unsigned chosen;

unsigned host_game(const char *name)
{
    unsigned game = 0;

    while (game < HOST_GAMES && strcmp(host_games[game], name) != 0) {
        game++;
    }
    return game;
}

void host_words(int count, char **words, const char *wanted)
{
    int number = 1;

    for (const char *word = wanted; word && *word != '['; number++) {
        if (number < count && strncmp(word, "TROG", 4) == 0) {
            host_trog = words[number];
        }
        word = strchr(word, ' ');
        word = word ? word + 1 : NULL;
    }
    if (count < number) {
        fprintf(stderr, "usage: %s %s\n", words[0], wanted);
        exit(2);
    }
}

void host_want(const char *name)
{
    if (host_game(name) == HOST_GAMES) {
        printf("skipped: %s is not on this disk\n", name);
        exit(0);
    }
    host_choose(host_game(name));
}

void host_choose(unsigned game)
{
    chosen = game;
    if (!games_choose(host_games[game])) {
        fprintf(stderr, "no game %s on the host\n", host_games[game]);
        exit(2);
    }
    state_clear();
}

int host_accepts(const char *position)
{
    game_reset();
    return memchr(position, 0, HOST_TEXT) && game_read_position(position) == NULL;
}

void host_start(char *position)
{
    game_reset();
    game_write_position(position);
}

static int set(const char *position)
{
    if (!host_accepts(position)) {
        return 0;
    }
    record_start();
    record_update_outcome();
    return 1;
}

unsigned host_moves(const char *position, char moves[HOST_MOVES][HOST_TEXT])
{
    unsigned count = 0;

    if (!set(position) || outcome != OUTCOME_NONE) {
        return 0;
    }
    list_moves();
    for (unsigned n = 1; n <= move_count && count < HOST_MOVES; n++) {
        list_choose((uint8_t)n);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_unmake();
            move = (uint16_t)(path_lo[0] | path_hi[0] << 8);
            game_write_move(moves[count++]);
        }
        outcome = OUTCOME_NONE;
    }
    return count;
}

unsigned host_play(const char *position, const char *text, char *after)
{
    if (!set(position) || game_read_move(text) != NULL) {
        strcpy(after, "(no such move)");
        return OUTCOME_ILLEGAL;
    }
    record_play();
    record_update_outcome();
    game_write_position(after);
    return outcome;
}

int host_is_drawn(const char *position, const char *text)
{
    uint16_t chosen;

    if (!game_info()->draw_random || !set(position) || game_read_move(text) != NULL) {
        return 0;
    }
    chosen = move;
    game_info()->draw_random();
    return move != chosen;
}

unsigned host_outcome(const char *position) { return set(position) ? outcome : OUTCOME_ILLEGAL; }

const char *host_move_between(const char *from, const char *to)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char after[HOST_TEXT];
    unsigned count = host_moves(from, moves);

    for (unsigned n = 0; n < count; n++) {
        host_play(from, moves[n], after);
        if (strcmp(after, to) == 0) {
            return moves[n];
        }
    }
    return NULL;
}

const char *host_roll_between(const char *from, const char *to)
{
    static char text[HOST_TEXT];
    char after[HOST_TEXT];
    unsigned count;

    if (host_outcome(from) != OUTCOME_CHANCE) {
        return NULL;
    }
    game_info()->chance(CHANCE_LIST);
    count = move_count;
    for (unsigned n = 1; n <= count; n++) {
        set(from);
        game_info()->chance(CHANCE_LIST);
        list_choose((uint8_t)n);
        game_write_move(text);
        host_play(from, text, after);
        if (strcmp(after, to) == 0) {
            return text;
        }
    }
    return NULL;
}

int host_reaches(const char *from, const char *to, unsigned plies)
{
    char moves[HOST_MOVES][HOST_TEXT];
    char after[HOST_TEXT];
    unsigned count;

    if (plies == 0) {
        return strcmp(from, to) == 0;
    }
    count = host_moves(from, moves);
    for (unsigned n = 0; n < count; n++) {
        host_play(from, moves[n], after);
        if (host_reaches(after, to, plies - 1)) {
            return 1;
        }
    }
    return 0;
}

/* Takes a line of `trog best` apart: move, score, depth, nodes. A move with spaces is followed by a score with its
 * sign. Returns 0 if it is no such line. */
static int read_best(const char *line, char *text, unsigned long *nodes)
{
    size_t length = strcspn(line, " ");

    while (line[length] && !((line[length + 1] == '+' || line[length + 1] == '-') && line[length + 2] >= '0'
        && line[length + 2] <= '9')) {
        length += 1 + strcspn(line + length + 1, " ");
    }
    if (!line[length]) {
        length = strcspn(line, " ");
    }
    if (!length || length > 60) {
        return 0;
    }
    memcpy(text, line, length);
    text[length] = 0;
    return sscanf(line + length, " %*s %*s %lu", nodes) == 1;
}

unsigned long host_best(const char *position, const HostLimits *limits, char *text)
{
    char line[HOST_TEXT + 256];
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned long nodes = 0;
    int is_simple = limits->level >= LEVEL_RANDOM;
    int is_fixed = limits->level > LEVEL_MOST && !is_simple;
    char level[16];
    FILE *pipe;

    snprintf(level, sizeof level, "%u", is_fixed ? limits->level - LEVEL_MOST : limits->level);
    if (is_simple) {
        strcpy(level, limits->level == LEVEL_RANDOM ? "random" : "beginner");
    }
    snprintf(line, sizeof line, "%s best %s '%s' --%s %s --seed %u --table %u%s", host_trog, host_games[chosen],
        position,
        is_fixed ? "depth" : "level", level, limits->seed, limits->table,
        limits->without_book ? " --without book" : "");
    pipe = popen(line, "r");
    if (!pipe || !fgets(line, sizeof line, pipe) || !read_best(line, text, &nodes)) {
        strcpy(text, "(none)");
    }
    if (pipe) {
        pclose(pipe);
    }
    if (is_fixed && host_moves(position, moves) == 1) {
        return 0; /* the command searches an only move if a depth is given; the Atari does not */
    }
    return nodes;
}

static void think_after(const char *start, const char (*moves)[HOST_TEXT], unsigned count, const HostLimits *limits)
{
    set(start);
    for (unsigned n = 0; n < count; n++) {
        game_read_move(moves[n]);
        record_play();
    }
    think_defaults();
    level_set((uint8_t)limits->level);
    root_seed = (uint16_t)limits->seed;
    think_without = WITHOUT_BOOK;
    tt_entries = limits->table;
    tt_base = machine_tt_memory();
    think();
}

/* Runs in a child process, which leaves no state behind. */
unsigned long host_best_after(const char *start, const char (*moves)[HOST_TEXT], unsigned count,
    const HostLimits *limits, char *text)
{
    struct {
        unsigned long nodes;
        char text[HOST_TEXT];
    } answer = {0, "(none)"};
    int ends[2];
    pid_t child;

    if (pipe(ends) != 0 || (child = fork()) < 0) {
        strcpy(text, answer.text);
        return 0;
    }
    if (child == 0) {
        think_after(start, moves, count, limits);
        move = think_move;
        game_write_move(answer.text);
        answer.nodes = budget_counted;
        _exit(write(ends[1], &answer, sizeof answer) != sizeof answer);
    }
    close(ends[1]);
    if (read(ends[0], &answer, sizeof answer) != sizeof answer) {
        strcpy(answer.text, "(none)");
    }
    close(ends[0]);
    waitpid(child, NULL, 0);
    strcpy(text, answer.text);
    return answer.nodes;
}
