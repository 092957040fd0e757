/* player.h: our player of 4 in a Row next to the exact solver (exact.h), and work shared among processes. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_CONNECT4_PLAYER_H
#define LAB_CONNECT4_PLAYER_H

#include "exact.h"

#include <sys/wait.h>
#include <unistd.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/books.h"
#include "host/games.h"
#include "plat/machine.h"

enum { SCORES_FROM = 8 };       /* discs: exact scores with fewer take long */

static inline struct position after(struct position at, int column)
{
    return play(at, in_column(playable(at.taken), column));
}

static inline int outcome_of(struct position at)
{
    return has_four(at.own ^ at.taken) ? -1 : at.placed == CELLS ? 0 : score_within(at, 1);
}

/* ---- the player ---- */

static inline void player_begin(void)
{
    make_table();
    games_choose("connect4");
    state_clear();
    game_reset();
    books_load("connect4");
}

static inline void think_at(const char *moves)
{
    game_read_position(*moves ? moves : "-");
    record_start();
    tt_entries = TT_DEFAULT;
    tt_base = machine_tt_memory();
    think();
}

/* Returns the column that a level plays, with its book or (WITHOUT_BOOK) without it. */
static inline int ask(const char *moves, unsigned level, unsigned seed, uint16_t without)
{
    think_defaults();
    level_set((uint8_t)level);
    think_without = without;
    root_seed = (uint16_t)seed;
    think_at(moves);
    return think_move >> 3;
}

/* Returns the column, as a digit, of a move that keeps the result: from SCORES_FROM discs on the fastest win, then the
 * nearest to the centre. */
static inline char answer_in(struct position at, int result)
{
    int limit = at.placed < SCORES_FROM ? 1 : CELLS, best = -CELLS;
    char answer = 0;
    for (int i = 0; i < COLUMNS; i++) {
        int column = centre_first[i];
        if (!in_column(playable(at.taken), column)) continue;
        struct position then = after(at, column);
        if (-outcome_of(then) != result) continue;
        int score = -score_within(then, limit);
        if (score > best) best = score, answer = (char)('1' + column);
    }
    return answer;
}

/* Prints a position and its answer as a line of the book. */
static inline void print_answer(const char *moves, char answer)
{
    for (const char *move = *moves ? moves : "-"; *move; move++) printf("%c ", *move);
    printf("> %c\n", answer);
}

/* Returns the columns of the moves that win soonest or lose latest, a bit for each. */
static inline unsigned exact_moves(struct position at)
{
    bits moves = winning_moves(at) ? winning_moves(at) : playable(at.taken);
    int best = winning_moves(at) ? -CELLS : score_within(at, CELLS);
    unsigned columns = 0;
    for (int i = 0; i < COLUMNS; i++)
        if (in_column(moves, i) && bound(after(at, i), -best) <= -best) columns |= 1u << i;
    return columns;
}

/* ---- parallel work ---- */

/* Distributes the numbers 0 to count - 1 among processes; their results must be in shared memory. */
static inline void share(int count, void (*work)(int))
{
    long processes = sysconf(_SC_NPROCESSORS_ONLN);
    for (int process = 0; process < processes; process++)
        if (!fork()) {
            for (int i = process; i < count; i += (int)processes) work(i);
            _exit(0);
        }
    while (wait(NULL) > 0) continue;
}

static inline void *shared_memory(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) fail("no memory");
    return memory;
}

#endif
