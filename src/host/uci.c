/* uci.c: see uci.h. The UCI protocol on standard input and output.
 *
 * A running search checks for input. It executes stop, quit, isready and ponderhit at once; other lines wait until the
 * search is done. */
/* SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/line_reader.h"
#include "host/wall_clock.h"
#include "host/uci.h"
#include "host/search_watch.h"
#include "host/search_callbacks.h"
#include "plat/machine.h"

#define MOVES_TO_GO 30   /* the remaining time must last for this number of moves, if movestogo is not given */
#define RESERVE_MS 30    /* milliseconds until our answer reaches the program that runs the clock */
#define TENTHS_MOST 36000 /* an hour, the most that level_nodes takes */

/* ---- options ---- */

static int level;       /* 0: not set */
static int atari_speed; /* 1: a time limit means the time of an Atari */
static int own_book = 1;
static int seed;
static int table_kilobytes; /* size of the transposition table; 0: set_table chooses it */

static void print_options(void)
{
    /* Hash has one fixed value, the memory of the table; the option TableKB can make the table smaller */
    unsigned long megabytes = machine_tt_entries() * TT_ENTRY_BYTES >> 20;

    printf("id name Trog & Friends\nid author the people of Trog & Friends\n"
        "option name Level type spin default 0 min 0 max %d\n"
        "option name AtariSpeed type check default false\n"
        "option name OwnBook type check default true\n"
        "option name Ponder type check default false\n"
        "option name Seed type spin default 0 min 0 max 65535\n"
        "option name TableKB type spin default 0 min 0 max 8192\n"
        "option name Threads type spin default 1 min 1 max 1\n"
        "option name Hash type spin default %lu min %lu max %lu\n"
        "uciok\n", LEVEL_MOST, megabytes, megabytes, megabytes);
}

static int number_of(const char *value, int most)
{
    int number = value ? atoi(value) : 0;

    return number < 0 ? 0 : number > most ? most : number;
}

/* Executes `setoption name NAME value VALUE`. */
static void set_option(void)
{
    const char *word = strtok(NULL, " \t");
    const char *name = word ? strtok(NULL, " \t") : NULL;
    const char *value = name && strtok(NULL, " \t") ? strtok(NULL, " \t") : NULL;

    if (!name) {
        return;
    }
    if (strcmp(name, "Level") == 0) {
        level = number_of(value, LEVEL_MOST);
    } else if (strcmp(name, "AtariSpeed") == 0) {
        atari_speed = value && strcmp(value, "true") == 0;
    } else if (strcmp(name, "OwnBook") == 0) {
        own_book = value && strcmp(value, "true") == 0;
    } else if (strcmp(name, "Seed") == 0) {
        seed = number_of(value, 65535);
    } else if (strcmp(name, "TableKB") == 0) {
        table_kilobytes = number_of(value, 8192);
    } else if (strcmp(name, "Threads") != 0 && strcmp(name, "Hash") != 0 && strcmp(name, "Ponder") != 0) {
        /* Threads and Hash have only one value; whether we ponder is decided by `go ponder` */
        printf("info string no such option: %s\n", name);
    }
}

/* ---- positions ---- */

/* Executes `position startpos|fen FEN [moves ...]`. */
static void set_position(void)
{
    char fen[TEXT_SIZE];
    const char *word = strtok(NULL, " \t");
    const char *why = NULL;

    fen[0] = 0;
    if (word && strcmp(word, "fen") == 0) {
        while ((word = strtok(NULL, " \t")) != NULL && strcmp(word, "moves") != 0) {
            if (strlen(fen) + strlen(word) + 2 < sizeof fen) {
                strcat(strcat(fen, *fen ? " " : ""), word);
            }
        }
    } else if (word) {
        word = strtok(NULL, " \t");
    }
    if (*fen) {
        why = game_read_position(fen);
    } else {
        game_reset();
    }
    if (why) {
        printf("info string the position stays as it was: %s, character %d of %s\n", why, text_error_place + 1, fen);
        return;
    }
    record_start();
    if (!word) {
        return;
    }
    while ((word = strtok(NULL, " \t")) != NULL) {
        outcome = OUTCOME_NONE; /* the game may continue after a draw that no one claims */
        why = game_read_move(word);
        if (why) {
            printf("info string %s: %s\n", why, word);
            return;
        }
        if (record_count == record_most) {
            record_start(); /* the record is full: drop the moves so far */
        }
        record_play();
    }
}

/* ---- the search ---- */

static Lines input;
static long later_hard, later_soft; /* the time limits from ponderhit on */
static int is_infinite;             /* 1: no bestmove before stop */
static int is_pondering;            /* 1: no bestmove before ponderhit or stop */
static int must_stop;
static int must_quit;

/* Returns 1 if the line starts with this word. */
static int line_is(const char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 && (line[length] == 0 || strchr(" \t", line[length]));
}

static void stop_pondering(void)
{
    if (is_pondering) {
        is_pondering = 0;
        timing_start();
        timing_hard = later_hard;
        timing_soft = later_soft;
    }
}

