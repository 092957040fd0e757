/* features.c: what patterns of men, kings and trades are worth in draughts: a fit to games of the program against
 * itself (tools/lab/common/tune.c, which prints src/games/draughts/weights.c).
 *
 * The value of a pattern is the sum of what its men are worth on their squares, of what each two of them are worth
 * together, and of a rest. The rest and the pairs are pulled to 0. So the fit gives a pattern that occurs rarely, or
 * never, the values of its men and pairs. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "games/draughts/draughts.h"

enum {
    PATTERNS = 4, BITS = 8, PAIRS = BITS * (BITS - 1) / 2, RINGS = 4,
    MEN = 0, TURN,
    TRADE,                           /* by the number of pieces */
    KING = TRADE + PIECES_MOST + 1,  /* by square; a square and the opposite one share a weight */
    SINGLE = KING + SQUARES / 2,     /* men by pattern and bit */
    PAIR = SINGLE + PATTERNS * BITS, /* two men by pattern and their bits */
    REST = PAIR + PATTERNS * PAIRS,  /* the rest, by pattern and men */
    WEIGHTS = REST + PATTERNS * 256
};

static unsigned reverse(unsigned byte)
{
    unsigned result = 0;
    int i;

    for (i = 0; i < 8; ++i) {
        result |= (byte >> i & 1) << (7 - i);
    }
    return result;
}

/* Returns the ring of a square: 0 at the edge of the board to 3 in the middle. */
static int ring(int square)
{
    int row = square / 4;
    int column = square % 4 * 2 + (row % 2 == 0);
    int down = row < 4 ? row : 7 - row;
    int across = column < 4 ? column : 7 - column;

    return down < across ? down : across;
}

static int bits(unsigned byte)
{
    return __builtin_popcount(byte);
}

/* Calls `visit` for every weight in the value of a pattern. */
static void each_weight(int pattern, unsigned men, double amount, void (*visit)(int weight, double amount))
{
    int pair = PAIR + pattern * PAIRS;
    int i;
    int j;

    visit(REST + pattern * 256 + (int)men, amount);
    for (i = 0; i < BITS; ++i) {
        if (men >> i & 1) {
            visit(SINGLE + pattern * BITS + i, amount);
        }
        for (j = 0; j < i; ++j, ++pair) {
            if ((men >> i & 1) && (men >> j & 1)) {
                visit(pair, amount);
            }
        }
    }
}

static int king_weight(int square)
{
    return KING + (square < SQUARES / 2 ? square : SQUARES - 1 - square);
}

/* Computes the features of a position: Black's minus White's. */
static void look(void)
{
    const unsigned char *b = draughts_board;
    int men = 0;
    int kings = 0;
    int total = 0;
    int worth;
    int k;
    int i;

    for (k = 0; k < 4; ++k) {
        unsigned black_men = b[BLACK + k] & ~b[KINGS + k];
        unsigned white_men = b[WHITE + k] & ~b[KINGS + k];
        men += bits(black_men) - bits(white_men);
        kings += bits(b[BLACK + k] & b[KINGS + k]) - bits(b[WHITE + k] & b[KINGS + k]);
        total += bits(b[BLACK + k]) + bits(b[WHITE + k]);
        each_weight(k, black_men, 1, tune_add);
        each_weight(3 - k, reverse(white_men), -1, tune_add);
        for (i = 0; i < 8; ++i) {
            if (b[KINGS + k] >> i & 1) {
                tune_add(king_weight(k * 8 + i), b[BLACK + k] >> i & 1 ? 1 : -1);
            }
        }
    }
    tune_add(MEN, men);
    tune_add(TURN, side ? -1 : 1);
    worth = 3 * men + 4 * kings;
    if (worth) {
        tune_add(TRADE + total, worth > 0 ? 1 : -1);
    }
}

/* ---- writing ---- */

/* Chosen by matches, because results of games say too little about trades, and about kings, which appear late. With 70
 * or 100 for a king, or nothing for trades, it loses more games; with the fitted values it wins fewer
 * (docs/lab/draughts.md). */
static const int king_worth[RINGS] = { 84, 88, 92, 94 };
#define TRADE_WORTH 2

/* What the assembly can hold: the sum of the patterns of a side is a byte, and a step changes it by less than 128. */
enum { SUM_MOST = 255, MAN_MOST = 63 };

static const double *fitted;
static double scale;
static double sum;

static void add_to_sum(int weight, double amount)
{
    sum += fitted[weight] * amount;
}

