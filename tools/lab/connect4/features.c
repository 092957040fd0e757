/* features.c: what lines are worth in 4 in a Row, by their kind and number of discs: a fit to exact results
 * (tools/lab/common/tune.c; it prints connect4_worth of src/games/connect4/tables.c).
 *
 *   lab/connect4/tune samples [POSITIONS] [SEED] > POSITIONS    300,000 and 7 in five minutes
 *
 * Positions of 16 to 33 discs are played at random, without moves that win or lose at once, and solved. More discs
 * never count less. */
/* SPDX-License-Identifier: MIT */

#define C4_NAME "lab/connect4/tune"
#include "exact.h"

#include <math.h>

#include "../common/tune.h"

#include "engine/game.h"

enum { LINES = 69, KINDS = 12, WORTHS = 6, WEIGHTS = KINDS * WORTHS + 2, POSITIONS_USUAL = 300000, SEED_USUAL = 7 };
enum { POINTS = 10 }; /* points of the table for 1 of the logistic function */

static bits line_cells[LINES];
static int line_kind[LINES];

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

/* Draws a position; its columns, from 1, are written to `text`. */
static struct position draw_position(char *text)
{
    for (;;) {
        int discs = 16 + (int)(random() % 18);
        struct position at = { 0, 0, 0 };
        while (at.placed < discs && !winning_moves(at) && safe_moves(at)) {
            int column = (int)(random() % COLUMNS);
            bits cell = in_column(safe_moves(at), column);
            if (!cell) continue;
            text[at.placed] = (char)('1' + column);
            at = play(at, cell);
        }
        text[at.placed] = 0;
        if (at.placed == discs && !winning_moves(at) && safe_moves(at)) return at;
    }
}

static int write_samples(int count, char **words)
{
    int number = count > 0 ? atoi(words[0]) : POSITIONS_USUAL;

    srandom(count > 1 ? (unsigned)atoi(words[1]) : SEED_USUAL);
    make_table();
    while (number--) {
        char text[COLUMNS * ROWS + 1];
        struct position at = draw_position(text);
        int result = score_within(at, 1);

        printf("%d %s\n", (at.placed & 1 ? -result : result) + 1, text);
    }
    return 0;
}

static void look(void)
{
    char text[TEXT_SIZE];
    struct position at = { 0, 0, 0 };
    bits first, second;

    if (!line_cells[0]) find_lines();
    game_write_position(text);
    for (const char *column = text; *column; column++) at = play(at, in_column(playable(at.taken), *column - '1'));
    first = at.placed & 1 ? at.own ^ at.taken : at.own;
    second = first ^ at.taken;
    for (int i = 0; i < LINES; i++) {
        int of_first = __builtin_popcountll(line_cells[i] & first),
            of_second = __builtin_popcountll(line_cells[i] & second);
        if (!of_first == !of_second) continue;
        tune_add(line_kind[i] * WORTHS + (of_first ? of_first - 1 : of_second + 2), 1);
    }
    tune_add(KINDS * WORTHS + (at.placed & 1), 1);
}

/* If two neighbouring weights are in the wrong order, sets both to their mean. */
static void put_in_order(double *fewer, double *more, double sign)
{
    if (sign * *more < sign * *fewer) *more = *fewer = (*more + *fewer) / 2;
}

static void limit(double *weights)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int side_of = 0; side_of < 2; side_of++) {
            double *worth = weights + kind * WORTHS + side_of * 3, sign = side_of ? -1 : 1;
            if (sign * worth[0] < 0) worth[0] = 0;
            put_in_order(worth, worth + 1, sign);
            put_in_order(worth + 1, worth + 2, sign);
        }
}

static double pull(int weight, double seen)
{
    (void)weight;
    (void)seen;
    return 0.5;
}

static void write(const double *weights)
{
    for (int kind = 0; kind < KINDS; kind++) {
        printf("    {");
        for (int i = 0; i < WORTHS; i++) printf("%s%3.0f", i ? "," : "", fabs(weights[kind * WORTHS + i]) * POINTS);
        printf(" },\n");
    }
}

const TuneGame tune_game = {
    .game = "connect4", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .unit = 1, .rounds = 30, .look = look, .pull = pull,
    .limit = limit, .write = write, .samples = write_samples,
};
