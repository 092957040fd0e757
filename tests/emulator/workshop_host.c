/* workshop_host.c: see workshop_host.h. */
/* SPDX-License-Identifier: MIT */
#include "workshop_host.h"
#include "check.h"
#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/record.h"
#include "engine/techniques.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "host_rules.h"
#include "plat/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

unsigned workshop_host_with;

/* Writes the techniques that are switched off as options of trog best. */
static void write_without(unsigned bits, char *text)
{
    static const struct {
        unsigned bit;
        const char *name;
    } names[] = {
        { WITHOUT_ALPHABETA, "alphabeta" }, { WITHOUT_PVS, "pvs" }, { WITHOUT_TT, "hash" },
        { WITHOUT_KILLERS, "killers" },
        { WITHOUT_HISTORY, "history" }, { WITHOUT_QUIESCENCE, "quiescence" }, { WITHOUT_REPETITION, "repetition" },
        { WITHOUT_RANK, "rank" }, { WITHOUT_SINGLE_REPLY, "haste" }, { WITHOUT_DEEPENING, "deepening" },
        { WITHOUT_STEP_TWO, "twos" }, { WITHOUT_BOOK, "book" },
        { WITHOUT_FIND_MOVE, "solver,forcing" }, { WITHOUT_NULL_MOVE, "pass" }, { WITHOUT_LMR, "late" },
        { WITHOUT_CANDIDATES, "near" },
    };

    text[0] = 0;
    for (unsigned n = 0; n < sizeof names / sizeof names[0]; n++) {
        if (bits & names[n].bit) {
            strcat(text, text[0] ? "," : " --without ");
            strcat(text, names[n].name);
        }
    }
}

/* Appends those that are switched on. */
static void write_with(char *text)
{
    static const char *const names[] = { "aspiration", "hard", "line", "razoring", "exchange" };
    const char *between = " --with ";

    for (unsigned n = 0; n < sizeof names / sizeof names[0]; n++) {
        if (workshop_host_with >> n & 1) {
            strcat(text, between);
            strcat(text, names[n]);
            between = ",";
        }
    }
}

unsigned long workshop_line(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table,
    char *best)
{
    char command[HOST_TEXT + 512];
    char without[256];
    unsigned long nodes = 0;
    FILE *pipe;

    write_without(bits, without);
    write_with(without);
    snprintf(command, sizeof command, "%s best %s '%s' --depth %u --table %u%s", host_trog, host_games[game], position,
        depth, table, without);
    pipe = popen(command, "r");
    if (!pipe || fscanf(pipe, "%*s %*s %*s %lu %16[^\n]", &nodes, best) < 1) {
        nodes = 0;
    }
    if (pipe) {
        pclose(pipe);
    }
    return nodes;
}

unsigned long workshop_nodes(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table)
{
    char best[32];

    return workshop_line(game, position, depth, bits, table, best);
}

/* Runs in a child process, which leaves no state behind. */
int workshop_share(const char *position, unsigned depth, unsigned bits, unsigned table)
{
    int share = -2;
    int ends[2];
    pid_t child;

    if (pipe(ends) != 0 || (child = fork()) < 0) {
        return share;
    }
    if (child == 0) {
        game_reset();
        game_read_position(position);
        record_start();
        think_defaults();
        think_depth = (uint8_t)depth;
        think_without = (uint16_t)bits;
        think_with = (uint8_t)workshop_host_with;
        tt_entries = table;
        tt_base = machine_tt_memory();
        think();
        share = search_cuts ? (int)(search_first_move_cuts * 100 / search_cuts) : -1;
        _exit(write(ends[1], &share, sizeof share) != sizeof share);
    }
    close(ends[1]);
    if (read(ends[0], &share, sizeof share) != sizeof share) {
        share = -2;
    }
    close(ends[0]);
    waitpid(child, NULL, 0);
    return share;
}

static void think_again(unsigned depth, unsigned bits, unsigned table)
{
    think_defaults();
    think_depth = (uint8_t)depth;
    think_without = (uint16_t)bits;
    think_with = (uint8_t)workshop_host_with;
    tt_entries = table;
    tt_base = machine_tt_memory();
    think();
}

/* In a child process, too. */
unsigned long workshop_kept(const char *position, const char *first, const char *second, unsigned depth, unsigned bits,
    unsigned table)
{
    unsigned long nodes = 0;
    int ends[2];
    pid_t child;

    if (pipe(ends) != 0 || (child = fork()) < 0) {
        return 0;
    }
    if (child == 0) {
        game_reset();
        game_read_position(position);
        record_start();
        think_again(depth, bits, table);
        for (int n = 0; n < 2; n++) {
            if (game_read_move(n ? second : first)) {
                _exit(1);
            }
            record_play();
        }
        think_again(depth, bits, table);
        nodes = budget_counted;
        _exit(write(ends[1], &nodes, sizeof nodes) != sizeof nodes);
    }
    close(ends[1]);
    if (read(ends[0], &nodes, sizeof nodes) != sizeof nodes) {
        nodes = 0;
    }
    close(ends[0]);
    waitpid(child, NULL, 0);
    return nodes;
}

/* In a child process, too. */
void workshop_classic(const char *position, char *best)
{
    int ends[2];
    pid_t child;

    best[0] = 0;
    if (pipe(ends) != 0 || (child = fork()) < 0) {
        return;
    }
    if (child == 0) {
        game_reset();
        game_read_position(position);
        record_start();
        think_defaults();
        think_depth = DEPTH_CLASSIC;
        think();
        move = think_move;
        game_write_move(best);
        _exit(write(ends[1], best, 32) != 32);
    }
    close(ends[1]);
    check(read(ends[0], best, 32) == 32, "no move of 1983");
    close(ends[0]);
    waitpid(child, NULL, 0);
}

int workshop_score(unsigned game, const char *position, unsigned depth, unsigned bits)
{
    char command[HOST_TEXT + 512];
    char without[256];
    char text[16] = "";
    FILE *pipe;

    write_without(bits | WITHOUT_FIND_MOVE | WITHOUT_BOOK, without);
    snprintf(command, sizeof command, "%s best %s '%s' --depth %u%s", host_trog, host_games[game], position, depth,
        without);
    pipe = popen(command, "r");
    if (pipe) {
        check(fscanf(pipe, "%*s %15s", text) == 1, "%s says nothing", command);
        pclose(pipe);
    }
    return text[0] == 'w' ? SCORE_WIN : text[0] == 'l' ? -SCORE_WIN : atoi(text);
}