static int value_of(int pattern, unsigned men)
{
    sum = 0;
    each_weight(pattern, men, scale, add_to_sum);
    return (int)lround(sum);
}

/* Writes the values of a pattern: its smallest becomes 0. Returns the largest. */
static int write_pattern(int pattern)
{
    int values[256];
    int count = pattern == PATTERNS - 1 ? PATTERN_BYTES % 256 : 256;
    int least = 0;
    int most = 0;
    int i;
    int bit;

    for (i = 0; i < count; ++i) {
        values[i] = value_of(pattern, (unsigned)i);
        least = values[i] < least ? values[i] : least;
        most = values[i] > most ? values[i] : most;
        for (bit = 1; bit <= i; bit <<= 1) {
            if (i & bit && abs(values[i] - values[i - bit]) > MAN_MOST) {
                fprintf(stderr, "pattern %d: a man of %d is worth too much\n", pattern, i);
                exit(1);
            }
        }
    }
    for (i = 0; i < count; ++i) {
        printf("%s%d,%s", i % 16 ? " " : "    ", values[i] - least, i % 16 == 15 ? "\n" : "");
    }
    return most - least;
}

/* Prints the fitted values that are not written, to compare. */
static void show(const char *name, int first, int count)
{
    fprintf(stderr, "%s", name);
    for (; count; --count, ++first) {
        fprintf(stderr, " %.0f", fitted[first] * scale);
    }
    fprintf(stderr, "\n");
}

static void write_worth(const double *weights)
{
    int most = 0;
    int i;

    fitted = weights;
    scale = WORTH_MAN / weights[MEN];
    fprintf(stderr, "man %.3f turn %.1f\n", weights[MEN], weights[TURN] * scale);
    show("kings", KING, SQUARES / 2);
    show("trades", TRADE, PIECES_MOST + 1);
    printf("/* weights.c: weights of the evaluation of draughts in 64ths of a man, written by tools/lab/draughts/tune"
        " from games of\n"
        " * the program against itself. */\n"
        "/* SPDX-License-Identifier: MIT */\n"
        "#include \"games/draughts/draughts.h\"\n\n");
    printf("const uint8_t draughts_pattern[PATTERN_BYTES] = {\n");
    for (i = 0; i < PATTERNS; ++i) {
        most += write_pattern(i);
    }
    if (most > SUM_MOST) {
        fprintf(stderr, "the sum of the patterns can be %d, more than a byte holds\n", most);
        exit(1);
    }
    printf("};\n\n");
    printf("const uint8_t draughts_king_square[SQUARES] = {\n");
    for (i = 0; i < SQUARES; ++i) {
        printf("%s%d,%s", i % 8 ? " " : "    ", king_worth[ring(i)], i % 8 == 7 ? "\n" : "");
    }
    printf("};\n\nconst uint8_t draughts_trade[PIECES_MOST + 1] = {\n    ");
    for (i = 0; i <= PIECES_MOST; ++i) {
        printf("%d,%s", TRADE_WORTH * (PIECES_MOST - i), i == PIECES_MOST ? "\n" : i % 13 == 12 ? "\n    " : " ");
    }
    printf("};\n");
}

static void start(double *first)
{
    int i;

    first[MEN] = WORTH_MAN;
    for (i = 0; i < SQUARES / 2; ++i) {
        first[KING + i] = draughts_king_square[i];
    }
    for (i = 0; i <= PIECES_MOST; ++i) {
        first[TRADE + i] = draughts_trade[i];
    }
}

static void present(double *first)
{
    int i;

    start(first);
    for (i = 0; i < PATTERN_BYTES; ++i) {
        first[REST + i] = draughts_pattern[i];
    }
}

/* In 64ths of a man. A larger pull than chance alone asks for, because the positions of one game are alike. */
static double pull(int weight, double seen)
{
    (void)seen;
    return weight >= REST ? 0.3 : weight >= PAIR ? 0.1 : weight >= TRADE ? 0.01 : 1e-3;
}

/* No capture, and not an ending that has its own evaluation. */
static uint8_t is_quiet(void)
{
    uint8_t few = draughts_count[0] + draughts_count[1] <= ENDING_PIECES;

    return !draughts_must[0] && !(few && draughts_count[0] != draughts_count[1]);
}

const TuneGame tune_game = {
    .game = "draughts", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .look = look, .start = start, .present = present,
    .pull = pull, .write = write_worth, .is_quiet = is_quiet, .opening_least = 3, .opening_spread = 8,
    .plies_most = 150, .value_share = 0.5, .value_unit = 80,
};
