/* equity.c: fits the fourth output of the network, the mean number of points, to the other three, looked at one roll
 * deeper, on positions of games that the network plays against itself. The hidden units stay as they are.
 *     equity POSITIONS SEED [win]
 * Prints the weights and the bias for network.c, and the error of the fit in points.
 * With `win` the output is the chance to win, for the panel; its error is in parts of 4.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "network.h"
#include "plays.h"

#undef OUTPUTS
#define OUTPUTS 3
#define UNITS (HIDDEN + 1)
#define LEVEL 4080.0 /* hidden unit times weight for one logit: 16 * 255 */
#define ROUNDS 5
#define LEAST SEARCHED /* units that are left at the end */

typedef struct {
    uint8_t hidden[HIDDEN];
    float equity;
} Sample;

static Sample *samples;
static int is_left_out[HIDDEN];
static uint64_t seed;
static int is_win;         /* 1: the chance to win is fitted */
static double chance_here; /* to win, by the last call of equity */
static double chance_best; /* after the best play */

static unsigned draw(unsigned below)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)((seed * 0x2545F4914F6CDD1DULL >> 33) % below);
}

static void find_hidden(const Board *board, uint8_t *hidden)
{
    int sums[HIDDEN];
    int owner, place, n, i;

    for (i = 0; i < HIDDEN; ++i) {
        sums[i] = network_bias[i] - ZERO * 2 * CHECKERS;
    }
    for (owner = 0; owner < 2; ++owner) {
        for (place = 0; place <= 25; ++place) {
            for (n = 0; n < board->at[owner][place]; ++n) {
                const uint8_t *row = network_rows[owner * ROWS / 2 + place * 4 + (n < 3 ? n : 3)];

                for (i = 0; i < HIDDEN; ++i) {
                    sums[i] += row[i];
                }
            }
        }
    }
    for (i = 0; i < HIDDEN; ++i) {
        n = sums[i] >> 1;
        hidden[i] = network_sigmoid[n < 0 ? 0 : n > 255 ? 255 : n];
    }
}

/* The equity of the side that rolls next, from the three outputs. */
static double equity(const Board *board)
{
    uint8_t hidden[HIDDEN];
    double chance[OUTPUTS];
    int i, j;

    find_hidden(board, hidden);
    for (j = 0; j < OUTPUTS; ++j) {
        double sum = network_out_bias[j];

        for (i = 0; i < HIDDEN; ++i) {
            sum += hidden[i] * network_out[j][i];
        }
        chance[j] = 1 / (1 + exp(-sum / LEVEL));
    }
    chance_here = chance[0];
    return 2 * chance[0] - 1 + chance[1] - chance[2];
}

/* The best play of a roll for the side to move; `board` becomes the board after it, for the other side. */
static double best_play(Board *board, int first, int second)
{
    static Board boards[PLAYS_MOST];
    int count = plays(board, first, second, boards);
    int best = 0, i;
    double most = -9, value;

    for (i = 0; i < count; ++i) {
        int won = board_won(boards + i, 0);

        value = won;
        chance_here = 0;
        if (!won) {
            board_swap(boards + i);
            value = -equity(boards + i);
        }
        if (value > most) {
            most = value;
            chance_best = 1 - chance_here;
            best = i;
        }
    }
    *board = boards[best];
    return most;
}

/* The output for a sample, 0 to 1. */
static double output(const double *weights, const Sample *sample)
{
    double sum = weights[HIDDEN];
    int j;

    for (j = 0; j < HIDDEN; ++j) {
        sum += weights[j] * sample->hidden[j] / 255;
    }
    return 1 / (1 + exp(-sum));
}

static void print_error(const double *weights, long n)
{
    double squares = 0;
    long i;

    for (i = 0; i < n; ++i) {
        double error = samples[i].equity - (4 * output(weights, samples + i) - 2);

        squares += error * error;
    }
    fprintf(stderr, "error %.4f points\n", sqrt(squares / (double)n));
}

