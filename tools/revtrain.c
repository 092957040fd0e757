/* revtrain.c: weights of reversi's windows, from games of its own.
 *   revtrain play SEED GAMES DEPTH WEIGHTS|- >> POSITIONS   plays and notes positions
 *   revtrain fit WEIGHTS [-FAMILY]... < POSITIONS            fits weights, prints errors
 *   revtrain table WEIGHTS                                   prints weights.c
 * A window is up to five squares in line; its state is a number in base 3. All
 * windows that rotation or reflection turn into each other share a table. A
 * position is 16 bytes of men (mover's, other's), then what the game ended
 * with for the mover, as a signed byte, then a byte 0.
 *
 * Build with -O3 -march=native; see `make weights`. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Board;

/* ---- windows ---- */

#define FAMILIES_MOST 24
#define WINDOWS_MOST 128
#define STATES 243
#define STAGES 3
#define UNIT 8
#define WEIGHT_ZERO 64

typedef struct {
    const char *name;
    const char *squares; /* digit 0 first */
} Family;

static const Family families[] = {
#include "revtrain.inc"
};
#define FAMILIES (sizeof families / sizeof families[0])

typedef struct {
    int family;
    int squares;
    uint8_t at[5];
} Window;

static Window windows[WINDOWS_MOST];
static int window_count;
static double weight[STAGES][FAMILIES_MOST][STATES];
static double tempo[STAGES];
static int left_out[FAMILIES_MOST];
static int power[5] = { 1, 3, 9, 27, 81 };

static int image(int square, int how)
{
    int x = square & 7;
    int y = square >> 3;
    int kept;

    if (how & 1) {
        x = 7 - x;
    }
    if (how & 2) {
        y = 7 - y;
    }
    if (how & 4) {
        kept = x;
        x = y;
        y = kept;
    }
    return y * 8 + x;
}

static Board squares_of(const Window *window)
{
    Board set = 0;
    int i;

    for (i = 0; i < window->squares; ++i) {
        set |= 1ULL << window->at[i];
    }
    return set;
}

static void make_windows(void)
{
    unsigned f;
    int how;
    int i;

    for (f = 0; f < FAMILIES; ++f) {
        for (how = 0; how < 8; ++how) {
            Window *window = windows + window_count;
            const char *c = families[f].squares;

            if (left_out[f]) {
                continue;
            }
            window->family = (int)f;
            window->squares = (int)(strlen(c) / 2) % 6;
            for (i = 0; i < window->squares; ++i) {
                window->at[i] = (uint8_t)image((c[2 * i] - 'a') + 8 * (c[2 * i + 1] - '1'), how);
            }
            for (i = 0; i < window_count; ++i) {
                if (windows[i].family == (int)f && squares_of(windows + i) == squares_of(window)) {
                    break;
                }
            }
            window_count += i == window_count;
        }
    }
}

static int state_of(const Window *window, Board own, Board other)
{
    int state = 0;
    int i;

    for (i = 0; i < window->squares; ++i) {
        int at = window->at[i];

        state += power[i] * (int)((own >> at & 1) + 2 * (other >> at & 1));
    }
    return state;
}

/* A window that a reflection maps onto itself has no first end: of the two ways
 * to read it the smaller number counts. */
static int canonical[FAMILIES_MOST][STATES];

static void find_canonical(void)
{
    unsigned f;
    int state;
    int how;
    int i;
    int j;

    for (f = 0; f < FAMILIES; ++f) {
        const char *c = families[f].squares;
        int squares = (int)strlen(c) / 2;

        for (state = 0; state < STATES; ++state) {
            canonical[f][state] = state;
        }
        for (how = 1; how < 8; ++how) {
            int to[5];
            int hits = 0;

            for (i = 0; i < squares; ++i) {
                int at = image((c[2 * i] - 'a') + 8 * (c[2 * i + 1] - '1'), how);

                for (j = 0; j < squares; ++j) {
                    if (at == (c[2 * j] - 'a') + 8 * (c[2 * j + 1] - '1')) {
                        to[i] = j;
                        ++hits;
                    }
                }
            }
            for (state = 0; hits == squares && state < STATES; ++state) {
                int other = 0;

                for (i = 0; i < squares; ++i) {
                    other += power[to[i]] * (state / power[i] % 3);
                }
                if (other < canonical[f][state]) {
                    canonical[f][state] = other;
                }
            }
        }
    }
}

/* The same with the colours changed: digits 1 and 2 change places. */
static int swapped(int state)
{
    int other = 0;
    int i;

    for (i = 0; i < 5; ++i) {
        int digit = state / power[i] % 3;

        other += power[i] * (digit ? 3 - digit : 0);
    }
    return other;
}

/* by men on the board */
static int stage_of(int men)
{
    return men < 26 ? 0 : men < 44 ? 1 : 2;
}

