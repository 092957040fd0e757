/* features.c: what windows of one, two and three stones are worth in go-moku (WORTH_1 to WORTH_3): a fit to games of
 * the program against itself (tools/lab/common/tune.c). Positions with a four are left to the search. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "games/gomoku/gomoku.h"

enum { TURN, ONES, TWOS, THREES, WEIGHTS };

/* Adds the windows of both sides. Returns 0 if there is a four. */
static uint8_t count_windows(int *counts)
{
    static const int steps[][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 1 } };

    for (int at = 0; at < SIDE * SIDE * 4; ++at) {
        int x = at / 4 % SIDE;
        int y = at / 4 / SIDE;
        const int *way = steps[at % 4];
        int end_x = x + (LINE - 1) * way[0];
        unsigned stones[2] = { 0, 0 };

        if (end_x < 0 || end_x >= SIDE || y + (LINE - 1) * way[1] >= SIDE) continue;
        for (int i = 0; i < LINE; ++i) {
            unsigned stone = gomoku_cell[(y + i * way[1]) * STEP + x + i * way[0]];

            if (stone) ++stones[stone - 1];
        }
        if (stones[0] && stones[1]) continue;
        if (stones[0] + stones[1] > 3) return 0;
        if (stones[0] + stones[1]) counts[stones[0] + stones[1]] += stones[0] ? 1 : -1;
    }
    return 1;
}

static void look(void)
{
    int counts[WEIGHTS] = { 0 };

    count_windows(counts);
    tune_add(TURN, side ? -1 : 1);
    for (int i = ONES; i < WEIGHTS; ++i) {
        tune_add(i, counts[i]);
    }
}

static uint8_t is_quiet(void)
{
    int counts[WEIGHTS] = { 0 };

    return count_windows(counts);
}

static void write(const double *weights)
{
    printf("to move %.3f, windows of one %.4f (+- %.4f), two %.4f, three %.4f: 1, %.1f, %.1f, to move %.1f\n",
        weights[TURN], weights[ONES], 2 * tune_error(ONES), weights[TWOS], weights[THREES],
        weights[TWOS] / weights[ONES], weights[THREES] / weights[ONES], weights[TURN] / weights[ONES]);
}

const TuneGame tune_game = {
    .game = "gomoku", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .unit = 1, .look = look, .write = write,
    .is_quiet = is_quiet, .opening_least = 4, .opening_spread = 6,
};