/* Executes or defers the lines that arrive during a search. With `wait` 0, handles all that are there; otherwise waits
 * for one. The end of the input stops an infinite search and pondering. */
static void listen(long wait)
{
    static char line[LINE_MOST + 1];
    int got = 1;

    while (!must_stop && (got = lines_poll(&input, line, wait)) == 1) {
        if (line_is(line, "isready")) {
            puts("readyok");
        } else if (line_is(line, "ponderhit")) {
            stop_pondering();
        } else if (line_is(line, "stop")) {
            must_stop = 1;
        } else if (line_is(line, "quit")) {
            must_stop = 1;
            must_quit = 1;
        } else if (*line && !lines_defer(&input, line)) {
            puts("info string too many lines while it thinks: one is lost");
        }
        if (wait) {
            return;
        }
    }
    if (got < 0 && (is_infinite || is_pondering)) {
        must_stop = 1;
    }
}

static uint8_t should_stop(void)
{
    listen(0);
    if (timing_hard_is_over()) {
        must_stop = 1;
    }
    return (uint8_t)must_stop;
}

static void print_score(void)
{
    int size = think_score < 0 ? -think_score : think_score;

    if (size >= SCORE_WON) {
        printf("score mate %s%d", think_score < 0 ? "-" : "", (SCORE_WIN - size + 1) / 2);
    } else {
        printf("score cp %d", think_score * 100 / (int)game_info()->score_of_piece);
    }
}

static int has_printed_score; /* 1: this search has printed a line with a score */

/* Prints an info line. At least one precedes every bestmove, because other programs take the score from it. */
static void print_line(unsigned depth)
{
    char text[TEXT_SIZE];
    long ms = timing_ms();
    uint8_t i;

    has_printed_score = 1;
    printf("info depth %u seldepth %u ", depth, watch_deepest > depth ? watch_deepest : depth);
    print_score();
    printf(" nodes %lu time %ld nps %lu hashfull %u pv", (unsigned long)budget_counted, ms,
        (unsigned long)budget_counted * 1000 / (unsigned long)(ms + 1), watch_tt_permille());
    for (i = 0; i < think_line_length(); ++i) {
        think_line_move(i);
        game_write_move(text);
        printf(" %s", text);
    }
    putchar('\n');
}

static void print_info(void)
{
    if (think_reached) {
        print_line(think_reached);
        if (timing_soft_is_over()) {
            must_stop = 1;
        }
    }
}

/* Prints the info line for a move that was not found by iterative deepening. A book move and an only move are not
 * searched, so their score is the evaluation of the position. A game's own move finder has set the score. */
static void print_unsearched(void)
{
    if (think_from_book || !budget_counted) {
        game_eval();
        think_score = score;
    }
    print_line(1);
}

typedef struct {
    long depth, nodes, mate, movetime, time[2], increment[2], moves_to_go;
} Limits;

static const struct {
    const char *name;
    size_t at;
} limit_names[] = {
    { "depth", offsetof(Limits, depth) }, { "nodes", offsetof(Limits, nodes) }, { "mate", offsetof(Limits, mate) },
    { "movetime", offsetof(Limits, movetime) }, { "wtime", offsetof(Limits, time) },
    { "btime", offsetof(Limits, time) + sizeof(long) }, { "winc", offsetof(Limits, increment) },
    { "binc", offsetof(Limits, increment) + sizeof(long) }, { "movestogo", offsetof(Limits, moves_to_go) },
};

static void read_limits(Limits *limits)
{
    const char *word, *value;
    int is_list = 0; /* 1: after searchmoves */
    int known;
    size_t i;

    watch_wanted_count = 0;
    outcome = OUTCOME_NONE;
    memset(limits, 0, sizeof *limits);
    while ((word = strtok(NULL, " \t")) != NULL) {
        if (strcmp(word, "infinite") == 0) {
            is_infinite = 1;
            continue;
        }
        if (strcmp(word, "ponder") == 0) {
            is_pondering = 1;
            continue;
        }
        if (strcmp(word, "searchmoves") == 0) {
            is_list = 1;
            continue;
        }
        if (is_list && !game_read_move(word)) {
            if (watch_wanted_count < WATCH_MOST) {
                watch_wanted[watch_wanted_count++] = move;
            }
            continue;
        }
        known = 0;
        for (i = 0; i < sizeof limit_names / sizeof limit_names[0]; ++i) {
            if (strcmp(word, limit_names[i].name) == 0 && (value = strtok(NULL, " \t")) != NULL) {
                *(long *)((char *)limits + limit_names[i].at) = atol(value) > 0 ? atol(value) : 1;
                known = 1;
            }
        }
        if (!known) {
            printf("info string go: %s is no limit, and no legal move\n", word);
        }
    }
}

/* Returns the milliseconds for this move, or 0 for no limit. Sets *most to the most that the move may take. */
static long time_for_move(const Limits *limits, long *most)
{
    long left = limits->time[side] - RESERVE_MS;
    long moves = limits->moves_to_go ? limits->moves_to_go : MOVES_TO_GO;

    if (limits->movetime) {
        *most = limits->movetime > 2 * RESERVE_MS ? limits->movetime - RESERVE_MS : limits->movetime;
        return *most;
    }
    if (!limits->time[side]) {
        *most = 0;
        return 0;
    }
    return timing_share(left, moves, limits->increment[side], most);
}

