/* revtrain.c: what men and edges are worth in reversi, from games of its own.
 *   revtrain play SEED GAMES DEPTH WEIGHTS|- >> POSITIONS   plays, notes positions
 *   revtrain match GAMES DEPTH WEIGHTS|- WEIGHTS|-          - is mobility and corners
 *   revtrain fit WEIGHTS [-edges] [-neighbours] < POSITIONS fits, prints errors
 *   revtrain table WEIGHTS > src/games/reversi/eval.c
 * The model is that of src/games/reversi/windows.h: a man counts by the class of
 * his square and the number of its empty neighbours, an edge by the states of
 * two windows of five squares. A position is 16 bytes of men (mover's, other's),
 * then what the game ended with for the mover, as a signed byte, then a byte 0.
 * `make weights` runs it all. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/games/reversi/windows.h"

typedef uint64_t Board;

/* ---- the model ---- */

#define FEATURES 72 /* 64 squares and 8 windows */
#define WEIGHTS (STATES + WINDOW_STATES)
#define LEAST_MAN -9.5 /* men: twice a worth must fit the tables of windows.h */
#define MOST_MAN 0.5

static double weight[STAGES][WEIGHTS];
static double tempo[STAGES];
static int without_edges;
static int without_neighbours;
static Board around[64];
static uint8_t class_of[64];     /* first state of the square */
static uint8_t windows[8][5];    /* squares, digit 0 first */
static uint8_t in_window[64][4]; /* windows of a square */
static uint8_t power_in[64][4];
static uint8_t windows_of[64];

static void prepare_board(void)
{
    static const uint8_t classes[4][4] = {
        { STATE_CORNER, STATE_EDGE, STATE_EDGE, STATE_EDGE }, { STATE_EDGE, 0, 9, 18 },
        { STATE_EDGE, 9, 27, 36 }, { STATE_EDGE, 18, 36, 45 },
    };
    static const int powers[5] = { 1, 3, 9, 27, 81 };
    static const int first[8] = { 0, 7, 56, 63, 0, 56, 7, 63 };
    static const int step[8] = { 1, -1, 1, -1, 8, -8, 8, -8 };
    int square;
    int other;
    int w;
    int i;

    for (square = 0; square < 64; ++square) {
        int x = square & 7;
        int y = square >> 3;

        class_of[square] = classes[y < 4 ? y : 7 - y][x < 4 ? x : 7 - x];
        for (other = 0; other < 64; ++other) {
            int dx = (other & 7) - x;
            int dy = (other >> 3) - y;

            if (other != square && dx * dx <= 1 && dy * dy <= 1) {
                around[square] |= 1ULL << other;
            }
        }
    }
    for (w = 0; w < 8; ++w) {
        for (i = 0; i < 5; ++i) {
            square = first[w] + i * step[w];
            windows[w][i] = (uint8_t)square;
            in_window[square][windows_of[square]] = (uint8_t)w;
            power_in[square][windows_of[square]++] = (uint8_t)powers[i];
        }
    }
}

/* The number of a man's weight, by the empty squares. */
static int man_weight(int square, Board empty)
{
    int state = class_of[square];
    int corner = ((square & 7) < 4 ? 0 : 7) + ((square >> 3) < 4 ? 0 : 56);

    if (state == 0 && !(empty >> corner & 1)) {
        state = CORNER_TAKEN;
    }
    return without_neighbours ? state : state + __builtin_popcountll(around[square] & empty);
}

static int window_state(int w, Board own, Board other)
{
    int state = 0;
    int i;

    for (i = 5; i--;) {
        int at = windows[w][i];

        state = 3 * state + (int)((own >> at & 1) + 2 * (other >> at & 1));
    }
    return state;
}

/* The same with the colours changed: digits 1 and 2 change places. */
static int swapped(int state)
{
    int other = 0;
    int power;

    for (power = 1; power < WINDOW_STATES; power *= 3) {
        int digit = state / power % 3;

        other += power * (digit ? 3 - digit : 0);
    }
    return other;
}

