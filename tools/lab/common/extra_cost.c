/* extra_cost.c: data for fitting the extra cost of nodes in a time budget (src/engine/budget.h; make extra-cost).
 *
 *   extra_cost GAME positions NUMBER [SEED]
 *       prints NUMBER positions from all phases of games, four a game: at one, three, five and seven eighths of its
 *       length. A game starts with random moves, and every fourth move is random
 *   extra_cost GAME count SECONDS
 *       reads positions and searches each for SECONDS of an Atari. Prints a line for each: nodes, moves made, cutoffs,
 *       the budget spent and the whole budget, in nodes without extra cost; the position
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "host/progress.h"
#include "random.h"
#include "plat/machine.h"

#define PLIES_MOST 200
#define PLAY_NODES 1500
#define PHASES 4
#define RANDOM_EACH 4  /* one move in this many is random */
#define OPENING_MOST 6

static char positions[PLIES_MOST][TEXT_SIZE]; /* positions of the game before its end */
static void prepare(void)
{
    think_defaults();
    think_without = WITHOUT_BOOK;
    tt_entries = TT_DEFAULT;
    tt_base = machine_tt_memory();
}

static void choose_random(void)
{
    do {
        list_moves();
        list_choose((uint8_t)(1 + draw(move_count)));
    } while (!list_is_legal());
}

/* Plays a game and returns its length. */
static unsigned play_game(void)
{
    unsigned opening = 1 + draw(OPENING_MOST);
    unsigned plies = 0;

    game_reset();
    record_start();
    record_seed = (uint16_t)(1 + draw(255));
    for (;;) {
        record_update_outcome();
        while (outcome == OUTCOME_CHANCE) {
            record_draw_forced();
            record_play();
            record_update_outcome();
        }
        if (outcome != OUTCOME_NONE || plies == PLIES_MOST) {
            return plies;
        }
        game_write_position(positions[plies]);
        if (plies++ < opening || !draw(RANDOM_EACH)) {
            choose_random();
        } else {
            prepare();
            budget_nodes = PLAY_NODES;
            think();
            move = think_move;
        }
        record_play();
    }
}

static int print_positions(unsigned wanted)
{
    unsigned length;
    unsigned phase = PHASES;

    for (; wanted; --wanted, ++phase) {
        if (phase == PHASES) {
            phase = 0;
            do {
                length = play_game();
            } while (length < PHASES);
        }
        puts(positions[length * (2 * phase + 1) / (2 * PHASES)]);
    }
    return 0;
}

static unsigned long made;
static unsigned long cuts;

/* Calls the game's own extra-cost function and counts what it is computed from. */
static uint16_t count_extra_cost(void)
{
    made += poll_moves_made;
    cuts += poll_cuts;
    return game_info()->extra_cost ? game_info()->extra_cost() : 0;
}

static int print_counts(unsigned seconds)
{
    char line[TEXT_SIZE];
    const char *error;

    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        error = game_read_position(line);
        if (error) {
            fprintf(stderr, "extra_cost: %s: %s\n", line, error);
            return 2;
        }
        record_start();
        record_seed = 1;
        record_update_outcome();
        while (outcome == OUTCOME_CHANCE) {
            record_draw_forced();
            record_play();
            record_update_outcome();
        }
        prepare();
        level_limit((uint16_t)(10 * seconds));
        budget_extra_cost = count_extra_cost;
        made = cuts = 0;
        think();
        printf("%lu %lu %lu %lu %lu %s\n", (unsigned long)budget_counted, made, cuts, (unsigned long)budget_spent,
            (unsigned long)budget_nodes, line);
    }
    return 0;
}

int main(int count, char **words)
{
    long number = count >= 4 ? strtol(words[3], 0, 10) : 0;
    long seed = count == 5 ? strtol(words[4], 0, 10) : 5;

    if (count > 5 || seed <= 0 || seed > 0xFFFF || number <= 0 || number > 900 || !games_choose(words[1])) {
        fputs("usage: extra_cost GAME positions NUMBER [SEED] | extra_cost GAME count SECONDS\n", stderr);
        return 2;
    }
    chance = (uint16_t)seed;
    if (strcmp(words[2], "positions") == 0) {
        return print_positions((unsigned)number);
    }
    return print_counts((unsigned)number);
}
