/* revtrain.c: weights of reversi's windows, from games of its own.
 *   revtrain play SEED GAMES DEPTH WEIGHTS|- >> POSITIONS   plays and notes positions
 *   revtrain match GAMES DEPTH WEIGHTS|- WEIGHTS|-          - is mobility and corners
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
#define UNIT 3
#define SLOTS 3

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

/* Two players may have weights of their own. */
static int trained[2];
static int player;

/* In games the states of all windows are kept up to date, black and white:
 * digits 0 empty, 1 first player, 2 second. */
typedef struct {
    uint8_t state[WINDOWS_MOST];
} States;

static int16_t fast[2][STAGES][WINDOWS_MOST][STATES];
static double fast_tempo[2][STAGES];
static uint8_t part_window[64][16];
static uint8_t part_power[64][16];
static int parts[64];

static void prepare_parts(void)
{
    int w;
    int i;

    for (w = 0; w < window_count; ++w) {
        for (i = 0; i < windows[w].squares; ++i) {
            int at = windows[w].at[i];

            part_window[at][parts[at]] = (uint8_t)w;
            part_power[at][parts[at]++] = (uint8_t)power[i];
        }
    }
}

static void prepare_player(int who)
{
    int w;
    int s;
    int i;

    trained[who] = 1;
    for (w = 0; w < window_count; ++w) {
        for (s = 0; s < STAGES; ++s) {
            fast_tempo[who][s] = tempo[s];
            for (i = 0; i < STATES; ++i) {
                fast[who][s][w][i] = (int16_t)lround(100 * weight[s][windows[w].family][canonical[windows[w].family][i]]);
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
    if (trained[0] || trained[1]) {
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

    if (!trained[player]) {
        Board corners = 0x8100000000000081ULL;

        return 100 * (8 * __builtin_popcountll(own & corners) - 8 * __builtin_popcountll(other & corners)
            + __builtin_popcountll(moves_of(own, other)) - __builtin_popcountll(moves_of(other, own)));
    }
    for (w = 0; w < window_count; ++w) {
        sum += fast[player][s][w][states->state[w]];
    }
    return (side ? -sum : sum) + (int)(100 * fast_tempo[player][s]);
}

static Board best_first[4] = {
    0x8100000000000081ULL, 0x003C3C3C3C3C3C00ULL | 0x3C00C3C3C3C3003CULL, 0x4281000000008142ULL, 0x0042000000004200ULL
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

#define NOISE 100 /* hundredths of a man, added by chance to the value of a move */
#define EXACT 11 /* empty squares from which games are played exactly */

static uint64_t dice;

static unsigned roll(unsigned most)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 11) % most);
}

/* `first` is the player with the black men; returns what black won by. */
static int play_game(int depth, int first, int two_players)
{
    static Board noted[64][2];
    static int mover[64];
    Board own = 0x0000000810000000ULL;
    Board other = 0x0000001008000000ULL;
    int random_plies = 4 + (int)roll(9);
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

            player = two_players ? first ^ side : 0;
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
                value = -search(other ^ flips, own ^ flips ^ man, &next, side ^ 1, depth - 1, -1000000, NOISE - best, 0)
                    + (int)roll(NOISE);

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
    for (i = 0; i < count && !two_players; ++i) {
        int8_t tail[2] = { (int8_t)(mover[i] == side ? result : -result), 0 };

        fwrite(noted[i], 8, 2, stdout);
        fwrite(tail, 1, 2, stdout);
    }
    return side ? -result : result;
}

/* Pairs of games with the same opening and colours changed. */
static void match(int games, int depth)
{
    int points = 0;
    long men = 0;
    int i;

    for (i = 0; i < games; ++i) {
        uint64_t start = dice;
        int result;

        if (i & 1) {
            result = -play_game(depth, 1, 1);
        } else {
            result = play_game(depth, 0, 1);
            dice = start;
        }
        if (i & 1) {
            roll(2);
            dice += 77777;
        }
        points += result > 0 ? 2 : result == 0;
        men += result;
    }
    printf("%.1f%% by %.1f men a game\n", 50.0 * points / games, (double)men / games);
}

/* ---- fitting ---- */

typedef struct {
    Board own;
    Board other;
    double result;
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

/* What was seldom seen is not believed: n times seen counts n / (n + DOUBT). */
#define DOUBT 40
#define MOMENTUM 0.9

/* All windows' states of all samples; the number of a weight is family * STATES + state. */
static uint16_t *all_states;
static int8_t sign_of[FAMILIES_MOST * STATES]; /* -1: the colours are swapped */

static void prepare_samples(void)
{
    long i;
    int w;

    all_states = malloc((size_t)sample_count * (size_t)window_count * sizeof *all_states);
    for (i = 0; i < sample_count; ++i) {
        for (w = 0; w < window_count; ++w) {
            int f = windows[w].family;

            all_states[i * window_count + w] = (uint16_t)(f * STATES
                + canonical[f][state_of(windows + w, samples[i].own, samples[i].other)]);
        }
    }
    for (w = 0; w < (int)(FAMILIES * STATES); ++w) {
        int f = w / STATES;
        int other = canonical[f][swapped(w % STATES)];

        sign_of[w] = (int8_t)(other < w % STATES ? -1 : other > w % STATES);
    }
}

static double sums[STAGES][FAMILIES_MOST * STATES];
static double counts[STAGES][FAMILIES_MOST * STATES];
static double speed[STAGES][FAMILIES_MOST * STATES];
static double tempo_sum[STAGES];
static double tempo_count[STAGES];

/* A state and the same with colours swapped are one weight with two signs. */
static void improve(void)
{
    int s;
    int n;

    for (s = 0; s < STAGES; ++s) {
        double *all = &weight[s][0][0];

        for (n = 0; n < (int)(FAMILIES * STATES); ++n) {
            int f = n / STATES;
            int other = f * STATES + canonical[f][swapped(n % STATES)];

            if (sign_of[n] == 1) {
                double number = counts[s][n] + counts[s][other];
                double wanted = sums[s][n] - sums[s][other] - DOUBT * all[n];

                speed[s][n] = MOMENTUM * speed[s][n] + wanted / (number + DOUBT) * 1.2 / window_count;
                all[n] += speed[s][n];
                all[other] = -all[n];
            }
        }
        tempo[s] += 0.2 * tempo_sum[s] / (tempo_count[s] + 1);
    }
}

/* One game in twenty, or so, is kept to test with. */
static void fit(int rounds)
{
    int round;
    long i;
    int w;

    prepare_samples();
    for (round = 0; round < rounds; ++round) {
        double error[2] = { 0, 0 };
        long number[2] = { 0, 0 };
        double by_stage[STAGES] = { 0 };
        long stage_count[STAGES] = { 0 };

        memset(sums, 0, sizeof sums);
        memset(counts, 0, sizeof counts);
        memset(tempo_sum, 0, sizeof tempo_sum);
        memset(tempo_count, 0, sizeof tempo_count);
        for (i = 0; i < sample_count; ++i) {
            const uint16_t *states = all_states + i * window_count;
            int s = samples[i].stage;
            double off = samples[i].result - tempo[s];
            const double *all = &weight[s][0][0];
            int test = i / 500 % 20 == 7;

            for (w = 0; w < window_count; ++w) {
                off -= all[states[w]];
            }
            error[test] += off * off;
            ++number[test];
            if (test) {
                by_stage[s] += off * off;
                ++stage_count[s];
                continue;
            }
            tempo_sum[s] += off;
            ++tempo_count[s];
            for (w = 0; w < window_count; ++w) {
                sums[s][states[w]] += off;
                ++counts[s][states[w]];
            }
        }
        if (round == rounds - 1 || round % 20 == 19) {
            fprintf(stderr, "%d windows, %ld samples: error %.3f, kept aside %.3f, by stage", window_count,
                sample_count, sqrt(error[0] / number[0]), sqrt(error[1] / number[1]));
            for (w = 0; w < STAGES; ++w) {
                fprintf(stderr, " %.3f", sqrt(by_stage[w] / (stage_count[w] + !stage_count[w])));
            }
            fprintf(stderr, "\n");
        }
        if (round < rounds - 1) {
            improve();
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
}

static void write_weights(const char *name)
{
    FILE *file = fopen(name, "wb");

    fwrite(weight, sizeof weight, 1, file);
    fwrite(tempo, sizeof tempo, 1, file);
    fclose(file);
}

/* The most a weight may be, by family: four of them or eight are added up in a
 * byte (asm/games/reversi/eval.s). */
static const int most_of[] = { 62, 62, 30, 30, 62, 62 };

static int quantized(double value, int most)
{
    int scaled = (int)lround(value * UNIT + most / 2.0);

    return scaled < 0 ? 0 : scaled > most ? most : scaled;
}

static void print_parts(const char *name, int powers)
{
    int slot;
    int cell;

    printf("const uint8_t %s[SLOTS][PLACES] = {\n", name);
    for (slot = 0; slot < SLOTS; ++slot) {
        printf("    {");
        for (cell = 0; cell < 71; ++cell) {
            int at = cell / 9 * 8 + cell % 9;
            int known = cell % 9 < 8 && slot < parts[at];

            printf("%s%d,", cell % 18 ? " " : "\n        ", !known ? 0 : powers ? part_power[at][slot] : part_window[at][slot]);
        }
        printf("\n    },\n");
    }
    printf("};\n\n");
}

static void print_table(void)
{
    unsigned f;
    int s;
    int i;
    int zero = 0;
    int end = 0;

    make_windows();
    prepare_parts();
    printf("/* eval.c: windows and their worth, written by tools/revtrain. */\n"
        "#include \"games/reversi/reversi.h\"\n\n");
    print_parts("reversi_part", 0);
    print_parts("reversi_power", 1);
    printf("const uint8_t reversi_family_end[FAMILIES] = {");
    for (f = 0; f < FAMILIES; ++f) {
        for (; end < window_count && windows[end].family == (int)f; ++end) {
            zero += most_of[f];
        }
        printf(" %d,", end);
    }
    printf(" };\n\nconst uint16_t reversi_zero = %d;\n\nconst int8_t reversi_tempo[STAGES] = {", zero / 2);
    for (s = 0; s < STAGES; ++s) {
        printf(" %d,", (int)lround(tempo[s] * UNIT));
    }
    printf(" };\n\nconst uint8_t reversi_weight[STAGES][FAMILIES][STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {\n");
        for (f = 0; f < FAMILIES; ++f) {
            int cut = 0;

            printf("        { /* %s */", families[f].name);
            for (i = 0; i < 81; ++i) {
                double value = weight[s][f][canonical[f][i]];

                printf("%s%d,", i % 20 ? " " : "\n            ", quantized(value, most_of[f]));
                cut += fabs(value) * UNIT > most_of[f] / 2.0;
            }
            printf("\n        },\n");
            if (cut) {
                fprintf(stderr, "%s stage %d: %d of 81 cut short\n", families[f].name, s, cut);
            }
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
        prepare_parts();
        if (words[5][0] != '-') {
            read_weights(words[5]);
            prepare_player(0);
        }
        dice = 88172645463325252ULL + 7919ULL * (uint64_t)atoi(words[2]);
        for (i = atoi(words[3]); i; --i) {
            play_game(atoi(words[4]), 0, 0);
        }
        return 0;
    }
    if (count > 5 && strcmp(words[1], "match") == 0) {
        make_windows();
        prepare_parts();
        for (i = 0; i < 2; ++i) {
            if (words[4 + i][0] != '-') {
                read_weights(words[4 + i]);
                prepare_player(i);
            }
        }
        dice = 88172645463325252ULL;
        match(atoi(words[2]), atoi(words[3]));
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
        fit(100);
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
