/* fit.c: trains the network of the game on the positions of label.c, on all processors.
 *     fit POSITIONS SECONDS SEED NEW.c [RANKING [WARM.c [LEAST [SHRINK]]]]
 * The hidden units and the output are trained together. The error is that of the whole numbers of eval.c: rows in
 * 32nds, hidden units from 0 to 255, outputs in 16ths, with all their limits; the gradient goes through the rounding as
 * if it were not there, to weights in floating point (Adam's method). The error of a group of positions is the weighted
 * mean of the squares, plus RANKING times the weighted variance: what is the same for all plays does not matter in a
 * choice. Good plays weigh more. The last 2% of the groups are not learned; the error of them is printed.
 * At the end the output WIN is fitted to the finished units (Gauss and Newton), and NEW.c written as
 * src/games/backgammon/weights.c. WARM.c: begins with its weights. LEAST: weights of rows in WARM.c below this many
 * 32nds become 0 and stay 0, because zeros take less space on the disk; the others learn at a lower rate. SHRINK:
 * each step also moves the weights of rows towards 0, by this part of the rate. Without SECONDS (0) only the errors of
 * WARM.c. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"
#include "label.h"

#define PARAMETERS ((ROWS + 1) * LANES + LANES + LANES) /* rows, bias, outputs; the output's bias after the last one */
#define BATCH 256 /* groups */
#define ROW_MOST (127 / 32.0f)
#define OUT_MOST (60 / 16.0f) /* the tables of triangle numbers of eval.s begin at -64 */
#define RATE_FIRST 0.006
#define RATE_FIRST_PRUNED 0.002
#define RATE_LAST 0.00002
#define NEAR 0.15f /* points: plays that are this much worse weigh less by e */
#define LEAST_WEIGHT 0.08f

Sample *samples;
Weights rounded;

static uint32_t *starts; /* of the groups */
static long group_count, learned;
static Weights master, moments, squares;
static Weights *slopes; /* for each thread */
static float sigmoid_table[256];
static float ranking = 1;
static uint8_t is_pruned[ROWS * LANES];
static double rate_first = RATE_FIRST;
static float shrink;

static float between(float value, float most)
{
    return value > most ? most : value < -most ? -most : value;
}

static void round_weights(void)
{
    float *to = (float *)&rounded;
    const float *from = (const float *)&master;
    int i;

    for (i = 0; i < ROWS * LANES; ++i) {
        to[i] = rintf(from[i] * ROW_SCALE);
    }
    for (i = 0; i < HIDDEN; ++i) {
        rounded.bias[i] = rintf(master.bias[i] * ROW_SCALE) + MIDDLE;
        rounded.out[i] = rintf(master.out[i] * OUT_SCALE);
    }
    rounded.out_bias[0] = rintf(master.out_bias[0] * OUT_SCALE * UNIT);
}

/* Fills the hidden units (0 to 255); returns the points. `slope` becomes that of the points by the sum. */
static inline float forward(const Sample *sample, Lanes *hidden, float *slope)
{
    Lanes sums = rounded.bias;
    float *units = (float *)hidden;
    float sum = rounded.out_bias[0];
    float value;
    int i;

    for (i = 0; i < 2 * CHECKERS; ++i) {
        sums += rounded.rows[sample->rows[i]];
    }
    for (i = 0; i < LANES; ++i) {
        int n = (int)((const float *)&sums)[i] >> 1;

        n = n < 0 ? 0 : n;
        units[i] = sigmoid_table[n > 255 ? 255 : n];
    }
    for (i = 0; i < LANES; ++i) {
        sum += units[i] * ((const float *)&rounded.out)[i];
    }
    value = 1 / (1 + expf(-sum / (OUT_SCALE * UNIT)));
    *slope = 4 * value * (1 - value);
    return 4 * value - 2 - sample->stranded;
}

void fit_units(const Sample *sample, Lanes *hidden)
{
    float slope;

    forward(sample, hidden, &slope);
}

static double learn_group(long group, Weights *slope)
{
    long from = starts[group];
    int count = (int)(starts[group + 1] - from);
    Lanes hidden[GROUP_MOST];
    float steep[GROUP_MOST];
    float error[GROUP_MOST];
    float weights = 0;
    float mean = 0;
    double loss = 0;
    int i, k;

    for (i = 0; i < count; ++i) {
        const Sample *sample = samples + from + i;

        error[i] = forward(sample, hidden + i, steep + i) - sample->points;
        weights += sample->weight;
        mean += sample->weight * error[i];
    }
    mean /= weights;
    for (i = 0; i < count; ++i) {
        const Sample *sample = samples + from + i;
        float part = sample->weight / weights;
        float push = part * (error[i] + ranking * (error[i] - mean)) * steep[i];
        Lanes delta = hidden[i] * (1 / (float)UNIT);

        loss += part * (error[i] * error[i] + ranking * (error[i] - mean) * (error[i] - mean));
        slope->out += delta * push;
        slope->out_bias[0] += push;
        delta = delta * (1 - delta) * rounded.out * (push / OUT_SCALE);
        slope->bias += delta;
        for (k = 0; k < 2 * CHECKERS; ++k) {
            slope->rows[sample->rows[k]] += delta;
        }
    }
    return loss;
}