/* One step of Gauss and Newton. */
static void improve(double *weights, long n)
{
    static double matrix[UNITS][UNITS + 1];
    double slopes[UNITS];
    int i, j, k;
    long at;

    memset(matrix, 0, sizeof matrix);
    for (at = 0; at < n; ++at) {
        double value = output(weights, samples + at);
        double error = (samples[at].equity + 2) / 4 - value;

        for (j = 0; j < UNITS; ++j) {
            slopes[j] = value * (1 - value)
                * (j == HIDDEN ? 1 : is_left_out[j] ? 0 : samples[at].hidden[j] / 255.0);
        }
        for (i = 0; i < UNITS; ++i) {
            for (j = 0; j < UNITS; ++j) {
                matrix[i][j] += slopes[i] * slopes[j];
            }
            matrix[i][UNITS] += slopes[i] * error;
        }
    }
    for (i = 0; i < UNITS; ++i) {
        matrix[i][i] += 1e-6 * (double)n;
    }
    for (i = 0; i < UNITS; ++i) { /* elimination; the matrix is positive definite */
        for (k = 0; k < UNITS; ++k) {
            double factor = matrix[k][i] / matrix[i][i];

            for (j = k == i ? UNITS + 1 : i; j <= UNITS; ++j) {
                matrix[k][j] -= factor * matrix[i][j];
            }
        }
    }
    for (i = 0; i < UNITS; ++i) {
        weights[i] += matrix[i][UNITS] / matrix[i][i];
    }
}

int main(int count, char **arguments)
{
    long wanted = count >= 3 ? atol(arguments[1]) : 0;
    long n = 0;
    int first, second, j, round, left, least;
    double weights[UNITS] = {0};

    if (!wanted) {
        fputs("usage: equity POSITIONS SEED [win]\n", stderr);
        return 2;
    }
    is_win = count == 4;
    seed = 0x9E3779B97F4A7C15u * (uint64_t)(atoi(arguments[2]) + 1);
    samples = calloc((size_t)wanted, sizeof *samples);
    while (n < wanted) {
        Board board;

        board_start(&board);
        while (n < wanted) {
            Board next;
            double sum = 0;

            for (first = 1; first <= 6; ++first) {
                for (second = 1; second <= first; ++second) {
                    next = board;
                    double value = best_play(&next, first, second);

                    sum += (is_win ? 4 * chance_best - 2 : value) * (first == second ? 1 : 2);
                }
            }
            find_hidden(&board, samples[n].hidden);
            samples[n++].equity = (float)(sum / 36);
            first = (int)draw(6) + 1;
            second = (int)draw(6) + 1;
            if (draw(6) == 0) { /* a random play now and then, for variety */
                static Board boards[PLAYS_MOST];
                int found = plays(&board, first, second, boards);

                board = boards[draw((unsigned)found)];
                if (board_won(&board, 0)) {
                    break;
                }
                board_swap(&board);
            } else {
                best_play(&board, first, second);
                if (board_won(&board, 0)) {
                    break;
                }
            }
        }
    }
    for (j = 0; j < HIDDEN; ++j) {
        weights[j] = is_win ? network_out[0][j] / 16.0
            : (2 * network_out[0][j] + network_out[1][j] - network_out[2][j]) / 4.0 / 16;
    }
    for (j = LEAST; is_win && j < HIDDEN; ++j) { /* the units that the game has are known */
        is_left_out[j] = 1;
        weights[j] = 0;
    }
    for (left = is_win ? LEAST : HIDDEN; left >= LEAST; --left) {
        for (round = 0; round < ROUNDS; ++round) {
            improve(weights, n);
        }
        fprintf(stderr, "%d units: ", left);
        print_error(weights, n);
        if (left <= LEAST) {
            break;
        }
        for (least = -1, j = 0; j < HIDDEN; ++j) {
            if (!is_left_out[j] && (least < 0 || fabs(weights[j]) < fabs(weights[least]))) {
                least = j;
            }
        }
        is_left_out[least] = 1;
        weights[least] = 0;
    }
    print_error(weights, n);
    for (j = 0; j < HIDDEN; ++j) {
        printf("%ld%s", lround(weights[j] * 16), j == HIDDEN - 1 ? "\n" : j == 15 ? ",\n    " : ", ");
    }
    printf("bias %ld\n", lround(weights[HIDDEN] * LEVEL));
    return 0;
}
