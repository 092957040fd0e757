/* tune.c: fits the weights of any game's evaluation to results of games, or to exact results.
 *
 *   lab/GAME/tune play GAMES NODES SEED > POSITIONS    games of the engine against itself, NODES nodes a move
 *   lab/GAME/tune samples ... > POSITIONS              positions of the game's own making, if it has them
 *   lab/GAME/tune loss POSITIONS...                    the error of the values that the game has now
 *   lab/GAME/tune fit POSITIONS... > TABLE             the new values as C
 *
 * A line of POSITIONS is a result for the first side, usually 0, 1 (a draw) or 2, a space, and the position as text. A
 * game can mix the result with the value that the search found for the position (tune.h: value_share).
 * The features of a position, and how the values are written, are the game's: tools/lab/GAME/features.c (tune.h). The
 * fit is Newton's method: every step solves for the best change of all weights. One position in sixteen is held back to
 * measure the error.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_opening.h"
#include "tune.h"

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

enum { ACTIVE_MOST = 256, PLIES_USUAL = 200, PLIES_LIMIT = 512, ROUNDS_USUAL = 12, TABLE_ENTRIES = 4096 };
#define STILL 1e-6 /* a step that lowers the error by less ends the fit */

double tune_loss;
unsigned long tune_positions;

/* ---- playing ---- */

static char kept[PLIES_LIMIT][TEXT_SIZE];
static int values[PLIES_LIMIT]; /* for the first side, as the search found them */

/* Plays a game. Returns the result for the first side: 0 (loss), 1 (draw) or 2 (win), and the number of positions in
 * `kept` and `values`. */
static int play_out(unsigned nodes, int *kept_count)
{
    int plies_most = tune_game.plies_most ? tune_game.plies_most : PLIES_USUAL;
    int decided = tune_game.decided ? tune_game.decided : SCORE_WON;
    int plies;
    uint16_t seed;

    *kept_count = 0;
    for (plies = 0; plies < plies_most; ++plies) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return tune_game.points ? tune_game.points()
                : outcome == OUTCOME_DRAW ? 1 : (outcome == OUTCOME_WIN) == (side == 0) ? 2 : 0;
        }
        seed = random_seed; /* think uses random_seed, too */
        think_defaults();
        budget_nodes = nodes;
        think_without = WITHOUT_BOOK;
        think();
        random_seed = seed;
        if (!tune_game.points && (think_score >= decided || think_score <= -decided)) {
            return (think_score > 0) == (side == 0) ? 2 : 0;
        }
        if (!tune_game.is_quiet || tune_game.is_quiet()) {
            values[*kept_count] = side ? -think_score : think_score;
            game_write_position(kept[(*kept_count)++]);
        }
        move = think_move;
        record_play();
    }
    return 1;
}

/* Prints the result of position `n` of a game: that of the game, or a mixture of it and the value of the search. */
static void print_result(int result, int n)
{
    double share = tune_game.value_share;

    if (share > 0) {
        printf("%.3f", (1 - share) * result + share * 2 / (1 + exp(-values[n] / tune_game.value_unit)));
    } else {
        printf("%d", result);
    }
}

static int command_play(int count, char **words)
{
    int games = count > 0 ? atoi(words[0]) : 0;
    double sum = 0;
    int kept_count;
    int n;

    if (count != 3 || games < 1) {
        return 2;
    }
    tt_entries = TABLE_ENTRIES;
    tt_base = machine_tt_memory();
    random_seed = (uint16_t)(atoi(words[2]) | 1);
    for (n = 0; n < games; ++n) {
        int result;
        int i;

        game_reset();
        record_start();
        random_opening((unsigned)tune_game.opening_least + random_below((uint8_t)tune_game.opening_spread));
        result = play_out((unsigned)atoi(words[1]), &kept_count);
        sum += result;
        for (i = 0; i < kept_count; ++i) {
            print_result(result, i);
            printf(" %s\n", kept[i]);
        }
        progress_show("play", (unsigned long)n + 1, (unsigned long)games, "");
    }
    fprintf(stderr, "mean result for the first side: %.3f\n", sum / games);
    return 0;
}

/* ---- positions ---- */

typedef struct {
    unsigned short weight;
    float amount;
} Feature;

typedef struct {
    Feature *features;
    int count;
    float result;
    float fixed; /* the terms that are not tuned */
} Position;

static Position *positions;
static size_t position_count;
static Feature active[ACTIVE_MOST];
static int active_count;
static double fixed;

