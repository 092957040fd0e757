/* solve.c: solves race exactly: the value of every pair of arrangements, before a roll.
 *
 *   lab/race/solve TABLE           solves the game, writes the table, prints the value of the start
 *   lab/race/solve TABLE figures   prints the scores of imperfect players; the table must exist
 *   lab/race/solve TABLE check     checks how far each value is from the mean of the values that follow
 *
 * No piece comes back from home. So pairs are solved in layers by the number of pieces at home, the last first. Within
 * a layer pieces can be sent back, so the values are iterated until they no longer change. A player is a rule: the best
 * move, any piece that can move, or the choice of the player of 1983; two rules against each other have a table each.
 */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CLOSE 5e-7   /* iterate until no value changes by more; floats near 0.5 are not much finer */
#define ROUGH 2e-6   /* enough for three digits */
#define SWEEPS_MOST 2000

typedef enum { BEST, RANDOM, CLASSIC } Rule;

typedef struct {
    Rule rule;
    float *own;  /* this player's chances before its roll: [its set][the other's] */
    float *seen; /* the same, [the other's][its] */
} Player;

/* Returns a new table with the values of `like`, or with even chances if that is NULL. */
static float *new_table(const float *like)
{
    float *table = malloc(sizeof(float) * SETS * SETS);

    if (!table) {
        fputs("not enough memory\n", stderr);
        exit(1);
    }
    for (size_t n = 0; n < (size_t)SETS * SETS; n++) {
        table[n] = like ? like[n] : 0.5f;
    }
    return table;
}

/* A set against all sets of a group: values by the other side's set. They are contiguous in memory, so that a row takes
 * a few cycles for each move. */
typedef struct {
    float value[SETS];   /* value of a roll; NO_MOVE: it cannot be used */
    float sum[SETS];     /* sum of all six rolls */
    float share[SETS];
    uint8_t equal[SETS]; /* number of equal moves of the player of 1983, or of pieces that can move */
    int16_t classic[SETS];
} Row;
#define NO_MOVE (-1.0f)
#define NOTHING (-1000)

static uint32_t blocks[SETS], singles[SETS];

/* Adds a move that is as good as others. One of them is chosen at random, by weight, so the value is their mean. */
static void add_equal(Row *row, int other, float value, uint8_t weight)
{
    uint8_t before = row->equal[other];

    row->equal[other] += weight;
    row->value[other] = before ? (row->value[other] * before + value * weight) / row->equal[other] : value;
}

/* Adds one move of `mine` for all sets of the other side. */
static void try_go(const Player *mine, const Player *theirs, const Go *go, int face, Row *row, int first,
    int behind_last)
{
    const float *again = mine->own + (size_t)go->to * SETS, *seen = theirs->seen + (size_t)go->to * SETS;

    for (int other = first; other < behind_last; other++) {
        int hit = singles[other] >> go->square & 1, behind = hit ? race_set[other].sent[go->square] : other;
        int classic = go->classic + (hit ? CLASSIC_HIT : 0);
        float value;

        if (go->way & blocks[other]) {
            continue;
        }
        value = go->to == ALL_HOME ? 1 : face == FACES ? again[behind] : 1 - seen[behind];
        if (mine->rule == BEST) {
            row->value[other] = value > row->value[other] ? value : row->value[other];
            continue;
        }
        if (mine->rule == CLASSIC && classic > row->classic[other]) {
            row->classic[other] = (int16_t)classic;
            row->equal[other] = 0;
        }
        if (mine->rule == RANDOM || classic == row->classic[other]) {
            add_equal(row, other, value, mine->rule == RANDOM ? go->pieces : 1);
        }
    }
}

static void add_roll(const Player *mine, const Player *theirs, int set, int face, Row *row, int first, int behind_last)
{
    const float *seen = theirs->seen + (size_t)set * SETS;

    for (int other = first; other < behind_last; other++) {
        row->value[other] = NO_MOVE;
        row->equal[other] = 0;
        row->classic[other] = NOTHING;
    }
    for (int n = 0; n < race_set[set].goes[face]; n++) {
        try_go(mine, theirs, &race_set[set].go[face][n], face, row, first, behind_last);
    }
    for (int other = first; other < behind_last; other++) {
        if (row->value[other] != NO_MOVE) {
            row->sum[other] += row->value[other];
        } else if (face == FACES) {
            row->share[other]--; /* the same position again */
        } else {
            row->sum[other] += 1 - seen[other];
        }
    }
}

/* Computes the values of a set against all sets of a group, in row->sum. */
static void work_out(const Player *mine, const Player *theirs, int set, Row *row, int first, int behind_last)
{
    for (int other = first; other < behind_last; other++) {
        row->sum[other] = 0;
        row->share[other] = FACES;
    }
    for (int face = 1; face <= FACES; face++) {
        add_roll(mine, theirs, set, face, row, first, behind_last);
    }
    for (int other = first; other < behind_last; other++) {
        row->sum[other] /= row->share[other];
    }
}

/* Iterates one player's values in a layer once; returns the largest change. Rows are computed in parallel, so they may
 * read old or new values; the result is the same in the end. */
