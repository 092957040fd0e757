/* tune.c: fits the evaluation of race (src/games/race/eval.c) to the exact values (tools/lab/race/solve.c).
 *
 *   lab/race/tune TABLE > src/games/race/weights.c
 *
 * The positions come from games of players that mostly play the best move, together with all positions that their moves
 * could have led to. The chance of winning of the side about to roll is modelled as 1 / (1 + exp(-z)), where z is a sum
 * of weights for features of the board. The weights minimize the squared error of the chances (Gauss-Newton). The
 * remaining error is printed in comments.
 */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SAMPLES 600000
#define ROUNDS 8
#define RIDGE 0.02    /* regularization: keeps rare and redundant weights near 0 */
#define ERRING 12     /* one move in this many is random */
#define FEATURES_MOST 64
#define UNIT 256      /* a weight of 1 in the units of the Atari */

/* The index of each weight. Role 0 is about to roll, role 1 waits. The stage depends on the number of pieces of a side
 * that are home, and on whether the other side lacks only one or two. */
#define NEAR 2
#define STAGES (2 * RACE_PIECES)
#define STAGE(home, other_home) ((home) + ((other_home) >= NEAR ? RACE_PIECES : 0))
#define REACH 6
#define FAR 12
#define MAN(role, stage, square) (((role) * STAGES + (stage)) * HOME + (square))
#define TOWER(role, n, square) (MAN(2, 0, 0) + ((role) * (RACE_PIECES - 1) + (n) - 2) * HOME + (square))
#define SHOT(role, distance, square) (TOWER(2, 2, 0) + ((role) * REACH + (distance) - 1) * HOME + (square))
#define BAR(role, distance) (SHOT(2, 1, 0) + (role) * FAR + (distance) - 1)
#define BEGIN(role, stage, pieces) (BAR(2, 1) + ((role) * STAGES + (stage)) * (RACE_PIECES + 1) + (pieces))
#define HOMES(mine, theirs) (BEGIN(2, 0, 0) + (mine) * (RACE_PIECES + 1) + (theirs))
#define WEIGHTS HOMES(RACE_PIECES + 1, 0)

static double weight[WEIGHTS];

typedef struct {
    uint16_t mine, theirs;
    float value;
} Sample;
static Sample samples[SAMPLES];

/* ---- features ---- */

/* Adds the pieces of the other side that can hit a single piece with one roll: a feature for each square. */
static int add_shots(uint16_t *list, int count, const Set *set, const Set *other, int role, int square)
{
    for (int distance = 1; distance <= REACH && square > distance; distance++) {
        int from = square - distance;

        if (set->blocks >> from & 1) {
            break; /* pieces behind a block cannot pass it */
        }
        if (other->count[from]) {
            list[count++] = (uint16_t)SHOT(role, distance, square);
        }
    }
    if (square == 1 && other->count[0]) {
        list[count++] = (uint16_t)SHOT(role, REACH, 1);
    }
    return count;
}

/* Adds the pieces of the other side that have this block in front of them: a feature for each piece. */
static int add_bars(uint16_t *list, int count, const Set *other, int role, int square)
{
    for (int distance = 1; distance <= FAR && square >= distance; distance++) {
        for (int n = other->count[square - distance]; n; n--) {
            list[count++] = (uint16_t)BAR(role, distance);
        }
    }
    return count;
}

static int add_side(uint16_t *list, int count, const Set *set, const Set *other, int role)
{
    int stage = STAGE(set->count[HOME], other->count[HOME]);

    list[count++] = (uint16_t)BEGIN(role, stage, set->count[0]);
    for (int square = 1; square < HOME; square++) {
        int pieces = set->count[square];

        for (int n = pieces; n; n--) {
            list[count++] = (uint16_t)MAN(role, stage, square);
        }
        if (pieces > 1) {
            list[count++] = (uint16_t)TOWER(role, pieces, square);
        }
        if (pieces == 1) {
            count = add_shots(list, count, set, other, role, square);
        }
        if (pieces > 1) {
            count = add_bars(list, count, other, role, square);
        }
    }
    return count;
}

static int list_features(uint16_t *list, uint16_t mine, uint16_t theirs)
{
    const Set *set = race_set + mine, *other = race_set + theirs;
    int count = add_side(list, 0, set, other, 0);

    count = add_side(list, count, other, set, 1);
    list[count++] = (uint16_t)HOMES(set->count[HOME], other->count[HOME]);
    return count;
}

static double guess(const uint16_t *list, int count)
{
    double sum = 0;

    for (int n = 0; n < count; n++) {
        sum += weight[list[n]];
    }
    return 1 / (1 + exp(-sum));
}

/* ---- positions ---- */

static uint64_t seed = 88172645463325252ULL;

static unsigned chance(unsigned below)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)((seed * 0x2545F4914F6CDD1DULL >> 33) % below);
}

static int taken;

static void take(const float *table, uint16_t mine, uint16_t theirs)
{
    if (taken < SAMPLES && mine != ALL_HOME && theirs != ALL_HOME) {
        samples[taken++] = (Sample){mine, theirs, table[(size_t)mine * SETS + theirs]};
    }
}