void tune_add(int weight, double amount)
{
    int i;

    for (i = 0; i < active_count && active[i].weight != weight; ++i) {
    }
    if (i == ACTIVE_MOST || weight < 0 || weight >= tune_game.weights) {
        fprintf(stderr, "lab/%s/tune: too many features, or no weight %d\n", tune_game.game, weight);
        exit(1);
    }
    if (i == active_count) {
        active[active_count].weight = (unsigned short)weight;
        active[active_count++].amount = 0;
    }
    active[i].amount += (float)amount;
}

void tune_add_fixed(double amount)
{
    fixed += amount;
}

static void read_positions(const char *name)
{
    FILE *file = fopen(name, "r");
    static size_t room;
    char line[TEXT_SIZE + 40];

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fgets(line, sizeof line, file)) {
        char *text = strchr(line, ' ');
        Position *position;

        line[strcspn(line, "\n")] = 0;
        if (!text || game_read_position(text + 1)) {
            continue;
        }
        if (position_count == room) {
            room = room ? 2 * room : 1 << 16;
            positions = realloc(positions, room * sizeof *positions);
        }
        active_count = 0;
        fixed = 0;
        tune_game.look();
        position = positions + position_count++;
        position->features = malloc((size_t)active_count * sizeof *active + 1);
        memcpy(position->features, active, (size_t)active_count * sizeof *active);
        position->count = active_count;
        position->result = (float)atof(line);
        position->fixed = (float)fixed;
    }
    fclose(file);
}

static int is_held_back(size_t n)
{
    return n / 512 % 16 == 7; /* blocks of positions, so that nearly whole games are held back */
}

/* ---- the fit ---- */

static double *weights;
static double *first;
static double *seen;    /* by weight: sum of its amounts */
static double **matrix; /* of the equations that a step solves: the lower half */
static double *right;
static double unit;

static double sum_of(const Position *position)
{
    double sum = position->fixed;
    int i;

    for (i = 0; i < position->count; ++i) {
        sum += weights[position->features[i].weight] * position->features[i].amount;
    }
    return sum / unit;
}

static double target_of(const Position *position)
{
    return tune_game.kind == TUNE_LINEAR ? position->result : position->result / 2;
}

static double predict(const Position *position)
{
    double sum = sum_of(position);

    return tune_game.kind == TUNE_LINEAR ? sum : 1 / (1 + exp(-sum));
}

/* The mean error of the positions that were held back (1), or of the others (0). */
static double loss(int of_held_back)
{
    double sum = 0;
    size_t number = 0;
    size_t n;

    for (n = 0; n < position_count; ++n) {
        double p = predict(positions + n);
        double target = target_of(positions + n);

        if (is_held_back(n) == of_held_back) {
            sum += tune_game.kind == TUNE_LOGISTIC ? -target * log(p + 1e-9) - (1 - target) * log(1 - p + 1e-9)
                : (target - p) * (target - p);
            ++number;
        }
    }
    sum /= number ? (double)number : 1;
    return tune_game.kind == TUNE_LOGISTIC ? sum : sqrt(sum);
}

/* Finds the unit with which the first values predict best. */
static void fit_unit(void)
{
    double best = 1e9;
    double at = 1;

    for (unit = 4; unit < 1000; unit *= 1.05) {
        double now = loss(0);

        if (now < best) {
            best = now;
            at = unit;
        }
    }
    unit = at;
    fprintf(stderr, "unit %.1f\n", unit);
}

/* Adds a position to the equations. */
static void add_equations(const Position *position)
{
    double p = predict(position);
    double slope = p * (1 - p);
    double bend = tune_game.kind == TUNE_LOGISTIC ? slope : tune_game.kind == TUNE_LINEAR ? 1
        : (slope + 0.01) * (slope + 0.01);
    double pulled = (target_of(position) - p) * (tune_game.kind == TUNE_CHANCE ? slope + 0.01 : 1);
    int i;
    int j;

    for (i = 0; i < position->count; ++i) {
        const Feature *one = position->features + i;

        right[one->weight] += pulled * one->amount / unit;
        for (j = 0; j < position->count; ++j) {
            const Feature *other = position->features + j;

            if (other->weight <= one->weight) {
                matrix[one->weight][other->weight] += bend * one->amount * other->amount / unit / unit;
            }
        }
    }
}

/* Replaces the lower half of the matrix by its Cholesky decomposition. */
static void decompose(void)
{
    int i;
    int j;
    int k;

    for (i = 0; i < tune_game.weights; ++i) {
        for (j = 0; j <= i; ++j) {
            double sum = matrix[i][j];

            for (k = 0; k < j; ++k) {
                sum -= matrix[i][k] * matrix[j][k];
            }
            matrix[i][j] = i == j ? sqrt(fmax(sum, 1e-12)) : sum / matrix[j][j];
        }
    }
}