/* ---- rules, on bit boards ---- */

static const int shifts[8] = { 1, -1, 8, -8, 9, -9, 7, -7 };
#define NOT_A 0xFEFEFEFEFEFEFEFEULL
#define NOT_H 0x7F7F7F7F7F7F7F7FULL
static const Board masks[8] = { NOT_A, NOT_H, ~0ULL, ~0ULL, NOT_A, NOT_H, NOT_H, NOT_A };

static inline Board shift(Board board, int d)
{
    return (shifts[d] > 0 ? board << shifts[d] : board >> -shifts[d]) & masks[d];
}

static Board moves_of(Board own, Board other)
{
    Board empty = ~(own | other);
    Board found = 0;
    int d;

    for (d = 0; d < 8; ++d) {
        Board run = shift(own, d) & other;

        run |= shift(run, d) & other;
        run |= shift(run, d) & other;
        run |= shift(run, d) & other;
        run |= shift(run, d) & other;
        run |= shift(run, d) & other;
        found |= shift(run, d) & empty;
    }
    return found;
}

static Board flips_of(Board own, Board other, Board man)
{
    Board flips = 0;
    int d;

    for (d = 0; d < 8; ++d) {
        Board run = shift(man, d) & other;

        if (run) {
            Board last = run;

            while ((last = shift(last, d)) & other) {
                run |= last;
            }
            flips |= last & own ? run : 0;
        }
    }
    return flips;
}

/* ---- search ---- */

static int trained;

/* In games the states of all windows are kept up to date, black and white:
 * digits 0 empty, 1 first player, 2 second. */
typedef struct {
    uint8_t state[WINDOWS_MOST];
} States;

static int16_t fast[STAGES][WINDOWS_MOST][STATES];
static uint8_t part_window[64][16];
static uint8_t part_power[64][16];
static int parts[64];

static void prepare(void)
{
    int w;
    int s;
    int i;

    for (w = 0; w < window_count; ++w) {
        for (i = 0; i < windows[w].squares; ++i) {
            int at = windows[w].at[i];

            part_window[at][parts[at]] = (uint8_t)w;
            part_power[at][parts[at]++] = (uint8_t)power[i];
        }
        for (s = 0; s < STAGES; ++s) {
            for (i = 0; i < STATES; ++i) {
                fast[s][w][i] = (int16_t)lround(100 * weight[s][windows[w].family][canonical[windows[w].family][i]]);
            }
        }
    }
}

static void add_men(States *states, Board men, int by)
{
    for (; men; men &= men - 1) {
        int at = __builtin_ctzll(men);
        int i;

        for (i = 0; i < parts[at]; ++i) {
            states->state[part_window[at][i]] += (uint8_t)(by * part_power[at][i]);
        }
    }
}

/* The states after a man of a side, which turned `flips`. */
static void step_states(States *to, const States *from, Board man, Board flips, int side)
{
    if (trained) {
        *to = *from;
        add_men(to, man, side ? 2 : 1);
        add_men(to, flips, side ? 1 : -1);
    }
}

static int evaluate(Board own, Board other, const States *states, int side)
{
    int s = stage_of(__builtin_popcountll(own | other));
    int sum = 0;
    int w;

    if (!trained) {
        Board corners = 0x8100000000000081ULL;

        return 100 * (8 * __builtin_popcountll(own & corners) - 8 * __builtin_popcountll(other & corners)
            + __builtin_popcountll(moves_of(own, other)) - __builtin_popcountll(moves_of(other, own)));
    }
    for (w = 0; w < window_count; ++w) {
        sum += fast[s][w][states->state[w]];
    }
    return (side ? -sum : sum) + (int)(100 * tempo[s]);
}

static Board best_first[4] = {
    0x8100000000000081ULL, 0x003C3C3C3C3C3C00ULL | 0x3C0081818181003CULL, 0x4281000000008142ULL, 0x0042000000004200ULL
};

static int final_score(Board own, Board other)
{
    int a = __builtin_popcountll(own);
    int b = __builtin_popcountll(other);

    return 100 * (a > b ? a - b + (64 - a - b) : a < b ? a - b - (64 - a - b) : 0);
}