/* by men on the board */
static int stage_of(int men)
{
    return men < STAGE_MIDDLE ? 0 : men < STAGE_LATE ? 1 : 2;
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

/* Two players may have weights of their own, in hundredths of a man. */
static int trained[2];
static int player;
static int16_t fast[2][STAGES][WEIGHTS];
static int fast_tempo[2][STAGES];

static void prepare_player(int who)
{
    int s;
    int i;

    trained[who] = 1;
    for (s = 0; s < STAGES; ++s) {
        fast_tempo[who][s] = (int)lround(100 * tempo[s]);
        for (i = 0; i < WEIGHTS; ++i) {
            fast[who][s][i] = (int16_t)lround(100 * weight[s][i]);
        }
    }
}

static int evaluate(Board own, Board other)
{
    Board empty = ~(own | other);
    Board corners = 0x8100000000000081ULL;
    int s = stage_of(64 - __builtin_popcountll(empty));
    const int16_t *worth = fast[player][s];
    int sum = fast_tempo[player][s];
    Board left;
    int w;

    if (!trained[player]) {
        return 100 * (8 * __builtin_popcountll(own & corners) - 8 * __builtin_popcountll(other & corners)
            + __builtin_popcountll(moves_of(own, other)) - __builtin_popcountll(moves_of(other, own)));
    }
    for (left = own; left; left &= left - 1) {
        sum += worth[man_weight(__builtin_ctzll(left), empty)];
    }
    for (left = other; left; left &= left - 1) {
        sum -= worth[man_weight(__builtin_ctzll(left), empty)];
    }
    for (w = 0; w < 8; ++w) {
        sum += worth[STATES + window_state(w, own, other)];
    }
    return sum;
}

/* Squares in the order they are tried: corners, most others, next to corners. */
static const Board best_first[4] = {
    0x8100000000000081ULL, 0x3C3CFFFFFFFF3C3CULL, 0x4281000000008142ULL, 0x0042000000004200ULL
};

static int final_score(Board own, Board other)
{
    int a = __builtin_popcountll(own);
    int b = __builtin_popcountll(other);

    return 100 * (a > b ? a - b + (64 - a - b) : a < b ? a - b - (64 - a - b) : 0);
}

/* depth 64: to the end */
static int search(Board own, Board other, int depth, int alpha, int beta, int passed)
{
    Board moves;
    Board groups[32] = { 0 };
    int group_count = 4;
    int best = -100000;
    int group;

    if (depth == 0) {
        return evaluate(own, other);
    }
    moves = moves_of(own, other);
    if (!moves) {
        return passed ? final_score(own, other) : -search(other, own, depth, -beta, -alpha, 1);
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
            int value = -search(other ^ flips, own ^ flips ^ man, depth - 1, -beta, -alpha, 0);

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
#define EXACT 11  /* empty squares from which games are played exactly */

static uint64_t dice;

static unsigned roll(unsigned most)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 11) % most);
}

/* The bounds leave room for the noise: else a bound that is not beaten would
 * be, by chance. */
static Board choose(Board own, Board other, int depth)
{
    Board moves = moves_of(own, other);
    Board chosen = 0;
    int best = -1000000;

    for (; moves; moves &= moves - 1) {
        Board man = moves & -moves;
        Board flips = flips_of(own, other, man);
        int value = -search(other ^ flips, own ^ flips ^ man, depth - 1, -1000000, NOISE - best, 0)
            + (int)roll(NOISE);

        if (value > best) {
            best = value;
            chosen = man;
        }
    }
    return chosen;
}

static Board any(Board moves)
{
    unsigned n = roll((unsigned)__builtin_popcountll(moves));

    for (; n--; moves &= moves - 1) {
    }
    return moves & -moves;
}

/* `first` is the player with the black men; returns what black won by. */
static int play_game(int depth, int first, int two_players)
{
    static Board noted[64][2];
    static int mover[64];
    Board own = 0x0000000810000000ULL;
    Board other = 0x0000001008000000ULL;
    int random_plies = 4 + (int)roll(9);
    int side = 0;
    int passed = 0;
    int count = 0;
    int result;
    int i;

    for (;;) {
        Board moves = moves_of(own, other);
        Board man = 0;
        Board flips = 0;

        if (!moves) {
            if (passed) {
                result = final_score(own, other) / 100;
                break;
            }
        } else if (random_plies > 0) {
            --random_plies;
            man = any(moves);
        } else {
            noted[count][0] = own;
            noted[count][1] = other;
            mover[count++] = side;
            if (__builtin_popcountll(~(own | other)) <= EXACT) {
                result = search(own, other, 64, -6500, 6500, 0) / 100;
                break;
            }
            player = two_players ? first ^ side : 0;
            man = choose(own, other, depth);
        }
        passed = !moves;
        if (man) {
            flips = flips_of(own, other, man);
        }
        moves = own ^ flips ^ man;
        own = other ^ flips;
        other = moves;
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
        int result;

        dice = 88172645463325252ULL + 7919ULL * (uint64_t)(i / 2);
        roll(2);
        result = i & 1 ? -play_game(depth, 1, 1) : play_game(depth, 0, 1);
        points += result > 0 ? 2 : result == 0;
        men += result;
    }
    printf("%.1f%% by %.1f men a game\n", 50.0 * points / games, (double)men / games);
}

