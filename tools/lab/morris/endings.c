/* endings.c: the last endings of nine men's morris, three men against three and four against three: which are won, and
 * does the program win them?
 *
 *   lab/morris/endings TABLE count                     counts wins, draws and the longest win
 *   lab/morris/endings TABLE play SECONDS [NUMBER]     takes NUMBER (100) random positions of each kind that are won in
 *                                                      FIRST_PLIES plies or more; the program plays them with SECONDS
 *                                                      of an Atari a move against the longest defence
 *   lab/morris/endings write                           prints src/games/morris/ending_table_data.c
 *   lab/morris/endings check                           compares every position of three against three with
 *                                                      src/games/morris/ending_table.c
 *
 * TABLE is a file that stores the exact values (exact.h), which take a minute to compute. Four men to move against
 * three win at once or not at all, so in that ending the side with three men plays.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/morris/weights.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"
#include "exact.h"
#include "ending_table.h"

enum { FIRST_PLIES = 5 };

/* ---- counting ---- */

static void count_kind(int own_count, int other_count, int symmetries)
{
    unsigned long number = 0;
    unsigned long won = 0;
    unsigned long lost = 0;
    int longest = 0;
    unsigned own;
    unsigned other;

    for (own = 0; own < mm_set_count[own_count]; ++own) {
        for (other = 0; other < mm_set_count[other_count]; ++other) {
            Set a = mm_sets[own_count][own];
            Set b = mm_sets[other_count][other];
            int value;
            if ((a & b) || !mm_comes_first(a, b, symmetries)) {
                continue;
            }
            ++number;
            value = mm_look_up(a, b);
            won += value != UNKNOWN && value % 2;
            lost += value != UNKNOWN && value % 2 == 0;
            if (value != UNKNOWN && value % 2 && value > longest) {
                longest = value;
            }
        }
    }
    printf("%d men on turn against %d: %lu positions, won %lu, drawn %lu, lost %lu, the longest win %d plies\n",
        own_count, other_count, number, won, number - won - lost, lost, longest);
}

/* ---- playing ---- */

static uint64_t dice = 88172645463325252ULL;

static unsigned draw(unsigned among)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 16) % among);
}

static Set men_on_board(uint8_t of)
{
    Set set = 0;
    int point;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == man_of(of)) {
            set |= 1u << point;
        }
    }
    return set;
}

/* Returns the value of the position on the board for `side`: fast wins are best, slow losses better than fast ones. */
static int rate(void)
{
    int value;

    if (outcome == OUTCOME_LOSS) {
        return -1000;
    }
    if (outcome == OUTCOME_DRAW) {
        return 0;
    }
    value = mm_look_up(men_on_board(side), men_on_board(side ^ 1));
    return value == UNKNOWN ? 0 : value % 2 ? 1000 - value : value - 1000;
}

/* Sets `move` to the longest defence. */
static void defend(void)
{
    uint16_t best = 0;
    int best_rate = -2000;
    uint8_t i;
    uint8_t count;

    list_moves();
    count = move_count;
    for (i = 1; i <= count; ++i) {
        int rated;
        list_choose(i);
        list_play();
        rated = -rate();
        game_unmake();
        outcome = OUTCOME_NONE;
        list_choose(i);
        if (rated > best_rate) {
            best_rate = rated;
            best = move;
        }
    }
    move = best;
}

/* The program plays the crosses from the position on the board. Returns 1 if they win, 0 for a draw, -1 if they
 * lose. */
static int play_out(unsigned seconds)
{
    for (;;) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_DRAW ? 0 : side ? 1 : -1;
        }
        if (side) {
            defend();
        } else {
            think_defaults();
            level_limit((uint16_t)(10 * seconds));
            think();
            move = think_move;
        }
        record_play();
    }
}

static int play_kind(int own_count, int other_count, unsigned seconds, unsigned number)
{
    unsigned results[3] = { 0, 0, 0 };
    unsigned played = 0;

    while (played < number) {
        Set own = mm_sets[own_count][draw(mm_set_count[own_count])];
        Set other = mm_sets[other_count][draw(mm_set_count[other_count])];
        int value;
        if (own & other) {
            continue;
        }
        value = mm_look_up(own, other);
        if (value == UNKNOWN || value % 2 == 0 || value < FIRST_PLIES) {
            continue;
        }
        mm_set_board(own, other);
        record_start();
        ++results[play_out(seconds) + 1];
        progress_show("play", ++played, number, "");
    }
    printf("%d men on turn against %d, %u seconds a move: %u of %u won, %u drawn, %u lost\n", own_count, other_count,
        seconds, results[2], number, results[1], results[0]);
    return results[2] * 100 >= number * 95 && !results[0];
}

int main(int count, char **words)
{
    games_choose("morris");
    game_reset();
    tt_entries = 1024;
    tt_base = machine_tt_memory();
    if (count == 3 && !strcmp(words[2], "count")) {
        mm_solve(words[1]);
        count_kind(3, 3, FLYING_SYMMETRIES);
        count_kind(3, 4, SYMMETRIES);
        count_kind(4, 3, SYMMETRIES);
        return 0;
    }
    if (count >= 4 && !strcmp(words[2], "play")) {
        unsigned number = count > 4 ? (unsigned)atoi(words[4]) : 100;
        mm_solve(words[1]);
        count = play_kind(3, 3, (unsigned)atoi(words[3]), number);
        return !(play_kind(3, 4, (unsigned)atoi(words[3]), number) & count);
    }
    if (count == 2 && !strcmp(words[1], "write")) {
        mm_solve(0);
        return !mm_write_tables();
    }
    if (count == 2 && !strcmp(words[1], "check")) {
        mm_solve(0);
        return !mm_check_tables();
    }
    fprintf(stderr, "usage: lab/morris/endings write | check | TABLE count | TABLE play SECONDS [NUMBER]\n");
    return 2;
}