/* Solves the equations; the solution replaces `right`. */
static void solve(void)
{
    int i;
    int k;

    for (i = 0; i < tune_game.weights; ++i) {
        for (k = 0; k < i; ++k) {
            right[i] -= matrix[i][k] * right[k];
        }
        right[i] /= matrix[i][i];
    }
    for (i = tune_game.weights; i--;) {
        for (k = i + 1; k < tune_game.weights; ++k) {
            right[i] -= matrix[k][i] * right[k];
        }
        right[i] /= matrix[i][i];
    }
}

static void step(void)
{
    size_t n;
    int i;

    for (i = 0; i < tune_game.weights; ++i) {
        double pull = tune_game.pull ? tune_game.pull(i, seen[i]) : 1;

        memset(matrix[i], 0, ((size_t)i + 1) * sizeof *matrix[i]);
        matrix[i][i] = pull;
        right[i] = -pull * (weights[i] - first[i]);
    }
    for (n = 0; n < position_count; ++n) {
        if (!is_held_back(n)) {
            add_equations(positions + n);
        }
    }
    decompose();
    solve();
    for (i = 0; i < tune_game.weights; ++i) {
        weights[i] += right[i];
    }
    if (tune_game.limit) {
        tune_game.limit(weights);
    }
}

double tune_error(int weight)
{
    int i;

    memset(right, 0, (size_t)tune_game.weights * sizeof *right);
    right[weight] = 1;
    solve();
    i = weight;
    return sqrt(fmax(right[i], 0));
}

static void fit(void)
{
    int rounds = tune_game.rounds ? tune_game.rounds : ROUNDS_USUAL;
    double before = 1e9;
    int round;

    for (round = 1; round <= rounds; ++round) {
        double now;

        step();
        now = loss(0);
        fprintf(stderr, "step %d: error %.5f, held back %.5f\n", round, now, loss(1));
        if (fabs(before - now) < STILL || tune_game.kind == TUNE_LINEAR) {
            break;
        }
        before = now;
    }
    if (tune_game.finish) {
        tune_game.finish(weights, first, seen);
        fprintf(stderr, "finished: held back %.5f\n", loss(1));
    }
    tune_loss = loss(1);
    tune_game.write(weights);
}

static double *doubles(int count)
{
    return calloc((size_t)count, sizeof(double));
}

static void prepare(int count, char **names, int is_fit)
{
    void (*start)(double *) = !is_fit && tune_game.present ? tune_game.present : tune_game.start;
    size_t n;
    int i;

    weights = doubles(tune_game.weights);
    first = doubles(tune_game.weights);
    seen = doubles(tune_game.weights);
    right = doubles(tune_game.weights);
    matrix = malloc((size_t)tune_game.weights * sizeof *matrix);
    for (i = 0; i < tune_game.weights; ++i) {
        matrix[i] = doubles(i + 1);
    }
    if (start) {
        start(first);
    }
    memcpy(weights, first, (size_t)tune_game.weights * sizeof *first);
    while (count--) {
        read_positions(*names++);
    }
    for (n = 0; n < position_count; ++n) {
        for (i = 0; i < positions[n].count; ++i) {
            seen[positions[n].features[i].weight] += fabs(positions[n].features[i].amount);
        }
    }
    tune_positions = position_count;
    unit = tune_game.unit;
    if (unit == 0) {
        fit_unit();
    }
    fprintf(stderr, "%lu positions; first values: error %.5f, held back %.5f\n", tune_positions, loss(0), loss(1));
}

int main(int count, char **words)
{
    games_choose(tune_game.game);
    state_clear();
    game_reset();
    if (count > 1 && !strcmp(words[1], "samples") && tune_game.samples) {
        return tune_game.samples(count - 2, words + 2);
    }
    if (count > 1 && !strcmp(words[1], "play") && !tune_game.samples && !command_play(count - 2, words + 2)) {
        return 0;
    }
    if (count > 2 && (!strcmp(words[1], "fit") || !strcmp(words[1], "loss"))) {
        int is_fit = !strcmp(words[1], "fit");

        prepare(count - 2, words + 2, is_fit);
        if (is_fit) {
            fit();
        }
        return 0;
    }
    fprintf(stderr, "usage: lab/%s/tune %s | loss POSITIONS... | fit POSITIONS...\n", tune_game.game,
        tune_game.samples ? "samples ..." : "play GAMES NODES SEED");
    return 2;
}
