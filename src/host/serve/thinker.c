/* thinker.c: see thinker.h. */
/* SPDX-License-Identifier: MIT */
#define _XOPEN_SOURCE 600
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/think.h"
#include "host/books.h"
#include "host/options.h"
#include "host/serve/client.h"
#include "host/serve/thinker.h"
#include "host/wall_clock.h"

#define THINK_MOST_MS 60000
#define TURN_MOST 200 /* moves of one turn that a process finds */
#define DESCRIPTORS (CLIENTS_MOST * 2 + TABLES_MOST + 32)

/* In the new process: writes the moves of the whole turn, as far as no dice are rolled. */
static void find_moves(Table *table, int to)
{
    Board *board = &table->board;
    Options options;
    uint8_t who = board->side;
    unsigned n;

    books_load(board->game);
    for (n = 0; n < TURN_MOST && board->outcome == OUTCOME_NONE && board->side == who; ++n) {
        board_load(board);
        options_clear(&options);
        options.level = table->level;
        options.seed = (uint16_t)(board_draw(board, board->base + board->count + 1, "computer") | 1);
        options_apply(&options);
        if (!think()) {
            return;
        }
        move = think_move;
        game_write_move(table->thought);
        if (board_play(board, table->thought)) {
            return;
        }
        strcpy(table->thought, board->plies[board->count - 1].text);
        strcat(table->thought, "\n");
        if (write(to, table->thought, strlen(table->thought)) < 0) {
            return;
        }
        if (game_info()->draw_random) { /* the random part follows from the seed, but a warp ends a turn anyway */
            return;
        }
    }
}

static void start(Table *table)
{
    int ends[2];
    int i;

    if (pipe(ends)) {
        return; /* no descriptor is free: tried again later */
    }
    table->thinker_process = fork();
    if (table->thinker_process == 0) {
        signal(SIGTERM, SIG_DFL);
        signal(SIGINT, SIG_DFL);
        for (i = 3; i < DESCRIPTORS; ++i) {
            if (i != ends[1]) {
                close(i);
            }
        }
        find_moves(table, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    if (table->thinker_process < 0) {
        close(ends[0]);
        return;
    }
    fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK);
    table->wants_thinker = 0;
    table->thinker = ends[0];
    table->thinker_began = timing_now();
    table->thought_length = 0;
    table->thought[0] = 0;
}

void thinker_start_waiting(void)
{
    static unsigned next; /* each table gets its turn */
    unsigned running = 0;
    unsigned i;
    Table *table;

    for (i = 0; i < TABLES_MOST; ++i) {
        running += tables[i] && tables[i]->thinker >= 0;
    }
    for (i = 0; i < TABLES_MOST && running < THINKERS_MOST; ++i) {
        next = (next + 1) % TABLES_MOST;
        table = tables[next];
        if (table && table->wants_thinker) {
            start(table);
            ++running;
        }
    }
}

void thinker_stop(Table *table)
{
    table->wants_thinker = 0;
    if (table->thinker >= 0) {
        kill(table->thinker_process, SIGKILL);
        waitpid(table->thinker_process, 0, 0);
        close(table->thinker);
        table->thinker = -1;
    }
}

int thinker_read(Table *table)
{
    ssize_t got = read(table->thinker, table->thought + table->thought_length,
        THOUGHT_MOST - 1 - table->thought_length);

    if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
        if (timing_now() - table->thinker_began < THINK_MOST_MS) {
            return 0;
        }
        got = 0;
    }
    if (got > 0) {
        table->thought_length += (size_t)got;
        table->thought[table->thought_length] = 0;
        if (table->thought_length < THOUGHT_MOST - 1) {
            return 0;
        }
    }
    thinker_stop(table);
    return 1;
}
