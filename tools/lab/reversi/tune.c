/* tune.c: tunes the values of discs and edges in reversi on games against itself.
 *   lab/reversi/tune play SEED GAMES DEPTH WEIGHTS|- >> POSITIONS   plays games and writes positions
 *   lab/reversi/tune match GAMES DEPTH WEIGHTS|- WEIGHTS|-          - is mobility and corners
 *   lab/reversi/tune fit WEIGHTS [TERM...] < POSITIONS              fits weights, prints errors
 *   lab/reversi/tune table WEIGHTS > src/games/reversi/weights.c
 * The model is that of src/games/reversi/weights.h: a disc counts by the class of its square and the number of its
 * empty neighbours, an edge by the states of two windows of five squares. A position is 16 bytes of discs (the mover's,
 * the other's), then the final result for the mover as a signed byte, then a 0 byte. `make weights` runs everything.
 *
 * TERM leaves out or adds a term, to measure its value: -neighbours: a disc counts only by its square (no potential
 * mobility); -edges: discs on the edges count one by one; -corners: no corners, nor the squares next to them; -stages:
 * the same weights during the whole game; +mobility: also the numbers of moves, which the game leaves out because they
 * cost more time than all the rest. */
/* SPDX-License-Identifier: MIT */
#include <math.h>

#include "host/progress.h"
#include "tune_model.h"

/* ---- fitting ---- */

typedef struct {
    int result;
    int stage;
    int mobility;             /* own moves minus the other's */
    int16_t number[FEATURES]; /* index of the weight plus 1: positive own, negative the other's; 0: none */
} Sample;

static Sample *samples;
static long sample_count;
static double fitted[2]; /* number of positions, and the error on those held back */

#define SQUARE_KINDS 4 /* of an edge, without windows: corner, next to it, ... */

static int edge_kind(int square)
{
    int x = (square & 7) < 4 ? square & 7 : 7 - (square & 7);
    int y = (square >> 3) < 4 ? square >> 3 : 7 - (square >> 3);

    return x > y ? x : y;
}

/* Returns the index of the weight of a disc on this square, plus 1; 0 if the square belongs to a window. */
static int man_number(int square, Board empty)
{
    if (class_of[square] < STATE_EDGE) {
        return man_weight(square, empty) + 1;
    }
    return without_edges ? STATES + edge_kind(square) + 1 : 0;
}

/* Without corners the two squares at the end of a window count as empty. */
static int window_number(int state)
{
    return without_corners ? state - state % 9 : state;
}

static void read_sample(Sample *sample, const uint8_t *bytes)
{
    Board own;
    Board other;
    Board empty;
    int i;

    memcpy(&own, bytes, 8);
    memcpy(&other, bytes + 8, 8);
    empty = ~(own | other);
    sample->result = (int8_t)bytes[16];
    sample->stage = without_stages ? 0 : stage_of(64 - __builtin_popcountll(empty));
    sample->mobility = !with_mobility ? 0
        : __builtin_popcountll(moves_of(own, other)) - __builtin_popcountll(moves_of(other, own));
    for (i = 0; i < 64; ++i) {
        int number = man_number(i, empty);

        sample->number[i] = (int16_t)(own >> i & 1 ? number : other >> i & 1 ? -number : 0);
    }
    for (i = 0; i < 8; ++i) {
        int state = window_number(window_state(i, own, other));
        int turned = swapped(state);

        sample->number[64 + i] = (int16_t)(without_edges || state == turned ? 0
            : state < turned ? STATES + state + 1 : -(STATES + turned + 1));
    }
}

static void read_samples(void)
{
    long room = 1 << 18;
    uint8_t bytes[18];

    samples = malloc((size_t)room * sizeof *samples);
    while (fread(bytes, 1, 18, stdin) == 18) {
        if (sample_count == room) {
            room *= 2;
            samples = realloc(samples, (size_t)room * sizeof *samples);
        }
        read_sample(samples + sample_count++, bytes);
    }
}

/* Shrinks weights that were seen rarely: seen n times counts n / (n + DOUBT). */
#define DOUBT 40
#define MOMENTUM 0.9

static double sums[STAGES][WEIGHTS];
static double counts[STAGES][WEIGHTS];
static double speed[STAGES][WEIGHTS];
static double tempo_sum[STAGES];
static double tempo_count[STAGES];
static double mobility_sum[STAGES];
static double mobility_count[STAGES];