/* depth 64: to the end */
static int search(Board own, Board other, const States *states, int side, int depth, int alpha, int beta, int passed)
{
    States next;
    Board moves;
    Board groups[32] = { 0 };
    int group_count = 4;
    int best = -100000;
    int group;

    if (depth == 0) {
        return evaluate(own, other, states, side);
    }
    moves = moves_of(own, other);
    if (!moves) {
        return passed ? final_score(own, other)
            : -search(other, own, states, side ^ 1, depth, -beta, -alpha, 1);
    }
    if (depth > 20 && __builtin_popcountll(~(own | other)) > 5) {
        Board left; /* to the end: whoever leaves the enemy least comes first */

        for (left = moves; left; left &= left - 1) {
            Board man = left & -left;
            Board flips = flips_of(own, other, man);
            int mobility = __builtin_popcountll(moves_of(other ^ flips, own ^ flips ^ man));

            groups[mobility > 31 ? 31 : mobility] |= man;
        }
        group_count = 32;
    } else {
        for (group = 0; group < 4; ++group) {
            groups[group] = moves & best_first[group];
        }
    }
    for (group = 0; group < group_count; ++group) {
        Board left = groups[group];

        for (; left; left &= left - 1) {
            Board man = left & -left;
            Board flips = flips_of(own, other, man);
            int value;

            if (depth <= 20) {
                step_states(&next, states, man, flips, side);
            }
            value = -search(other ^ flips, own ^ flips ^ man, &next, side ^ 1, depth - 1, -beta, -alpha, 0);
            if (value > best) {
                best = value;
                alpha = value > alpha ? value : alpha;
                if (alpha >= beta) {
                    return best;
                }
            }
        }
    }
    return best;
}

/* ---- games ---- */

#define EXACT 11 /* empty squares from which games are played exactly */

static uint64_t dice;

static unsigned roll(unsigned most)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 11) % most);
}

static void play_game(int depth)
{
    static Board noted[64][2];
    static int mover[64];
    Board own = 0x0000000810000000ULL;
    Board other = 0x0000001008000000ULL;
    int random_plies = 6 + (int)roll(18);
    States states;
    States next;
    int side = 0;
    int passed = 0;
    int count = 0;
    int result;
    int i;

    memset(&states, 0, sizeof states);
    add_men(&states, own, 1);
    add_men(&states, other, 2);
    for (;;) {
        Board moves = moves_of(own, other);
        int empties = __builtin_popcountll(~(own | other));
        Board kept = own;

        if (!moves) {
            if (passed) {
                result = final_score(own, other) / 100;
                break;
            }
            passed = 1;
        } else if (random_plies > 0) {
            unsigned n = roll((unsigned)__builtin_popcountll(moves));
            Board flips;

            for (; n--; moves &= moves - 1) {
            }
            --random_plies;
            passed = 0;
            flips = flips_of(own, other, moves & -moves);
            step_states(&next, &states, moves & -moves, flips, side);
            states = next;
            own ^= flips | (moves & -moves);
            other ^= flips;
        } else {
            Board chosen = 0;
            int best = -1000000;

            noted[count][0] = own;
            noted[count][1] = other;
            mover[count++] = side;
            if (empties <= EXACT) {
                result = search(own, other, 0, side, 64, -6500, 6500, 0) / 100;
                break;
            }
            for (; moves; moves &= moves - 1) {
                Board man = moves & -moves;
                Board flips = flips_of(own, other, man);
                int value;

                step_states(&next, &states, man, flips, side);
                value = -search(other ^ flips, own ^ flips ^ man, &next, side ^ 1, depth - 1, -1000000, -best, 0)
                    + (int)roll(50);

                if (value > best) {
                    best = value;
                    chosen = man;
                }
            }
            passed = 0;
            kept = flips_of(own, other, chosen);
            step_states(&next, &states, chosen, kept, side);
            states = next;
            own ^= kept | chosen;
            other ^= kept;
        }
        kept = own;
        own = other;
        other = kept;
        side ^= 1;
    }
    for (i = 0; i < count; ++i) {
        int8_t tail[2] = { (int8_t)(mover[i] == side ? result : -result), 0 };

        fwrite(noted[i], 8, 2, stdout);
        fwrite(tail, 1, 2, stdout);
    }
}

/* ---- fitting ---- */

typedef struct {
    Board own;
    Board other;
    int result;
    int stage;
} Sample;

static Sample *samples;
static long sample_count;

static void read_samples(void)
{
    long room = 1 << 20;
    uint8_t bytes[18];

    samples = malloc((size_t)room * sizeof *samples);
    while (fread(bytes, 1, 18, stdin) == 18) {
        Sample *sample;

        if (sample_count == room) {
            room *= 2;
            samples = realloc(samples, (size_t)room * sizeof *samples);
        }
        sample = samples + sample_count++;
        memcpy(&sample->own, bytes, 8);
        memcpy(&sample->other, bytes + 8, 8);
        sample->result = (int8_t)bytes[16];
        sample->stage = stage_of(__builtin_popcountll(sample->own | sample->other));
    }
}

static double predict(const Sample *sample, int *states)
{
    double sum = tempo[sample->stage];
    int w;

    for (w = 0; w < window_count; ++w) {
        states[w] = canonical[windows[w].family][state_of(windows + w, sample->own, sample->other)];
        sum += weight[sample->stage][windows[w].family][states[w]];
    }
    return sum;
}