/* Adam's method on a part of the parameters. */
static void step(int from, int to, int threads, float rate, long number)
{
    const float keep = 0.9f;
    const float keep_squares = 0.999f;
    float correct = 1 - powf(keep, (float)number);
    float correct_squares = 1 - powf(keep_squares, (float)number);
    int i, t;

    for (i = from; i < to; ++i) {
        float slope = 0;
        float *value = (float *)&master + i;
        float *moment = (float *)&moments + i;
        float *square = (float *)&squares + i;

        for (t = 0; t < threads; ++t) {
            slope += ((float *)(slopes + t))[i];
            ((float *)(slopes + t))[i] = 0;
        }
        slope /= BATCH;
        *moment = keep * *moment + (1 - keep) * slope;
        *square = keep_squares * *square + (1 - keep_squares) * slope * slope;
        *value -= rate * *moment / correct / (sqrtf(*square / correct_squares) + 1e-7f);
        if (i < ROWS * LANES && is_pruned[i]) {
            *value = 0;
        } else if (i < ROWS * LANES) {
            *value -= between(*value, rate * shrink);
            *value = between(*value, ROW_MOST);
        } else if (i >= (ROWS + 2) * LANES && i < (ROWS + 3) * LANES) {
            *value = between(*value, OUT_MOST);
        }
    }
}

/* Prints the errors of the groups that are not learned. */
static void check(const char *what)
{
    double all = 0, near = 0, weight = 0, lost[2] = {0}, spread[2] = {0};
    long n = 0, number[2] = {0};
    long group;

    round_weights();
#pragma omp parallel for reduction(+ : all, near, weight, n, lost[:2], spread[:2], number[:2])
    for (group = learned; group < group_count; ++group) {
        int count = (int)(starts[group + 1] - starts[group]);
        const Sample *sample = samples + starts[group];
        Lanes hidden;
        float slope;
        float least = 99, best = 99, chosen = 0, mean = 0, sum = 0, errors[GROUP_MOST];
        int kind = sample->weight == 1 && (count == 1 || sample[1].weight == 1);
        int i;

        for (i = 0; i < count; ++i) {
            float value = forward(sample + i, &hidden, &slope);
            float error = value - sample[i].points;

            errors[i] = error;
            all += error * error;
            near += sample[i].weight * error * error;
            weight += sample[i].weight;
            sum += sample[i].weight;
            mean += sample[i].weight * error;
            ++n;
            if (value < least) {
                least = value;
                chosen = sample[i].points;
            }
            best = sample[i].points < best ? sample[i].points : best;
        }
        mean /= sum;
        for (i = 0; i < count; ++i) {
            spread[kind] += sample[i].weight / sum * (errors[i] - mean) * (errors[i] - mean);
        }
        lost[kind] += chosen - best;
        ++number[kind];
    }
    printf("%s: error %.4f, of good plays %.4f; spread %.4f, of leaves %.4f; lost by a choice %.4f\n", what,
        sqrt(all / (double)n), sqrt(near / weight), sqrt(spread[0] / (double)number[0]),
        sqrt(spread[1] / (double)number[1]), lost[0] / (double)number[0]);
    fflush(stdout);
}

static void read_positions(const char *path)
{
    FILE *file = fopen(path, "rb");
    Group group;
    long most, n = 0;
    int i, k;

    if (!file || fseek(file, 0, SEEK_END)) {
        perror(path);
        exit(1);
    }
    most = ftell(file) / (long)sizeof(Judged) + 1;
    rewind(file);
    samples = malloc((size_t)most * sizeof *samples);
    starts = malloc((size_t)(most + 1) * sizeof *starts);
    while (fread(&group.kind, sizeof group.kind, 1, file) == 1 && fread(&group.count, sizeof group.count, 1, file) == 1
        && fread(group.positions, sizeof(Judged), (size_t)group.count, file) == (size_t)group.count) {
        float best = 99;

        starts[group_count++] = (uint32_t)n;
        for (i = 0; i < group.count; ++i) {
            best = group.positions[i].points < best ? group.positions[i].points : best;
        }
        for (i = 0; i < group.count; ++i) {
            const Judged *from = group.positions + i;
            Sample *to = samples + n++;
            int side, place, rows = 0;

            for (side = 0; side < 2; ++side) {
                for (place = 0; place < PLACES; ++place) {
                    for (k = 0; k < from->board.at[side][place]; ++k) {
                        to->rows[rows++] = (uint8_t)game_net_row(side, place, k);
                    }
                }
            }
            to->points = from->points;
            to->win = from->win;
            to->stranded = (float)game_net_stranded(&from->board) / POINT;
            to->weight = group.kind == LEAVES ? 1 : expf(-(from->points - best) / NEAR) + LEAST_WEIGHT;
        }
    }
    fclose(file);
    starts[group_count] = (uint32_t)n;
    learned = group_count - group_count / 50;
    printf("%ld groups, %ld positions\n", group_count, n);
}

