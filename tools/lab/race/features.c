/* features.c: what pieces, shots and blocks are worth in Race!: a fit to the exact values of the solved game
 * (tools/lab/race/solve.c, tools/lab/common/tune.c, which prints src/games/race/weights.c).
 *
 *   lab/race/tune samples TABLE [POSITIONS] > POSITIONS
 *
 * The positions come from games of players that mostly play the best move, together with all positions that their moves
 * could have led to. The sum of the weights is the logit of the chance of the side about to roll, the first one. */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../common/tune.h"

#include "engine/game.h"

#define POSITIONS_USUAL 600000
#define RIDGE 0.02 /* keeps rare and redundant weights near 0 */
#define ERRING 12  /* one move in this many is random */
#define UNIT 256   /* a weight of 1 in the units of the Atari */

/* The index of each weight. Role 0 is about to roll, role 1 waits. The stage depends on the number of pieces of a side
 * that are home, and on whether the other side lacks only one or two. */
#define NEAR 2
#define STAGES (2 * RACE_PIECES)
#define STAGE(home, other_home) ((home) + ((other_home) >= NEAR ? RACE_PIECES : 0))
#define REACH 6
#define FAR 12
#define MAN(role, stage, square) (((role) * STAGES + (stage)) * HOME + (square))
#define TOWER(role, n, square) (MAN(2, 0, 0) + ((role) * (RACE_PIECES - 1) + (n) - 2) * HOME + (square))
#define SHOT(role, distance, square) (TOWER(2, 2, 0) + ((role) * REACH + (distance) - 1) * HOME + (square))
#define BAR(role, distance) (SHOT(2, 1, 0) + (role) * FAR + (distance) - 1)
#define BEGIN(role, stage, pieces) (BAR(2, 1) + ((role) * STAGES + (stage)) * (RACE_PIECES + 1) + (pieces))
#define HOMES(mine, theirs) (BEGIN(2, 0, 0) + (mine) * (RACE_PIECES + 1) + (theirs))
#define WEIGHTS HOMES(RACE_PIECES + 1, 0)

/* Adds the pieces of the other side that can hit a single piece with one roll: a feature for each square. */
static void add_shots(const Set *set, const Set *other, int role, int square)
{
    for (int distance = 1; distance <= REACH && square > distance; distance++) {
        int from = square - distance;

        if (set->blocks >> from & 1) {
            break; /* no piece can pass a block */
        }
        if (other->count[from]) {
            tune_add(SHOT(role, distance, square), 1);
        }
    }
    if (square == 1 && other->count[0]) {
        tune_add(SHOT(role, REACH, 1), 1);
    }
}

/* Adds the pieces of the other side that have this block in front of them: a feature for each piece. */
static void add_bars(const Set *other, int role, int square)
{
    for (int distance = 1; distance <= FAR && square >= distance; distance++) {
        for (int n = other->count[square - distance]; n; n--) {
            tune_add(BAR(role, distance), 1);
        }
    }
}

static void add_side(const Set *set, const Set *other, int role)
{
    int stage = STAGE(set->count[HOME], other->count[HOME]);

    tune_add(BEGIN(role, stage, set->count[0]), 1);
    for (int square = 1; square < HOME; square++) {
        int pieces = set->count[square];

        for (int n = pieces; n; n--) {
            tune_add(MAN(role, stage, square), 1);
        }
        if (pieces > 1) {
            tune_add(TOWER(role, pieces, square), 1);
        }
        if (pieces == 1) {
            add_shots(set, other, role, square);
        }
        if (pieces > 1) {
            add_bars(other, role, square);
        }
    }
}

/* Reads the pieces from the text of the position: a side each, then the side to move. */
static void look(void)
{
    static uint8_t is_prepared;
    char text[TEXT_SIZE];
    char *at = text;
    uint8_t pieces[2][RACE_PIECES];
    const Set *set;
    const Set *other;

    if (!is_prepared) {
        race_pieces_start();
        is_prepared = 1;
    }
    game_write_position(text);
    for (int n = 0; n < 2 * RACE_PIECES; n++, at++) {
        pieces[n / RACE_PIECES][n % RACE_PIECES] = (uint8_t)strtol(at, &at, 10);
    }
    set = race_set + race_pieces_index(pieces[0]);
    other = race_set + race_pieces_index(pieces[1]);
    add_side(set, other, 0);
    add_side(other, set, 1);
    tune_add(HOMES(set->count[HOME], other->count[HOME]), 1);
}

