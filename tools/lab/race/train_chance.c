/* train_chance.c: trains the network that says the winning chance in Race! (src/games/race/chance.c), on the exact
 * table of lab/race/solve.
 *
 *   lab/race/train_chance TABLE HIDDEN SAMPLES EPOCHS [SEED] > src/games/race/chance_weights.c
 *
 * The inputs are pieces on squares: src/games/race/chance.h has their numbers. There is one hidden layer, cut off at
 * both ends; the output is a logit. It is trained by Adam on mini-batches, on all processors. In the second half of the
 * epochs the weights are used as rounded for the Atari, so that the rest of the network makes up for the rounding.
 * Twelve parts of the positions come from games of players that often err, three from games of random moves, one is
 * any pair of arrangements. A last set of positions is not trained with; its errors are printed after each epoch.
 */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HIDDEN_MOST 64
#define ROAD 17              /* squares 1 to 17 */
#define SINGLE(square) ((square) - 1)
#define BLOCK(square) (ROAD + (square) - 1)
#define EXTRA(square) (2 * ROAD + (square) - 1)
#define AT_START(n) (3 * ROAD + (n) - 1)
#define AT_HOME(n) (3 * ROAD + RACE_PIECES + (n) - 1)
#define ROLE (3 * ROAD + 2 * RACE_PIECES)
#define INPUTS (2 * ROLE)

#define UNIT 64.0            /* a weight of 1 of the first layer, and an output of 1 of the hidden layer */
#define OUT_UNIT 32.0        /* a weight of 1 of the second layer */
#define BYTE 127.0
#define ACT_MOST ((float)(BYTE / UNIT))
#define BATCH 4096
#define HELD 200000          /* positions that are not trained with */

typedef struct {
    float first[INPUTS][HIDDEN_MOST];
    float bias[HIDDEN_MOST];
    float second[HIDDEN_MOST];
    float out;
} Net;
#define NUMBERS (sizeof(Net) / sizeof(float))

typedef struct {
    uint16_t mine, theirs;
    float chance;
} Sample;

static Net net, used, moment, square_moment;
static int hidden;
static const float *table;
/* ---- positions ---- */

static Sample *samples;
static size_t wanted, taken;

static void take(uint16_t mine, uint16_t theirs)
{
    if (taken < wanted && mine != ALL_HOME && theirs != ALL_HOME) {
        samples[taken++] = (Sample){mine, theirs, table[(size_t)mine * SETS + theirs]};
    }
}

/* Plays a game in which one move in `erring` is random, and takes every third position. */
static void play_game(unsigned erring)
{
    uint16_t mine = START, theirs = START;

    while (race_pieces_roll(table, &mine, &theirs, erring, NULL)) {
        if (race_draw(3) == 0) {
            take(mine, theirs);
        }
    }
}

static void make_samples(void)
{
    samples = malloc(wanted * sizeof *samples);
    while (taken < wanted) {
        unsigned kind = race_draw(16);

        if (kind < 15) {
            play_game(kind < 12 ? 6 : 1);
        } else {
            for (int n = 0; n < 60; n++) {
                uint16_t mine = (uint16_t)race_draw(SETS), theirs = (uint16_t)race_draw(SETS);

                if (!(race_set[mine].blocks & race_set[theirs].singles)
                    && !(race_set[mine].blocks & race_set[theirs].blocks)
                    && !(race_set[mine].singles & (race_set[theirs].blocks | race_set[theirs].singles))) {
                    take(mine, theirs);
                }
            }
        }
    }
    for (size_t n = wanted - 1; n; n--) {
        size_t other = ((size_t)race_draw(1u << 30) << 2 ^ race_draw(4)) % (n + 1);
        Sample kept = samples[n];

        samples[n] = samples[other];
        samples[other] = kept;
    }
}

/* ---- the network ---- */