static uint64_t draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 11;
}

static void begin(const char *warm, uint64_t seed)
{
    GameNet net;
    int i, j;

    memset(&master, 0, sizeof master);
    if (!warm) {
        for (j = 0; j < HIDDEN; ++j) {
            for (i = 0; i < ROWS; ++i) {
                master.rows[i][j] = 0.15f * ((float)(draw(&seed) % 65536) / 32768.0f - 1);
            }
            master.out[j] = (float)(draw(&seed) % 65536) / 32768.0f - 1;
        }
        return;
    }
    game_net_read(&net, warm);
    for (j = 0; j < HIDDEN; ++j) {
        for (i = 0; i < ROWS; ++i) {
            master.rows[i][j] = net.rows[i][j] / (float)ROW_SCALE;
        }
        master.bias[j] = (float)(net.bias[j] - MIDDLE) / ROW_SCALE;
        master.out[j] = (float)net.out[j] / OUT_SCALE;
    }
    master.out_bias[0] = (float)net.out_bias / (OUT_SCALE * UNIT);
}

static void prune(float least)
{
    float *rows = (float *)&master;
    long pruned = 0;
    int i;

    for (i = 0; i < ROWS * LANES; ++i) {
        if (fabsf(rows[i] * ROW_SCALE) < least) {
            rows[i] = 0;
            is_pruned[i] = 1;
            pruned += i % LANES < HIDDEN;
        }
    }
    rate_first = RATE_FIRST_PRUNED;
    printf("%ld of %d weights are 0\n", pruned, ROWS * HIDDEN);
}

static void train(double seconds, uint64_t seed)
{
    double start = omp_get_wtime();
    double loss = 0;
    double rate = 0;
    double passed = 0;
    double next = 0;
    long number = 0;
    int is_over = 0;

    slopes = aligned_alloc(128, (size_t)omp_get_max_threads() * sizeof *slopes);
    memset(slopes, 0, (size_t)omp_get_max_threads() * sizeof *slopes);
#pragma omp parallel
    {
        int thread = omp_get_thread_num();
        int threads = omp_get_num_threads();
        int all = (int)(sizeof master / sizeof(float));
        uint64_t own = (seed + 1) * 0x9E3779B97F4A7C15u + (uint64_t)thread * 0x2545F4914F6CDD1Du;
        double mine;
        int i;

        while (!is_over) {
            mine = 0;
            for (i = thread; i < BATCH; i += threads) {
                mine += learn_group((long)(draw(&own) % (uint64_t)learned), slopes + thread);
            }
#pragma omp atomic
            loss += mine;
#pragma omp barrier
#pragma omp single
            {
                ++number;
                passed = (omp_get_wtime() - start) / seconds;
                rate = rate_first * pow(RATE_LAST / rate_first, passed);
                is_over = passed >= 1;
            }
            step(all * thread / threads, all * (thread + 1) / threads, threads, (float)rate, number);
#pragma omp barrier
#pragma omp single
            {
                round_weights();
                if (passed >= next) {
                    printf("%.0f s, %ld steps, rate %.5f, loss %.5f\n", passed * seconds, number, rate,
                        loss / BATCH / (double)number);
                    fflush(stdout);
                    next += 0.1;
                }
            }
        }
    }
    free(slopes);
    printf("%ld steps\n", number);
}

int main(int count, char **arguments)
{
    double win[HIDDEN + 1];
    const char *warm = count > 6 ? arguments[6] : 0;
    uint64_t seed;
    int i;

    if (count < 5) {
        fputs("usage: fit POSITIONS SECONDS SEED NEW.c [RANKING [WARM.c [LEAST [SHRINK]]]]\n", stderr);
        return 2;
    }
    seed = 0x9E3779B97F4A7C15u * (uint64_t)(atoi(arguments[3]) + 1);
    ranking = count > 5 ? (float)atof(arguments[5]) : 1;
    for (i = 0; i < 256; ++i) {
        sigmoid_table[i] = rintf(UNIT / (1 + expf(-(float)(i - CURVE) / 16)));
    }
    read_positions(arguments[1]);
    begin(warm, seed);
    if (count > 7) {
        prune((float)atof(arguments[7]));
        shrink = count > 8 ? (float)atof(arguments[8]) : 0;
    }
    check("at the start");
    if (atof(arguments[2]) > 0) {
        train(atof(arguments[2]), seed);
        check("at the end");
        fit_win((long)starts[learned], win);
        fit_write(arguments[4], win);
    }
    return 0;
}