static void improve(void)
{
    int s;
    int n;

    for (s = 0; s < STAGES; ++s) {
        for (n = 0; n < WEIGHTS; ++n) {
            double wanted = sums[s][n] - DOUBT * weight[s][n];

            speed[s][n] = MOMENTUM * speed[s][n] + wanted / (counts[s][n] + DOUBT) * 1.2 / FEATURES;
            weight[s][n] += speed[s][n];
            if (n < STATES && (weight[s][n] < LEAST_MAN || weight[s][n] > MOST_MAN)) {
                weight[s][n] = weight[s][n] < 0 ? LEAST_MAN : MOST_MAN;
                speed[s][n] = 0;
            }
        }
        tempo[s] += 0.2 * tempo_sum[s] / (tempo_count[s] + 1);
        mobility[s] += 0.2 * mobility_sum[s] / (mobility_count[s] + 1);
    }
}

static double off_by(const Sample *sample)
{
    const double *all = weight[sample->stage];
    double off = sample->result - tempo[sample->stage] - mobility[sample->stage] * sample->mobility;
    int i;

    for (i = 0; i < FEATURES; ++i) {
        int n = sample->number[i];

        off -= n > 0 ? all[n - 1] : n < 0 ? -all[-n - 1] : 0;
    }
    return off;
}

/* About one game in twenty is held back for testing. */
static void fit(int rounds)
{
    int round;
    long i;
    int f;

    for (round = 0; round < rounds; ++round) {
        progress_show("fit", (unsigned long)round + 1, (unsigned long)rounds, "");
        double error[2] = { 0, 0 };
        long number[2] = { 0, 0 };

        memset(sums, 0, sizeof sums);
        memset(counts, 0, sizeof counts);
        memset(tempo_sum, 0, sizeof tempo_sum);
        memset(tempo_count, 0, sizeof tempo_count);
        memset(mobility_sum, 0, sizeof mobility_sum);
        memset(mobility_count, 0, sizeof mobility_count);
        for (i = 0; i < sample_count; ++i) {
            const Sample *sample = samples + i;
            int s = sample->stage;
            int test = i / 500 % 20 == 7;
            double off = off_by(sample);

            error[test] += off * off;
            ++number[test];
            tempo_sum[s] += test ? 0 : off;
            tempo_count[s] += !test;
            mobility_sum[s] += test ? 0 : off * sample->mobility;
            mobility_count[s] += test ? 0 : sample->mobility * sample->mobility;
            for (f = 0; f < FEATURES && !test; ++f) {
                int n = sample->number[f];

                if (n) {
                    sums[s][abs(n) - 1] += n > 0 ? off : -off;
                    ++counts[s][abs(n) - 1];
                }
            }
        }
        if (round == rounds - 1) {
            fitted[0] = (double)sample_count;
            fitted[1] = sqrt(error[1] / number[1]);
            fprintf(stderr, "%ld positions: error %.3f discs, %.3f on those held back\n",
                sample_count, sqrt(error[0] / number[0]), fitted[1]);
        } else {
            improve();
        }
    }
}

/* Computes the weights of all states of a window from values of single squares. Squares of two windows count half in
 * each. */
static void spread_squares(double *window)
{
    static const double share[5] = { 0.5, 1, 1, 0.5, 0.5 };
    static const int kind[5] = { 0, 1, 2, 3, 3 };
    double worth[SQUARE_KINDS];
    int n;
    int i;

    for (i = 0; i < SQUARE_KINDS; ++i) {
        worth[i] = window[i];
    }
    for (n = 0; n < WINDOW_STATES; ++n) {
        int rest = n;

        window[n] = 0;
        for (i = 0; i < 5; ++i, rest /= 3) {
            window[n] += share[i] * worth[kind[i]] * (rest % 3 == 1 ? 1 : rest % 3 == 2 ? -1 : 0);
        }
    }
}

/* Fills in the other half of the windows' weights, states that were never seen, and the weights of terms that were left
 * out. */
static void complete(void)
{
    int s;
    int n;

    for (s = 0; s < STAGES; ++s) {
        if (without_stages && s) {
            memcpy(weight[s], weight[0], sizeof weight[0]);
            tempo[s] = tempo[0];
            continue;
        }
        if (without_edges) {
            spread_squares(weight[s] + STATES);
        }
        for (n = 0; n < WINDOW_STATES && without_corners; ++n) {
            weight[s][STATES + n] = weight[s][STATES + window_number(n)];
        }
        for (n = 0; n < WINDOW_STATES; ++n) {
            if (swapped(n) < n) {
                weight[s][STATES + n] = -weight[s][STATES + swapped(n)];
            }
        }
        for (n = 0; n < STATE_STEP && without_corners; ++n) {
            weight[s][n] = weight[s][CORNER_TAKEN + n];
        }
        for (n = 0; n < STATE_EDGE; ++n) {
            if (without_neighbours || (n % STATE_STEP && counts[s][n] == 0)) {
                weight[s][n] = weight[s][n % STATE_STEP ? n - 1 : n];
            }
        }
    }
}