static void play_game(const float *table)
{
    uint16_t mine = START, theirs = START;

    while (taken < SAMPLES) {
        int face = (int)chance(FACES) + 1, any = chance(ERRING) == 0, legal = 0;
        const Set *set = race_set + mine;
        const Go *chosen = NULL;
        double best = -1;

        for (int n = 0; n < set->goes[face]; n++) {
            const Go *go = &set->go[face][n];
            double worth;

            if (!race_pieces_legal(go, race_set + theirs)) {
                continue;
            }
            worth = any ? chance(1000) : race_pieces_worth(table, go, theirs, face);
            legal++;
            if (face == FACES) {
                take(table, go->to, race_pieces_other(go, theirs));
            } else {
                take(table, race_pieces_other(go, theirs), go->to);
            }
            if (worth > best) {
                best = worth;
                chosen = go;
            }
        }
        if (chosen) {
            theirs = race_pieces_other(chosen, theirs);
            mine = chosen->to;
        }
        if (mine == ALL_HOME) {
            return;
        }
        if (face != FACES) {
            uint16_t other = theirs;

            theirs = mine;
            mine = other;
        }
    }
}

/* ---- fitting ---- */

static double matrix[WEIGHTS][WEIGHTS], right[WEIGHTS];

/* Solves matrix * x = right by Cholesky decomposition; x replaces right. */
static void solve(void)
{
    for (int i = 0; i < WEIGHTS; i++) {
        for (int j = 0; j <= i; j++) {
            double sum = matrix[i][j];

            for (int k = 0; k < j; k++) {
                sum -= matrix[i][k] * matrix[j][k];
            }
            matrix[i][j] = i == j ? sqrt(sum) : sum / matrix[j][j];
        }
    }
    for (int i = 0; i < WEIGHTS; i++) {
        for (int k = 0; k < i; k++) {
            right[i] -= matrix[i][k] * right[k];
        }
        right[i] /= matrix[i][i];
    }
    for (int i = WEIGHTS; i--;) {
        for (int k = i + 1; k < WEIGHTS; k++) {
            right[i] -= matrix[k][i] * right[k];
        }
        right[i] /= matrix[i][i];
    }
}

/* Moves the weights one step towards the least sum of squares; returns the error before it. */
static double fit_once(void)
{
    double error = 0;

    memset(matrix, 0, sizeof matrix);
    memset(right, 0, sizeof right);
    for (int n = 0; n < SAMPLES; n++) {
        uint16_t list[FEATURES_MOST];
        int count = list_features(list, samples[n].mine, samples[n].theirs);
        double value = guess(list, count), slope = value * (1 - value) + 0.01, off = samples[n].value - value;

        error += off * off;
        for (int i = 0; i < count; i++) {
            right[list[i]] += slope * off;
            for (int j = 0; j < count; j++) {
                matrix[list[i]][list[j]] += slope * slope;
            }
        }
    }
    for (int i = 0; i < WEIGHTS; i++) {
        matrix[i][i] += RIDGE;
        right[i] -= RIDGE * weight[i];
    }
    solve();
    for (int i = 0; i < WEIGHTS; i++) {
        weight[i] += right[i];
    }
    return sqrt(error / SAMPLES);
}

static double rest(void)
{
    double error = 0;

    for (int n = 0; n < SAMPLES; n++) {
        uint16_t list[FEATURES_MOST];
        double off = guess(list, list_features(list, samples[n].mine, samples[n].theirs)) - samples[n].value;

        error += off * off;
    }
    return sqrt(error / SAMPLES);
}

/* ---- the table for the Atari ---- */

static int rounded(double value, int most)
{
    long number = lround(value * UNIT);

    return number > most ? most : number < -most ? -most : (int)number;
}

static void print_table(const char *name, const char *type, int first, int count, int wide, int most)
{
    printf("\nconst %s %s[%d] = {", type, name, count);
    for (int n = 0; n < count; n++) {
        printf(n % wide ? " %d," : "\n    %d,", rounded(weight[first + n], most));
    }
    puts("\n};");
}

int main(int count, char **words)
{
    const float *table;

    if (count != 2) {
        fputs("usage: lab/race/tune TABLE\n", stderr);
        return 2;
    }
    table = race_pieces_read(words[1]);
    race_pieces_start();
    while (taken < SAMPLES) {
        play_game(table);
    }
    for (int n = 0; n < ROUNDS; n++) {
        double error = fit_once();

        if (isatty(2)) {
            fprintf(stderr, "\rround %d of %d, off by %.4f ", n + 1, ROUNDS, error);
        }
    }
    printf("/* weights.c: weights of the evaluation of Race!, in %dths of a logit "
           "for the side about to roll. Generated by\n"
           " * tools/lab/race/tune.c from %d positions; the chances have a root mean square error of %.4f. */\n"
           "#include \"games/race/race.h\"\n",
        UNIT, SAMPLES, rest());
    print_table("race_piece", "int8_t", MAN(0, 0, 0), MAN(2, 0, 0), HOME, 127);
    print_table("race_tower", "int8_t", TOWER(0, 2, 0), TOWER(2, 2, 0) - TOWER(0, 2, 0), HOME, 127);
    print_table("race_shot", "int8_t", SHOT(0, 1, 0), SHOT(2, 1, 0) - SHOT(0, 1, 0), HOME, 127);
    print_table("race_bar", "int8_t", BAR(0, 1), BAR(2, 1) - BAR(0, 1), FAR, 127);
    print_table("race_begin", "int16_t", BEGIN(0, 0, 0), BEGIN(2, 0, 0) - BEGIN(0, 0, 0), RACE_PIECES + 1, 32767);
    print_table("race_homes", "int16_t", HOMES(0, 0), HOMES(RACE_PIECES + 1, 0) - HOMES(0, 0), RACE_PIECES + 1, 32767);
    return 0;
}