static double sweep(Player *mine, const Player *theirs, int home, int other_home)
{
    double change = 0;

#pragma omp parallel for schedule(dynamic, 8) reduction(max : change)
    for (int set = race_first[home]; set < race_first[home + 1]; set++) {
        static _Thread_local Row row;
        float *own = mine->own + (size_t)set * SETS;

        work_out(mine, theirs, set, &row, race_first[other_home], race_first[other_home + 1]);
        for (int other = race_first[other_home]; other < race_first[other_home + 1]; other++) {
            double off = fabsf(row.sum[other] - own[other]);

            change = off > change ? off : change;
            own[other] = row.sum[other];
            mine->seen[(size_t)other * SETS + set] = row.sum[other];
        }
    }
    return change;
}

static void tell(const char *format, int home, int other, int n)
{
    if (isatty(2)) {
        fprintf(stderr, format, home, other, n);
    }
}

/* Iterates the values of one layer until they no longer change. One player against itself has only one table. */
static void solve_layer(Player *one, Player *two, int home, int other, double close)
{
    double change = 1;

    for (int n = 1; change > close && n <= SWEEPS_MOST; n++) {
        tell("\r%d pieces home against %d: sweep %d ", home, other, n);
        change = sweep(one, two, home, other);
        if (one != two || home != other) {
            change = fmax(change, sweep(two, one, other, home));
        }
        if (one != two && home != other) {
            change = fmax(change, sweep(one, two, other, home));
            change = fmax(change, sweep(two, one, home, other));
        }
    }
}

static void solve(Player *one, Player *two, double close)
{
    for (int sum = 2 * (RACE_PIECES - 1); sum >= 0; sum--) {
        for (int home = sum < RACE_PIECES ? 0 : sum - (RACE_PIECES - 1); 2 * home <= sum; home++) {
            solve_layer(one, two, sum - home, home, close);
        }
    }
    tell("\r%40.0d\r", 0, 0, 0);
}

/* Returns the score of player `one` in per cent, if it moves first in half of the games. */
static double score(const Player *one, const Player *two)
{
    size_t start = (size_t)START * SETS + START;

    return 50 * (one->own[start] + 1 - two->own[start]);
}

/* Returns the score of one rule against another. Starts with the values of perfect players, which are close. */
static double score_of(Rule rule, Rule other, const Player *perfect)
{
    Player one = {rule, new_table(perfect->own), new_table(perfect->seen)};
    Player two = {other, new_table(perfect->own), new_table(perfect->seen)};
    double percent;

    solve(&one, &two, ROUGH);
    percent = score(&one, &two);
    free(one.own);
    free(one.seen);
    free(two.own);
    free(two.seen);
    return percent;
}

static Player read_player(const char *path)
{
    Player player = {BEST, race_pieces_read(path), new_table(NULL)};

    for (size_t set = 0; set < SETS; set++) {
        for (size_t other = 0; other < SETS; other++) {
            player.seen[other * SETS + set] = player.own[set * SETS + other];
        }
    }
    return player;
}

static void print_figures(const Player *perfect)
{
    printf("any man against best replies: %.2f%%\n", score_of(RANDOM, BEST, perfect));
    printf("any man against the player of 1983: %.2f%%\n", score_of(RANDOM, CLASSIC, perfect));
    printf("the player of 1983 against best replies: %.2f%%\n", score_of(CLASSIC, BEST, perfect));
}

static void check(const char *path)
{
    Player player = read_player(path);
    float off = 0;

    for (int set = 0; set < ALL_HOME; set++) {
        static Row row;

        work_out(&player, &player, set, &row, 0, ALL_HOME);
        for (int other = 0; other < ALL_HOME; other++) {
            float now = fabsf(row.sum[other] - player.own[(size_t)set * SETS + other]);

            off = now > off ? now : off;
        }
    }
    printf("start %.6f, no value is off by more than %.7f\n", player.own[(size_t)START * SETS + START], off);
}

static void solve_game(const char *path)
{
    Player perfect = {BEST, new_table(NULL), new_table(NULL)};
    FILE *file;

    solve(&perfect, &perfect, CLOSE);
    file = fopen(path, "wb");
    if (!file || fwrite(perfect.own, sizeof(float), (size_t)SETS * SETS, file) != (size_t)SETS * SETS
        || fclose(file) != 0) {
        fprintf(stderr, "cannot write %s\n", path);
        exit(1);
    }
    printf("best play: the first to roll wins %.6f\n", perfect.own[(size_t)START * SETS + START]);
}

int main(int count, char **words)
{
    const char *verb = count == 3 ? words[2] : "";
    Player perfect;

    if (count < 2 || count > 3 || (count == 3 && strcmp(verb, "check") != 0 && strcmp(verb, "figures") != 0)) {
        fputs("usage: lab/race/solve TABLE [figures | check]\n", stderr);
        return 2;
    }
    race_pieces_start();
    for (int n = 0; n < SETS; n++) {
        blocks[n] = race_set[n].blocks;
        singles[n] = race_set[n].singles;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (count == 2) {
        solve_game(words[1]);
    } else if (*verb == 'f') {
        perfect = read_player(words[1]);
        print_figures(&perfect);
    } else {
        check(words[1]);
    }
    return 0;
}