/* ---- files ---- */

static void read_weights(const char *name)
{
    FILE *file = fopen(name, "rb");

    if (!file || fread(weight, sizeof weight, 1, file) != 1 || fread(tempo, sizeof tempo, 1, file) != 1
        || fread(mobility, sizeof mobility, 1, file) != 1 || fread(fitted, sizeof fitted, 1, file) != 1) {
        fprintf(stderr, "%s: not a file of weights\n", name);
        exit(2);
    }
    fclose(file);
}

static void write_weights(const char *name)
{
    FILE *file = fopen(name, "wb");

    if (!file || fwrite(weight, sizeof weight, 1, file) != 1 || fwrite(tempo, sizeof tempo, 1, file) != 1
        || fwrite(mobility, sizeof mobility, 1, file) != 1 || fwrite(fitted, sizeof fitted, 1, file) != 1) {
        fprintf(stderr, "%s: cannot write it\n", name);
        exit(2);
    }
    fclose(file);
}

static int scaled(double value, int most)
{
    int units = (int)lround(value * UNIT);

    return units > most ? most : units < -most ? -most : units;
}

static void print_rows(const double *values, int count, int a_row)
{
    int i;

    for (i = 0; i < count; ++i) {
        printf("%s%d,", i % a_row ? " " : "\n        ", scaled(values[i], 60));
    }
}

static void print_table(void)
{
    int s;

    printf("/* weights.c: weights of the evaluation of reversi, written by tools/lab/reversi/tune. Fitted to %.0f\n"
        " * positions; on the test positions the error is %.1f discs of the final result. */\n"
        "#include \"games/reversi/reversi.h\"\n\nconst int8_t reversi_tempo[STAGES] = {", fitted[0], fitted[1]);
    for (s = 0; s < STAGES; ++s) {
        printf(" %d,", scaled(tempo[s], 127));
    }
    printf(" };\n\nconst int8_t reversi_disc_worth[STAGES][STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {");
        print_rows(weight[s], STATES, STATE_STEP);
        printf("\n    },\n");
    }
    printf("};\n\nconst int8_t reversi_edge_worth[STAGES][WINDOW_STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {");
        print_rows(weight[s] + STATES, WINDOW_STATES, 18);
        printf("\n    },\n");
    }
    printf("};\n");
}

int main(int count, char **words)
{
    int i;

    prepare_board();
    if (count > 5 && strcmp(words[1], "play") == 0) {
        if (words[5][0] != '-') {
            read_weights(words[5]);
            prepare_player(0);
        }
        dice = 88172645463325252ULL + 7919ULL * (uint64_t)atoi(words[2]);
        for (i = 0; i < atoi(words[3]); ++i) {
            play_game(atoi(words[4]), 0, 0);
            progress_show("play", (unsigned long)i + 1, (unsigned long)atoi(words[3]), "");
        }
    } else if (count > 5 && strcmp(words[1], "match") == 0) {
        for (i = 0; i < 2; ++i) {
            if (words[4 + i][0] != '-') {
                read_weights(words[4 + i]);
                prepare_player(i);
            }
        }
        match(atoi(words[2]), atoi(words[3]));
    } else if (count > 2 && strcmp(words[1], "fit") == 0) {
        for (i = 3; i < count; ++i) {
            without_edges |= strcmp(words[i], "-edges") == 0;
            without_neighbours |= strcmp(words[i], "-neighbours") == 0;
            without_corners |= strcmp(words[i], "-corners") == 0;
            without_stages |= strcmp(words[i], "-stages") == 0;
            with_mobility |= strcmp(words[i], "+mobility") == 0;
        }
        read_samples();
        fit(120);
        complete();
        write_weights(words[2]);
    } else if (count > 2 && strcmp(words[1], "table") == 0) {
        read_weights(words[2]);
        print_table();
    } else {
        fprintf(stderr, "usage: see the head of tools/lab/reversi/tune.c\n");
        return 2;
    }
    return 0;
}