/* One sample in twenty is kept to test with. */
static void fit(int rounds)
{
    static double seen[STAGES][FAMILIES_MOST][STATES];
    int states[WINDOWS_MOST];
    int round;
    long i;
    int w;

    for (round = 0; round < rounds; ++round) {
        double error[2] = { 0, 0 };
        double by_stage[STAGES] = { 0 };
        long stage_count[STAGES] = { 0 };
        long number[2] = { 0, 0 };
        double rate = 1.0 / (1 + round * 0.5);

        for (i = 0; i < sample_count; ++i) {
            Sample *sample = samples + i;
            int test = i % 20 == 7;
            double off = sample->result - predict(sample, states);
            double step = off * rate / window_count;

            error[test] += off * off;
            ++number[test];
            if (test) {
                by_stage[sample->stage] += off * off;
                ++stage_count[sample->stage];
                continue;
            }
            tempo[sample->stage] += 0.001 * off * rate;
            for (w = 0; w < window_count; ++w) {
                double *row = weight[sample->stage][windows[w].family];
                int other = canonical[windows[w].family][swapped(states[w])];
                double *times = &seen[sample->stage][windows[w].family][states[w]];
                double by = step / (1 + *times / 200 < 60 ? 1 + *times / 200 : 60);

                *times += round == 0;
                row[states[w]] += by;
                row[other] -= by;
            }
        }
        if (round == rounds - 1) {
            fprintf(stderr, "%d windows, %ld samples: error %.3f, kept aside %.3f", window_count,
                sample_count, sqrt(error[0] / number[0]), sqrt(error[1] / number[1]));
            for (w = 0; w < STAGES; ++w) {
                fprintf(stderr, " %.3f", sqrt(by_stage[w] / (stage_count[w] + !stage_count[w])));
            }
            fprintf(stderr, "\n");
        }
    }
}

static void read_weights(const char *name)
{
    FILE *file = fopen(name, "rb");

    if (!file || fread(weight, sizeof weight, 1, file) != 1 || fread(tempo, sizeof tempo, 1, file) != 1) {
        fprintf(stderr, "%s: no weights\n", name);
        exit(2);
    }
    fclose(file);
    trained = 1;
}

static void write_weights(const char *name)
{
    FILE *file = fopen(name, "wb");

    fwrite(weight, sizeof weight, 1, file);
    fwrite(tempo, sizeof tempo, 1, file);
    fclose(file);
}

static int quantized(double value)
{
    int scaled = (int)lround(value * UNIT) + WEIGHT_ZERO;

    return scaled < 0 ? 0 : scaled > 2 * WEIGHT_ZERO ? 2 * WEIGHT_ZERO : scaled;
}

static void print_table(void)
{
    unsigned f;
    int s;
    int i;

    printf("/* eval.c: the worth of windows, by tools/revtrain. */\n"
        "#include \"games/reversi/reversi.h\"\n\n"
        "const int8_t reversi_tempo[STAGES] = {");
    for (s = 0; s < STAGES; ++s) {
        printf(" %d,", (int)lround(tempo[s] * UNIT));
    }
    printf(" };\n\nconst uint8_t reversi_weight[STAGES][FAMILIES][STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {\n");
        for (f = 0; f < FAMILIES; ++f) {
            int least = 255;
            int most = 0;

            printf("        { /* %s */", families[f].name);
            for (i = 0; i < STATES; ++i) {
                int value = quantized(weight[s][f][canonical[f][i]]);

                printf("%s%d,", i % 16 ? " " : "\n            ", value);
                least = value < least ? value : least;
                most = value > most ? value : most;
            }
            printf("\n        },\n");
            fprintf(stderr, "%s stage %d: %d to %d\n", families[f].name, s, least, most);
        }
        printf("    },\n");
    }
    printf("};\n");
}

int main(int count, char **words)
{
    int i;
    unsigned f;

    find_canonical();
    if (count > 5 && strcmp(words[1], "play") == 0) {
        make_windows();
        if (words[5][0] != '-') {
            read_weights(words[5]);
        }
        prepare();
        dice = 88172645463325252ULL + 7919ULL * (uint64_t)atoi(words[2]);
        for (i = atoi(words[3]); i; --i) {
            play_game(atoi(words[4]));
        }
        return 0;
    }
    if (count > 2 && strcmp(words[1], "fit") == 0) {
        for (i = 3; i < count; ++i) {
            for (f = 0; f < FAMILIES; ++f) {
                left_out[f] |= strcmp(words[i] + 1, families[f].name) == 0;
            }
        }
        make_windows();
        read_samples();
        fit(12);
        write_weights(words[2]);
        return 0;
    }
    if (count > 2 && strcmp(words[1], "table") == 0) {
        read_weights(words[2]);
        print_table();
        return 0;
    }
    fprintf(stderr, "usage: see the head of the source\n");
    return 2;
}
