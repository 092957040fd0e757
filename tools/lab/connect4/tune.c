/* tune.c: tunes the values of lines in 4 in a Row on exact results; prints connect4_worth of
 * src/games/connect4/tables.c.
 *
 *   lab/connect4/tune [POSITIONS] [SEED]    300,000 and 7 gave the current table, in five minutes
 *
 * Positions of 16 to 33 discs are played at random, without moves that win or lose at once, and solved. The first
 * player's chance is fitted by a logistic function of a sum: values of both sides' lines by kind and number of discs,
 * and the side to move. More discs never count less. An eighth of the positions is held back to measure the loss. */
/* SPDX-License-Identifier: MIT */

#define _DEFAULT_SOURCE
#define C4_NAME "lab/connect4/tune"
#include "exact.h"

#include <math.h>

enum { LINES = 69, KINDS = 12, WORTHS = 6, WEIGHTS = KINDS * WORTHS + 2, ROUNDS = 900, HELD_BACK = 8 };
enum { POINTS = 10 };                   /* points of the table for 1 of the logistic function */
static const double rate = 0.025, doubt = 0.5;

static struct example { unsigned char weights[LINES + 1], count; float result; } *examples;
static bits line_cells[LINES];
static int line_kind[LINES];
static double weights[WEIGHTS];

/* As in connect4.h: horizontal lines by row, then vertical and diagonal lines by the lowest row. */
static void find_lines(void)
{
    static const struct { int column, row, kind; } ways[] = { { 1, 0, 0 }, { 0, 1, 6 }, { 1, 1, 9 }, { 1, -1, 9 } };
    int count = 0;
    for (int way = 0; way < 4; way++)
        for (int column = 0; column + 3 * ways[way].column < COLUMNS; column++)
            for (int row = 0; row < ROWS; row++) {
                int end = row + 3 * ways[way].row, low = row < end ? row : end;
                if (end < 0 || end >= ROWS) continue;
                for (int i = 0; i < 4; i++)
                    line_cells[count] |= (bits)1 << ((column + i * ways[way].column) * STRIDE + row
                    + i * ways[way].row);
                line_kind[count++] = ways[way].kind + low;
            }
}

static struct position draw_position(void)
{
    for (;;) {
        int discs = 16 + (int)(random() % 18);
        struct position at = { 0, 0, 0 };
        while (at.placed < discs && !winning_moves(at) && safe_moves(at)) {
            int column = (int)(random() % COLUMNS);
            bits cell = in_column(safe_moves(at), column);
            if (cell) at = play(at, cell);
        }
        if (at.placed == discs && !winning_moves(at) && safe_moves(at)) return at;
    }
}

static void make_example(struct example *example)
{
    struct position at = draw_position();
    int result = score_within(at, 1), second_turn = at.placed & 1;
    bits first = second_turn ? at.own ^ at.taken : at.own, second = first ^ at.taken;
    for (int i = 0; i < LINES; i++) {
        int of_first = __builtin_popcountll(line_cells[i] & first),
        of_second = __builtin_popcountll(line_cells[i] & second);
        if (!of_first == !of_second) continue;
        example->weights[example->count++] =
            (unsigned char)(line_kind[i] * WORTHS + (of_first ? of_first - 1 : of_second + 2));
    }
    example->weights[example->count++] = (unsigned char)(KINDS * WORTHS + second_turn);
    example->result = (float)((second_turn ? -result : result) + 1) / 2;
}

static double chance_of(const struct example *example)
{
    double sum = 0;
    for (int i = 0; i < example->count; i++) sum += weights[example->weights[i]];
    return 1 / (1 + exp(-sum));
}

/* If two neighbouring weights are in the wrong order, sets both to their mean. */
static void put_in_order(double *fewer, double *more, double sign)
{
    if (sign * *more < sign * *fewer) *more = *fewer = (*more + *fewer) / 2;
}

static void improve(int count)
{
    static double slope[WEIGHTS], bend[WEIGHTS];
    memset(slope, 0, sizeof slope);
    memset(bend, 0, sizeof bend);
    for (int n = 0; n < count; n++) {
        if (n % HELD_BACK == 0) continue;
        double chance = chance_of(examples + n);
        for (int i = 0; i < examples[n].count; i++) {
            slope[examples[n].weights[i]] += examples[n].result - chance;
            bend[examples[n].weights[i]] += chance * (1 - chance);
        }
    }
    for (int i = 0; i < WEIGHTS; i++) weights[i] += rate * (slope[i] - doubt * weights[i]) / (bend[i] + 2);
    for (int kind = 0; kind < KINDS; kind++)
        for (int side = 0; side < 2; side++) {
            double *worth = weights + kind * WORTHS + side * 3, sign = side ? -1 : 1;
            if (sign * worth[0] < 0) worth[0] = 0;
            put_in_order(worth, worth + 1, sign);
            put_in_order(worth + 1, worth + 2, sign);
        }
}

static void print_fit(int count)
{
    double loss = 0;
    int held = 0, right = 0, decided = 0;
    for (int n = 0; n < count; n += HELD_BACK) {
        double chance = chance_of(examples + n), result = examples[n].result;
        loss -= result * log(chance) + (1 - result) * log(1 - chance);
        held++;
        if (result != 0.5) decided++, right += (chance > 0.5) == (result > 0.5);
    }
    fprintf(stderr, "%d held back: %.4f, %.1f%% of the decided ones right\n", held, loss / held,
        100.0 * right / decided);
    for (int kind = 0; kind < KINDS; kind++) {
        printf("    {");
        for (int i = 0; i < WORTHS; i++) printf("%s%3.0f", i ? "," : "", fabs(weights[kind * WORTHS + i]) * POINTS);
        printf(" },\n");
    }
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 300000;
    srandom(argc > 2 ? (unsigned)atoi(argv[2]) : 7);
    examples = calloc((size_t)(count > 0 ? count : 0), sizeof *examples);
    if (count < HELD_BACK || !examples) fail("usage: lab/connect4/tune [POSITIONS] [SEED]");
    make_table();
    find_lines();
    for (int n = 0; n < count; n++) make_example(examples + n);
    for (int i = 0; i < ROUNDS; i++) improve(count);
    print_fit(count);
    return 0;
}