/* ---- fitting ---- */

typedef struct {
    int result;
    int stage;
    int16_t number[FEATURES]; /* of the weight: + own, - the other's; 0: none */
} Sample;

static Sample *samples;
static long sample_count;

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
    sample->stage = stage_of(64 - __builtin_popcountll(empty));
    for (i = 0; i < 64; ++i) {
        int number = man_weight(i, empty);

        sample->number[i] = (int16_t)(class_of[i] >= STATE_EDGE ? 0
            : own >> i & 1 ? number + 1 : other >> i & 1 ? -number - 1 : 0);
    }
    for (i = 0; i < 8; ++i) {
        int state = window_state(i, own, other);
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

/* What was seldom seen is not believed: n times seen counts n / (n + DOUBT). */
#define DOUBT 40
#define MOMENTUM 0.9

static double sums[STAGES][WEIGHTS];
static double counts[STAGES][WEIGHTS];
static double speed[STAGES][WEIGHTS];
static double tempo_sum[STAGES];
static double tempo_count[STAGES];

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
    }
}

static double off_by(const Sample *sample)
{
    const double *all = weight[sample->stage];
    double off = sample->result - tempo[sample->stage];
    int i;

    for (i = 0; i < FEATURES; ++i) {
        int n = sample->number[i];

        off -= n > 0 ? all[n - 1] : n < 0 ? -all[-n - 1] : 0;
    }
    return off;
}

/* One game in twenty, or so, is kept to test with. */
static void fit(int rounds)
{
    int round;
    long i;
    int f;

    for (round = 0; round < rounds; ++round) {
        double error[2] = { 0, 0 };
        long number[2] = { 0, 0 };

        memset(sums, 0, sizeof sums);
        memset(counts, 0, sizeof counts);
        memset(tempo_sum, 0, sizeof tempo_sum);
        memset(tempo_count, 0, sizeof tempo_count);
        for (i = 0; i < sample_count; ++i) {
            const Sample *sample = samples + i;
            int s = sample->stage;
            int test = i / 500 % 20 == 7;
            double off = off_by(sample);

            error[test] += off * off;
            ++number[test];
            tempo_sum[s] += test ? 0 : off;
            tempo_count[s] += !test;
            for (f = 0; f < FEATURES && !test; ++f) {
                int n = sample->number[f];

                if (n) {
                    sums[s][abs(n) - 1] += n > 0 ? off : -off;
                    ++counts[s][abs(n) - 1];
                }
            }
        }
        if (round == rounds - 1) {
            fprintf(stderr, "%ld positions: error %.3f men, %.3f on those kept aside\n",
                sample_count, sqrt(error[0] / number[0]), sqrt(error[1] / number[1]));
        } else {
            improve();
        }
    }
}

/* The other half of the windows' weights, and men's states never seen. */
static void complete(void)
{
    int s;
    int n;

    for (s = 0; s < STAGES; ++s) {
        for (n = 0; n < WINDOW_STATES; ++n) {
            if (swapped(n) < n) {
                weight[s][STATES + n] = -weight[s][STATES + swapped(n)];
            }
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

    if (!file || fread(weight, sizeof weight, 1, file) != 1 || fread(tempo, sizeof tempo, 1, file) != 1) {
        fprintf(stderr, "%s: no weights\n", name);
        exit(2);
    }
    fclose(file);
}

static void write_weights(const char *name)
{
    FILE *file = fopen(name, "wb");

    if (!file || fwrite(weight, sizeof weight, 1, file) != 1 || fwrite(tempo, sizeof tempo, 1, file) != 1) {
        fprintf(stderr, "%s: cannot be written\n", name);
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

    printf("/* eval.c: what men and edges are worth, written by tools/revtrain. */\n"
        "#include \"games/reversi/reversi.h\"\n\nconst int8_t reversi_tempo[STAGES] = {");
    for (s = 0; s < STAGES; ++s) {
        printf(" %d,", scaled(tempo[s], 127));
    }
    printf(" };\n\nconst int8_t reversi_men_worth[STAGES][STATES] = {\n");
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
        for (i = atoi(words[3]); i; --i) {
            play_game(atoi(words[4]), 0, 0);
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
        }
        read_samples();
        fit(120);
        complete();
        write_weights(words[2]);
    } else if (count > 2 && strcmp(words[1], "table") == 0) {
        read_weights(words[2]);
        print_table();
    } else {
        fprintf(stderr, "usage: see the head of tools/revtrain.c\n");
        return 2;
    }
    return 0;
}