/* Lists the inputs of a position that are not 0; EXTRA counts, so it may be listed twice. */
static int list_inputs(const Sample *sample, uint16_t *inputs)
{
    int count = 0;

    for (int role = 0; role < 2; role++) {
        const Set *set = race_set + (role ? sample->theirs : sample->mine);
        int base = role * ROLE;

        if (set->count[0]) {
            inputs[count++] = (uint16_t)(base + AT_START(set->count[0]));
        }
        if (set->count[HOME]) {
            inputs[count++] = (uint16_t)(base + AT_HOME(set->count[HOME]));
        }
        for (int square = 1; square < HOME; square++) {
            if (set->count[square]) {
                inputs[count++] = (uint16_t)(base + (set->count[square] > 1 ? BLOCK(square) : SINGLE(square)));
                for (int n = set->count[square]; n > 2; n--) {
                    inputs[count++] = (uint16_t)(base + EXTRA(square));
                }
            }
        }
    }
    return count;
}

static double evaluate(const Net *from, const uint16_t *inputs, int count, float *sums)
{
    float logit = from->out;

    for (int h = 0; h < hidden; h++) {
        sums[h] = from->bias[h];
    }
    for (int n = 0; n < count; n++) {
        for (int h = 0; h < hidden; h++) {
            sums[h] += from->first[inputs[n]][h];
        }
    }
    for (int h = 0; h < hidden; h++) {
        logit += from->second[h] * fminf(fmaxf(sums[h], 0), ACT_MOST);
    }
    return 1 / (1 + exp(-logit));
}

/* Adds the gradient of the squared error of one position. */
static void learn(const Sample *sample, Net *gradient)
{
    uint16_t inputs[16];
    float sums[HIDDEN_MOST], delta[HIDDEN_MOST];
    int count = list_inputs(sample, inputs);
    double chance = evaluate(&used, inputs, count, sums);
    float slope = (float)((chance - sample->chance) * fmax(chance * (1 - chance), 0.02));

    gradient->out += slope;
    for (int h = 0; h < hidden; h++) {
        int open = sums[h] > 0 && sums[h] < ACT_MOST;

        gradient->second[h] += slope * fminf(fmaxf(sums[h], 0), ACT_MOST);
        delta[h] = open ? slope * used.second[h] : 0;
        gradient->bias[h] += delta[h];
    }
    for (int n = 0; n < count; n++) {
        for (int h = 0; h < hidden; h++) {
            gradient->first[inputs[n]][h] += delta[h];
        }
    }
}

static float rounded(double value, double unit, double most)
{
    return (float)(fmin(fmax(round(value * unit), -most), most) / unit);
}

static void round_net(int exactly)
{
    used = net;
    if (exactly) {
        for (int h = 0; h < hidden; h++) {
            for (int n = 0; n < INPUTS; n++) {
                used.first[n][h] = rounded(net.first[n][h], UNIT, BYTE);
            }
            used.bias[h] = rounded(net.bias[h], UNIT, 32000);
            used.second[h] = rounded(net.second[h], OUT_UNIT, BYTE);
        }
        used.out = rounded(net.out, UNIT * OUT_UNIT, 32000);
    }
}

static void step(const Net *gradient, double rate, unsigned long time)
{
    float *weight = (float *)&net, *m = (float *)&moment, *v = (float *)&square_moment;
    const float *g = (const float *)gradient;
    double first = 1 - pow(0.9, (double)time), second = 1 - pow(0.999, (double)time);

    for (size_t n = 0; n < NUMBERS; n++) {
        float slope = g[n] / BATCH;

        m[n] = 0.9f * m[n] + 0.1f * slope;
        v[n] = 0.999f * v[n] + 0.001f * slope * slope;
        weight[n] -= (float)(rate * m[n] / first / (sqrt(v[n] / second) + 1e-9));
    }
    for (int h = 0; h < hidden; h++) {
        for (int n = 0; n < INPUTS; n++) {
            net.first[n][h] = fminf(fmaxf(net.first[n][h], -ACT_MOST), ACT_MOST);
        }
        net.second[h] = (float)fmin(fmax(net.second[h], -BYTE / OUT_UNIT), BYTE / OUT_UNIT);
    }
}

