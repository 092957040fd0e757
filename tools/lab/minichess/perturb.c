/* perturb.c: tunes the piece-square values of minichess on games of the engine against itself.
 *
 *   lab/minichess/perturb PAIRS NODES SEED > src/games/minichess/weights.c
 *
 * The method is simultaneous perturbation. Each kind of piece has weights for six shapes (see share). All
 * weights are changed at once, at random, in both directions. The two players play a pair of games from a
 * random opening, with NODES nodes a move, and all weights move a step towards the better one. The mean of the second
 * half of all steps is written. Whether it plays better than the start must be measured: weights fitted to the results
 * of 5,000 games, square by square or by these shapes, predicted results better and lost (tests/RESULTS.md).
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/minichess/minichess.h"
#include "host/games.h"
#include "host/progress.h"
#include "perturb.h"
#include "../common/random_opening.h"
#include "plat/machine.h"

enum { WORTHS = KINDS * SQUARES, SHAPES = 6, WEIGHTS = KINDS * SHAPES, OPENING_LEAST = 2, OPENING_SPREAD = 7,
    MOST = 255, SHOWN = 500 };

#define SWING 4.0      /* change of each player from the mean, in points of the evaluation */
#define STEP_FIRST 0.1 /* first step for a point in the games, as a share of SWING */
#define STEP_LAST 0.02

static double weights[WEIGHTS];
static double means[WEIGHTS];
static double swings[WEIGHTS];

/* ---- tables ---- */

/* Returns the share of a square in a shape. Shapes 0 to 5: all squares, ahead, both ends, to the right, both wings,
 * corners. */
static double share(int square, int shape)
{
    double rank = (square / FILES - 2.5) / 2.5;
    double file = (square % FILES - 2) / 2.0;

    switch (shape) {
    case 0:
        return 1;
    case 1:
        return rank;
    case 2:
        return rank * rank - 0.47;
    case 3:
        return file;
    case 4:
        return file * file - 0.5;
    default:
        return rank * file;
    }
}

/* Sets the table from the weights `from` plus `with` times the changes (swings). */
static void fill(uint8_t *table, const double *from, double with)
{
    int code;
    int shape;

    for (code = 0; code < WORTHS; ++code) {
        double worth = tune_first[code];

        for (shape = 0; shape < SHAPES; ++shape) {
            int at = code / SQUARES * SHAPES + shape;

            worth += (from[at] + with * swings[at]) * share(code % SQUARES, shape);
        }
        table[code] = (uint8_t)lround(fmax(1, fmin(MOST, worth)));
    }
}

/* ---- games ---- */

/* Uses a table from now on. Sets the board up again, because its incremental value depends on the table. */
static void use(const uint8_t *table)
{
    char text[TEXT_SIZE];

    memcpy(tune_worth, table, WORTHS);
    game_write_position(text);
    game_read_position(text);
}

/* Plays a game from an opening; the first table plays White. Returns its half points: 2, 1 or 0. */
static int play(uint16_t seed, unsigned nodes, const uint8_t *white, const uint8_t *black)
{
    game_reset();
    record_start();
    random_seed = seed;
    random_opening(OPENING_LEAST + random_below(OPENING_SPREAD));
    while (outcome == OUTCOME_NONE) {
        use(side ? black : white);
        think_defaults();
        budget_nodes = nodes;
        think_without = WITHOUT_BOOK;
        think();
        move = think_move;
        record_play();
        record_update_outcome();
    }
    return outcome == OUTCOME_DRAW ? 1 : side ? 2 : 0; /* the side to move has lost */
}

/* Plays two games. Returns the half points of one table minus those of the other. */
static int compare(uint16_t seed, unsigned nodes, const uint8_t *one, const uint8_t *other)
{
    return 2 * (play(seed, nodes, one, other) - play(seed, nodes, other, one));
}

/* ---- tuning ---- */

static void tune(unsigned pairs, unsigned nodes, uint16_t seed)
{
    static uint8_t tables[2][WORTHS];
    uint64_t dice = 88172645463325252ULL + seed;
    unsigned n;
    int i;

    for (n = 0; n < pairs; ++n) {
        double rate = STEP_FIRST * pow(STEP_LAST / STEP_FIRST, (double)n / pairs);
        int points;

        for (i = 0; i < WEIGHTS; ++i) {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            swings[i] = dice >> 40 & 1 ? SWING : -SWING;
        }
        fill(tables[0], weights, 1);
        fill(tables[1], weights, -1);
        points = compare((uint16_t)(dice >> 20 | 1), nodes, tables[0], tables[1]);
        for (i = 0; i < WEIGHTS; ++i) {
            weights[i] += rate * points / 4 * swings[i];
            means[i] += n >= pairs / 2 ? weights[i] / (pairs - pairs / 2) : 0;
        }
        progress_show("lab/minichess/perturb", n + 1, pairs, "");
        if (n % SHOWN == SHOWN - 1) {
            fprintf(stderr, "%u:", n + 1);
            for (i = 0; i < WEIGHTS; ++i) {
                fprintf(stderr, "%s%.0f", i % SHAPES ? " " : "  ", weights[i]);
            }
            fputc('\n', stderr);
        }
    }
}

/* ---- writing ---- */

/* Returns what is added to all values of a kind: for kings, so that the smallest becomes 1. Both kings are always on
 * the board, so only differences between their squares count. */
static int shift_of(const uint8_t *table, int kind)
{
    int least = MOST;
    int square;

    for (square = 0; square < SQUARES; ++square) {
        least = table[kind * SQUARES + square] < least ? table[kind * SQUARES + square] : least;
    }
    return kind == KING ? 1 - least : 0;
}

static void write_weights(void)
{
    static const char *const names[KINDS] =
        { "pawns", "knights", "bishops, which may change the colour of their square by a straight step", "rooks",
          "queens", "kings" };
    static uint8_t table[WORTHS];
    int kind;
    int square;

    fill(table, means, 0);
    printf("/* weights.c: piece-square values from a1, seen from the owner's side; written "
        "by tools/lab/minichess/perturb. */\n"
        "#include \"games/minichess/minichess.h\"\n\nconst uint8_t minichess_worth[KINDS * SQUARES] = {\n");
    for (kind = 0; kind < KINDS; ++kind) {
        printf("    /* %s */\n", names[kind]);
        for (square = 0; square < SQUARES; ++square) {
            printf("%s%d,%s", square % FILES ? " " : "    ", table[kind * SQUARES + square] + shift_of(table, kind),
                square % FILES == FILES - 1 ? "\n" : "");
        }
    }
    printf("};\n");
}

int main(int count, char **words)
{
    if (count != 4) {
        fputs("usage: lab/minichess/perturb PAIRS NODES SEED > weights.c\n", stderr);
        return 2;
    }
    games_choose("minichess");
    state_clear();
    tt_entries = TT_DEFAULT;
    tt_base = machine_tt_memory();
    tune((unsigned)atoi(words[1]), (unsigned)atoi(words[2]), (uint16_t)atoi(words[3]));
    write_weights();
    return 0;
}
