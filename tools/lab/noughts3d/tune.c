/* tune.c: tunes the values of lines with one and two marks in Noughts in Space (WORTH_ONE, WORTH_TWO).
 *
 *   lab/noughts3d/tune GAMES [NODES]    plays games of the player against itself, with the forcing search, after four
 *                                       to nine random plies. It takes positions without a three, the number of lines
 *                                       of each side and the result. Prints the value of two marks in units of one
 *                                       mark, and its error
 *
 * The chance of winning is modelled as 1 / (1 + e^-(a + b ones + c twos)) for the side to move. Newton's method; half
 * of the games check the other half.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/noughts3d/noughts3d.h"
#include "host/games.h"
#include "host/progress.h"
#include "../common/random.h"
#include "plat/machine.h"

#define SAMPLES_MOST 200000
#define TERMS 3 /* 1, ones, twos */
#include "../common/logistic.h"
/* Counts the lines of a position from its text. */
static void take_sample(unsigned game, const char *position)
{
    Sample *sample = samples + sample_count;
    const char own = position[strlen(position) - 1];
    char cells[CELLS];
    unsigned at = 0;

    for (const char *sign = position; *sign != ' '; ++sign) {
        if (*sign != '/') cells[at++] = *sign;
    }
    memset(sample, 0, sizeof *sample);
    sample->term[0] = 1;
    for (unsigned line = 0; line < LINES; ++line) {
        unsigned marks[2] = { 0, 0 };

        for (unsigned i = 0; i < WIDE; ++i) {
            char man = cells[noughts3d_first[line] + i * noughts3d_step[line]];

            if (man != '-') ++marks[man != own];
        }
        if (marks[0] && marks[1]) continue;
        if (marks[0] + marks[1] > 2) return; /* a three: left to the search */
        if (marks[0] + marks[1]) sample->term[marks[0] + marks[1]] += marks[0] ? 1 : -1;
    }
    sample->game = game;
    sample->side = own == 'X' ? 0 : 1;
    ++sample_count;
}

static void play(unsigned game, unsigned long nodes)
{
    unsigned opening = 4 + draw(6);
    unsigned from = sample_count;
    unsigned plies = 0;

    game_reset();
    record_start();
    for (record_update_outcome(); outcome == OUTCOME_NONE && sample_count < SAMPLES_MOST;
        record_update_outcome(), ++plies) {
        char position[TEXT_SIZE];

        if (plies < opening) {
            list_moves();
            list_choose((uint8_t)(draw(move_count) + 1));
        } else {
            game_write_position(position);
            take_sample(game, position);
            think_defaults();
            think_without = WITHOUT_BOOK;
            budget_nodes = nodes;
            tt_entries = TT_DEFAULT;
            tt_base = machine_tt_memory();
            root_seed = (uint16_t)(draw(255) + 1);
            think();
            move = think_move;
        }
        record_play();
    }
    if (outcome != OUTCOME_LOSS) {
        sample_count = from;
        return;
    }
    for (unsigned i = from; i < sample_count; ++i) samples[i].won = samples[i].side != side;
}

/* Fits the samples (logistic.h). Returns the value of a line of two in units of a line of one. */
static double fit_two(unsigned rest)
{
    double w[TERMS];

    fit(rest, w);
    if (rest == 2) printf("to move %.3f, a line of one man %.4f, of two %.4f\n", w[0], w[1], w[2]);
    return w[2] / w[1];
}

int main(int count, char **words)
{
    unsigned games = count > 1 ? (unsigned)atoi(words[1]) : 0;
    double all;
    double halves[2];

    if (!games || !games_choose("noughts3d")) {
        fprintf(stderr, "usage: lab/noughts3d/tune GAMES [NODES]\n");
        return 2;
    }
    state_clear();
    for (unsigned n = 0; n < games; ++n) {
        play(n, count > 2 ? (unsigned long)atol(words[2]) : 1500);
        progress_show("games", n + 1, games, "");
    }
    all = fit_two(2);
    halves[0] = fit_two(0);
    halves[1] = fit_two(1);
    printf("%u positions: a line of two is worth %.2f lines of one (halves of the games: %.2f, %.2f)\n", sample_count,
        all, halves[0], halves[1]);
    return 0;
}