static void print_errors(int epoch)
{
    double squares = 0;
    unsigned over = 0;

#pragma omp parallel for reduction(+ : squares, over)
    for (size_t n = wanted - HELD; n < wanted; n++) {
        uint16_t inputs[16];
        float sums[HIDDEN_MOST];
        double error = evaluate(&used, inputs, list_inputs(samples + n, inputs), sums) - samples[n].chance;

        squares += error * error;
        over += fabs(error) > 0.02;
    }
    fprintf(stderr, "hidden %d epoch %d: rms %.3f%%, over 2 points %.2f%%\n", hidden, epoch,
        100 * sqrt(squares / HELD), 100.0 * over / HELD);
}

static void train(int epochs)
{
    int workers = omp_get_max_threads();
    Net *gradients = calloc((size_t)workers, sizeof *gradients);
    unsigned long time = 0, batches = (wanted - HELD) / BATCH;

    for (int epoch = 0; epoch < epochs; epoch++) {
        for (unsigned long batch = 0; batch < batches; batch++) {
            double progress = ((double)epoch + (double)batch / (double)batches) / epochs;

            round_net(progress > 0.5);
#pragma omp parallel
            {
                Net *own = gradients + omp_get_thread_num();

                memset(own, 0, sizeof *own);
#pragma omp for schedule(static)
                for (size_t n = batch * BATCH; n < (batch + 1) * BATCH; n++) {
                    learn(samples + n, own);
                }
            }
            for (int worker = 1; worker < workers; worker++) {
                for (size_t n = 0; n < NUMBERS; n++) {
                    ((float *)gradients)[n] += ((float *)(gradients + worker))[n];
                }
            }
            step(gradients, 0.00001 + 0.004 * (0.5 + 0.5 * cos(M_PI * progress)), ++time);
        }
        round_net(1);
        print_errors(epoch);
    }
    free(gradients);
}

static void print_numbers(const char *type, const char *name, const float *numbers, int count, double unit)
{
    printf("const %s %s[%d] = {", type, name, count);
    for (int n = 0; n < count; n++) {
        printf("%s%d,", n % 16 ? " " : "\n    ", (int)lround(numbers[n] * unit));
    }
    puts("\n};\n");
}

static void print_net(void)
{
    float first[INPUTS * HIDDEN_MOST];

    for (int n = 0; n < INPUTS * hidden; n++) {
        first[n] = used.first[n / hidden][n % hidden];
    }
    puts("/* chance_weights.c: the network of chance.c. Generated by tools/lab/race/train_chance.c. */\n"
         "/* SPDX-License-Identifier: MIT */\n#include \"games/race/chance.h\"\n");
    print_numbers("int8_t", "race_chance_first", first, INPUTS * hidden, UNIT);
    print_numbers("int16_t", "race_chance_bias", used.bias, hidden, UNIT);
    print_numbers("int8_t", "race_chance_second", used.second, hidden, OUT_UNIT);
    printf("const int16_t race_chance_out = %ld;\n", lround(used.out * UNIT * OUT_UNIT));
}

int main(int count, char **words)
{
    if (count < 5 || (hidden = atoi(words[2])) < 1 || hidden > HIDDEN_MOST
        || (wanted = (size_t)atol(words[3])) < 2 * HELD) {
        fputs("usage: lab/race/train_chance TABLE HIDDEN SAMPLES EPOCHS [SEED]\n", stderr);
        return 2;
    }
    race_seed += count > 5 ? (uint64_t)atol(words[5]) * 1000003 : 0;
    table = race_pieces_read(words[1]);
    race_pieces_start();
    make_samples();
    for (int h = 0; h < hidden; h++) {
        for (int n = 0; n < INPUTS; n++) {
            net.first[n][h] = ((float)race_draw(2000) / 1000 - 1) * 0.3f;
        }
        net.bias[h] = 0.3f;
        net.second[h] = ((float)race_draw(2000) / 1000 - 1) * 0.5f;
    }
    train(atoi(words[4]));
    print_net();
    return 0;
}
