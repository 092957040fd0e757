/* features.c: what lines of one and two marks are worth in Noughts in Space (WORTH_ONE, WORTH_TWO): a fit to games of
 * the program against itself (tools/lab/common/tune.c). Positions with a three are left to the search. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "games/noughts3d/noughts3d.h"

enum { TURN, ONES, TWOS, WEIGHTS };

/* Adds the lines of both sides. Returns 0 if there is a three. */
static uint8_t count_lines(int *counts)
{
    for (unsigned line = 0; line < LINES; ++line) {
        unsigned marks[2] = { 0, 0 };

        for (unsigned i = 0; i < WIDE; ++i) {
            unsigned mark = noughts3d_cell[noughts3d_first[line] + i * noughts3d_step[line]];

            if (mark) ++marks[mark - 1];
        }
        if (marks[0] && marks[1]) continue;
        if (marks[0] + marks[1] > 2) return 0;
        if (marks[0] + marks[1]) counts[marks[0] + marks[1]] += marks[0] ? 1 : -1;
    }
    return 1;
}

static void look(void)
{
    int counts[WEIGHTS] = { 0 };

    count_lines(counts);
    tune_add(TURN, side ? -1 : 1);
    tune_add(ONES, counts[ONES]);
    tune_add(TWOS, counts[TWOS]);
}

static uint8_t is_quiet(void)
{
    int counts[WEIGHTS] = { 0 };

    return count_lines(counts);
}

static void write(const double *weights)
{
    printf("to move %.3f, a line of one mark %.4f (+- %.4f), of two %.4f (+- %.4f): two are worth %.2f ones\n",
        weights[TURN], weights[ONES], 2 * tune_error(ONES), weights[TWOS], 2 * tune_error(TWOS),
        weights[TWOS] / weights[ONES]);
}

const TuneGame tune_game = {
    .game = "noughts3d", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .unit = 1, .look = look, .write = write,
    .is_quiet = is_quiet, .opening_least = 4, .opening_spread = 6,
};