static void set_limits(const Limits *limits)
{
    long most;
    long share = time_for_move(limits, &most);
    long tenths = share / 100 ? share / 100 : 1;

    think_defaults();
    timing_hard = timing_soft = 0;
    if (level && !is_infinite) {
        level_set((uint8_t)level);
    } else if (share && atari_speed) {
        level_limit((uint16_t)(tenths < TENTHS_MOST ? tenths : TENTHS_MOST));
        if (!limits->movetime && 2 * share > most) {
            budget_fall = 0; /* the clock does not allow twice the share */
        }
    } else {
        timing_hard = most;
        timing_soft = limits->movetime ? most : share * 6 / 10;
    }
    if (limits->nodes) {
        budget_nodes = (uint32_t)limits->nodes;
        budget_extra_cost = 0;
        budget_fall = 0;
    }
    if (limits->mate && limits->mate * 2 < DEPTH_MOST) {
        think_depth = (uint8_t)(limits->mate * 2);
    }
    if (limits->depth && limits->depth < DEPTH_MOST) {
        think_depth = (uint8_t)limits->depth;
    }
    root_seed = (uint16_t)(seed ? seed + record_count * 257 : 0);
    if (!own_book || is_infinite || limits->depth || limits->nodes || limits->mate) {
        think_without |= WITHOUT_BOOK;
    }
    if (is_infinite || limits->depth || limits->mate) {
        think_without |= WITHOUT_SINGLE_REPLY;
    }
    if (watch_wanted_count) { /* the book and a game's own move finder ignore searchmoves */
        think_without |= WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_FIND_MOVE;
    }
    later_hard = timing_hard;
    later_soft = timing_soft;
    if (is_pondering) {
        timing_hard = timing_soft = 0;
    }
}

/* Sets the size of the transposition table: TableKB if it is set; with a level or AtariSpeed about the size on an
 * Atari; otherwise all the memory there is. */
static void set_table(void)
{
    uint32_t most = machine_tt_entries();

    if (table_kilobytes) {
        most = (uint32_t)table_kilobytes * 1024 / TT_ENTRY_BYTES;
    } else if (atari_speed || level) {
        most = TT_DEFAULT;
    }
    if (most > machine_tt_entries()) {
        most = machine_tt_entries();
    }
    tt_entries = most - most % TT_MIN_ENTRIES;
    tt_base = machine_tt_memory();
}

/* Prints the reply that we expect from the opponent, for pondering. */
static void print_ponder(void)
{
    char text[MOVE_SIZE];

    if (!think_from_book && think_line_length() > 1) {
        think_line_move(1);
        game_write_move(text);
        printf(" ponder %s", text);
    }
}

static void go(void)
{
    static Limits limits;
    char text[MOVE_SIZE];

    timing_start();
    is_infinite = is_pondering = must_stop = has_printed_score = 0;
    watch_deepest = 0;
    read_limits(&limits);
    set_limits(&limits);
    set_table();
    outcome = OUTCOME_NONE;
    if (!think()) {
        watch_wanted_count = 0;
        puts("bestmove (none)");
        return;
    }
    watch_wanted_count = 0;
    while ((is_infinite || is_pondering) && !must_stop) {
        listen(LINES_FOREVER);
    }
    if (think_from_book) {
        puts("info string from the book");
    }
    if (!has_printed_score) {
        print_unsearched();
    }
    move = think_move;
    game_write_move(text);
    printf("bestmove %s", text);
    print_ponder();
    putchar('\n');
}

/* ---- the protocol ---- */

/* Executes one line. Returns 0 after quit. */
static int execute(char *line)
{
    const char *word = strtok(line, " \t");

    if (!word) {
        return 1;
    }
    if (strcmp(word, "uci") == 0) {
        print_options();
    } else if (strcmp(word, "isready") == 0) {
        puts("readyok");
    } else if (strcmp(word, "ucinewgame") == 0) {
        game_reset();
        record_start();
    } else if (strcmp(word, "position") == 0) {
        set_position();
    } else if (strcmp(word, "go") == 0) {
        go();
    } else if (strcmp(word, "setoption") == 0) {
        set_option();
    } else if (strcmp(word, "quit") == 0) {
        return 0;
    } else if (strcmp(word, "stop") != 0 && strcmp(word, "ponderhit") != 0 && strcmp(word, "debug") != 0) {
        printf("info string unknown: %s\n", word);
    }
    return !must_quit;
}

int uci_run(void)
{
    static char line[LINE_MOST + 1];

    setvbuf(stdout, NULL, _IOLBF, 0);
    host_should_stop = should_stop;
    host_iteration_done = print_info;
    lines_open(&input, 0);
    game_reset();
    record_start();
    watch_start();
    while (lines_next(&input, line) && execute(line)) {
    }
    return 0;
}