static double pull(int weight, double seen)
{
    (void)weight;
    (void)seen;
    return RIDGE;
}

/* ---- positions ---- */

static int taken;
static int wanted = POSITIONS_USUAL;

static const float *table;

static void take(uint16_t mine, uint16_t theirs)
{
    if (taken < wanted && mine != ALL_HOME && theirs != ALL_HOME) {
        const uint8_t *own = race_set[mine].at;
        const uint8_t *other = race_set[theirs].at;

        printf("%.6f %d,%d,%d,%d/%d,%d,%d,%d a\n", 2 * table[(size_t)mine * SETS + theirs], own[0], own[1], own[2],
            own[3], other[0], other[1], other[2], other[3]);
        ++taken;
    }
}

/* Takes the position after a move, from the view of the side that rolls next. */
static void take_after(const Go *go, uint16_t theirs, int face)
{
    if (face == FACES) {
        take(go->to, race_pieces_other(go, theirs));
    } else {
        take(race_pieces_other(go, theirs), go->to);
    }
}

static void play_game(void)
{
    uint16_t mine = START, theirs = START;

    while (taken < wanted && race_pieces_roll(table, &mine, &theirs, ERRING, take_after)) {
    }
}

static int write_samples(int count, char **words)
{
    if (count < 1) {
        fputs("usage: lab/race/tune samples TABLE [POSITIONS]\n", stderr);
        return 2;
    }
    wanted = count > 1 ? atoi(words[1]) : POSITIONS_USUAL;
    table = race_pieces_read(words[0]);
    race_pieces_start();
    while (taken < wanted) {
        play_game();
    }
    return 0;
}

/* ---- the table for the Atari ---- */

static int rounded(double value, int most)
{
    long number = lround(value * UNIT);

    return number > most ? most : number < -most ? -most : (int)number;
}

static void print_table(const double *weights, const char *name, const char *type, int first, int count, int wide,
    int most)
{
    printf("\nconst %s %s[%d] = {", type, name, count);
    for (int n = 0; n < count; n++) {
        printf(n % wide ? " %d," : "\n    %d,", rounded(weights[first + n], most));
    }
    puts("\n};");
}

static void write_weights(const double *weights)
{
    printf("/* weights.c: weights of the evaluation of Race!, in %dths of a logit "
           "for the side about to roll. Generated by\n"
           " * tools/lab/race/tune from %lu positions; the chances have a root mean square error of %.4f. */\n"
           "#include \"games/race/race.h\"\n",
        UNIT, tune_positions, tune_loss);
    print_table(weights, "race_piece", "int8_t", MAN(0, 0, 0), MAN(2, 0, 0), HOME, 127);
    print_table(weights, "race_tower", "int8_t", TOWER(0, 2, 0), TOWER(2, 2, 0) - TOWER(0, 2, 0), HOME, 127);
    print_table(weights, "race_shot", "int8_t", SHOT(0, 1, 0), SHOT(2, 1, 0) - SHOT(0, 1, 0), HOME, 127);
    print_table(weights, "race_bar", "int8_t", BAR(0, 1), BAR(2, 1) - BAR(0, 1), FAR, 127);
    print_table(weights, "race_begin", "int16_t", BEGIN(0, 0, 0), BEGIN(2, 0, 0) - BEGIN(0, 0, 0),
        RACE_PIECES + 1, 32767);
    print_table(weights, "race_homes", "int16_t", HOMES(0, 0), HOMES(RACE_PIECES + 1, 0) - HOMES(0, 0),
        RACE_PIECES + 1, 32767);
}

const TuneGame tune_game = {
    .game = "race", .kind = TUNE_CHANCE, .weights = WEIGHTS, .unit = 1, .rounds = 8, .look = look, .pull = pull,
    .write = write_weights, .samples = write_samples,
};
