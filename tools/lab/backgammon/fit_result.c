/* fit_result.c: the second output, by the finished units, and the file with the weights; see fit.h. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"

#define WIN_SAMPLES 400000
#define CURVES "src/games/backgammon/weights.c"

void fit_win(long sample_count, double *weights)
{
    enum { UNITS = HIDDEN + 1 };
    double matrix[UNITS][UNITS + 1];
    double inputs[UNITS];
    double error = 0;
    long stride = sample_count / WIN_SAMPLES + 1;
    int i, j, k, round;
    long n;

    memset(weights, 0, UNITS * sizeof *weights);
    for (round = 0; round < 12; ++round) {
        long number = 0;

        memset(matrix, 0, sizeof matrix);
        error = 0;
        for (n = 0; n < sample_count; n += stride, ++number) {
            Lanes hidden;
            double sum = weights[HIDDEN], value, steep;

            fit_units(samples + n, &hidden);
            for (i = 0; i < HIDDEN; ++i) {
                inputs[i] = hidden[i] / UNIT;
                sum += weights[i] * inputs[i];
            }
            inputs[HIDDEN] = 1;
            value = 1 / (1 + exp(-sum));
            steep = value * (1 - value);
            value = samples[n].win - value;
            error += value * value;
            for (i = 0; i < UNITS; ++i) {
                for (j = 0; j < UNITS; ++j) {
                    matrix[i][j] += steep * steep * inputs[i] * inputs[j];
                }
                matrix[i][UNITS] += steep * inputs[i] * value;
            }
        }
        for (i = 0; i < UNITS; ++i) {
            matrix[i][i] += 1e-6 * (double)number;
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
        error = sqrt(error / (double)number);
    }
    printf("error of the chance to win: %.4f\n", error);
}

static void print(FILE *file, long number, int i, int last)
{
    fprintf(file, "%s%ld%s", i % 16 ? " " : "\n    ", number, i == last ? "" : ",");
}

void fit_write(const char *path, const double *win)
{
    FILE *file = fopen(path, "w");
    FILE *old = fopen(CURVES, "r");
    char line[200];
    int is_table = 0;
    int i, j;

    if (!file || !old) {
        perror(path);
        exit(1);
    }
    fputs("/* weights.c: the network of backgammon, made by tools/lab/backgammon (docs/lab/backgammon.md). */\n"
        "/* SPDX-License-Identifier: MIT */\n#include \"games/backgammon/backgammon.h\"\n\n"
        "const uint8_t backgammon_rows[ROWS + 1][HIDDEN] = {\n", file);
    for (i = 0; i <= ROWS; ++i) {
        fputs("    {", file);
        for (j = 0; j < HIDDEN; ++j) {
            print(file, ZERO + (long)rounded.rows[i][j], j, HIDDEN - 1);
        }
        fputs("},\n", file);
    }
    fputs("};\n\nconst int16_t backgammon_bias[HIDDEN] = {", file);
    for (j = 0; j < HIDDEN; ++j) {
        print(file, (long)rounded.bias[j], j, HIDDEN - 1);
    }
    fputs("\n};\n\n", file);
    while (fgets(line, sizeof line, old)) { /* the curves stay */
        is_table |= strstr(line, "backgammon_sigmoid") != 0;
        if (strstr(line, "backgammon_out[")) {
            fputs("const int8_t backgammon_out[HIDDEN] = {", file);
            for (j = 0; j < HIDDEN; ++j) {
                print(file, (long)rounded.out[j], j, HIDDEN - 1);
            }
            fprintf(file, "\n};\n\nconst int32_t backgammon_out_bias = %ld;\n\n", (long)rounded.out_bias[0]);
            is_table = 0;
        }
        if (strstr(line, "backgammon_chance_steps")) {
            is_table = 1;
        } else if (strstr(line, "backgammon_win")) {
            break;
        }
        if (is_table) {
            fputs(line, file);
        }
    }
    fputs("const int8_t backgammon_win[HIDDEN] = {", file);
    for (j = 0; j < HIDDEN; ++j) {
        print(file, lround(fmax(-127, fmin(127, win[j] * OUT_SCALE))), j, HIDDEN - 1);
    }
    fputs("\n};\n", file);
    fclose(file);
    fclose(old);
    printf("WIN_BIAS of win_percent.c: %ld\n", lround(win[HIDDEN] * OUT_SCALE * UNIT) + 32768);
}
