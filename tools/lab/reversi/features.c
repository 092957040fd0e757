/* features.c: what discs, edges and the move are worth in reversi, by stage of the game: a fit to the final discs in
 * games of the program against itself (tools/lab/common/tune.c, which prints src/games/reversi/weights.c).
 *
 * The model is that of src/games/reversi/weights.h: a disc counts by the class of its square and the number of its
 * empty neighbours, an edge by the states of two windows of five squares. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "games/reversi/weights.h"

typedef uint64_t Board;

#define TEMPO (STATES + WINDOW_STATES)
#define AT(stage) ((stage) * (TEMPO + 1)) /* the first weight of a stage */
#define WEIGHTS AT(STAGES)
#define LEAST_DISC -9.5 /* twice a value must fit the tables of weights.h */
#define MOST_DISC 0.5
#define DOUBT 40 /* shrinks weights that were seen rarely: seen n times counts n / (n + DOUBT) */

static Board around[64];
static uint8_t class_of[64];  /* first state of the square */
static uint8_t windows[8][5]; /* squares, digit 0 first */

static void prepare_board(void)
{
    static const uint8_t classes[4][4] = {
        { STATE_CORNER, STATE_EDGE, STATE_EDGE, STATE_EDGE }, { STATE_EDGE, 0, 9, 18 },
        { STATE_EDGE, 9, 27, 36 }, { STATE_EDGE, 18, 36, 45 },
    };
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
        }
    }
}

/* Returns the index of a disc's weight, by its square and the number of its empty neighbours. */
static int man_weight(int square, Board empty)
{
    int state = class_of[square];
    int corner = ((square & 7) < 4 ? 0 : 7) + ((square >> 3) < 4 ? 0 : 56);

    if (state == 0 && !(empty >> corner & 1)) {
        state = CORNER_TAKEN;
    }
    return state + __builtin_popcountll(around[square] & empty);
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

/* Returns the state with the colours exchanged: digits 1 and 2 swapped. */
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

/* Returns the stage of the game, by the number of discs on the board. */
static int stage_of(int men)
{
    return men < STAGE_MIDDLE ? 0 : men < STAGE_LATE ? 1 : 2;
}

/* ---- features ---- */

static Board board_of(const char *text, char disc)
{
    Board board = 0;
    int i;

    for (i = 0; i < 64; ++i) {
        board |= (Board)(text[i] == disc) << i;
    }
    return board;
}

/* Adds the features for Black, the first side. */
static void look(void)
{
    char text[TEXT_SIZE];
    Board own;
    Board other;
    int stage;
    int i;

    if (!around[0]) {
        prepare_board();
    }
    game_write_position(text);
    own = board_of(text, 'X');
    other = board_of(text, 'O');
    stage = AT(stage_of(__builtin_popcountll(own | other)));
    for (i = 0; i < 64; ++i) {
        if ((own | other) >> i & 1 && class_of[i] < STATE_EDGE) {
            tune_add(stage + man_weight(i, ~(own | other)), own >> i & 1 ? 1 : -1);
        }
    }
    for (i = 0; i < WINDOWS; ++i) {
        int state = window_state(i, own, other);
        int turned = swapped(state);

        if (state != turned) {
            tune_add(stage + STATES + (state < turned ? state : turned), state < turned ? 1 : -1);
        }
    }
    tune_add(stage + TEMPO, side ? -1 : 1);
}

static double pull(int weight, double seen)
{
    (void)weight;
    (void)seen;
    return DOUBT;
}

static void limit(double *weights)
{
    int i;

    for (i = 0; i < WEIGHTS; ++i) {
        if (i % AT(1) < STATES) {
            weights[i] = fmax(LEAST_DISC, fmin(MOST_DISC, weights[i]));
        }
    }
}

/* Fills in the other half of the windows, and states that were never seen. */
static void finish(double *weights, const double *first, const double *seen)
{
    int stage;
    int n;

    (void)first;
    for (stage = 0; stage < STAGES; ++stage) {
        for (n = 0; n < WINDOW_STATES; ++n) {
            if (swapped(n) < n) {
                weights[AT(stage) + STATES + n] = -weights[AT(stage) + STATES + swapped(n)];
            }
        }
        for (n = 1; n < STATE_EDGE; ++n) {
            if (n % STATE_STEP && seen[AT(stage) + n] == 0) {
                weights[AT(stage) + n] = weights[AT(stage) + n - 1];
            }
        }
    }
}

/* The discs of Black minus those of White at the end of a game. */
static int points(void)
{
    char text[TEXT_SIZE];

    game_write_position(text);
    return __builtin_popcountll(board_of(text, 'X')) - __builtin_popcountll(board_of(text, 'O'));
}

/* ---- writing ---- */

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

static void print_table(const double *all)
{
    int s;

    printf("/* weights.c: weights of the evaluation of reversi, written by tools/lab/reversi/tune. Fitted to %.0f\n"
        " * positions; on the test positions the error is %.1f discs of the final result. */\n"
        "#include \"games/reversi/reversi.h\"\n\nconst int8_t reversi_tempo[STAGES] = {", (double)tune_positions,
        tune_loss);
    for (s = 0; s < STAGES; ++s) {
        printf(" %d,", scaled(all[AT(s) + TEMPO], 127));
    }
    printf(" };\n\nconst int8_t reversi_disc_worth[STAGES][STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {");
        print_rows(all + AT(s), STATES, STATE_STEP);
        printf("\n    },\n");
    }
    printf("};\n\nconst int8_t reversi_edge_worth[STAGES][WINDOW_STATES] = {\n");
    for (s = 0; s < STAGES; ++s) {
        printf("    {");
        print_rows(all + AT(s) + STATES, WINDOW_STATES, 18);
        printf("\n    },\n");
    }
    printf("};\n");
}

const TuneGame tune_game = {
    .game = "reversi", .kind = TUNE_LINEAR, .weights = WEIGHTS, .unit = 1, .look = look, .pull = pull, .limit = limit,
    .finish = finish, .write = print_table, .points = points, .opening_least = 6, .opening_spread = 8,
};
