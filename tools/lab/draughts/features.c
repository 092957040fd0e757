/* features.c: what patterns of men, kings and trades are worth in draughts: a fit to games of the program against
 * itself (tools/lab/common/tune.c, which prints src/games/draughts/weights.c). */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "games/draughts/draughts.h"

enum {
    PATTERNS = 4, RINGS = 4,
    MEN = 0, TURN, TRADE,
    RING,                       /* kings by the ring of the board they are on */
    PATTERN = RING + RINGS,
    WEIGHTS = PATTERN + PATTERNS * 256
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
        tune_add(PATTERN + k * 256 + (int)black_men, 1);
        tune_add(PATTERN + (3 - k) * 256 + (int)reverse(white_men), -1);
        for (i = 0; i < 8; ++i) {
            if (b[KINGS + k] >> i & 1) {
                tune_add(RING + ring(k * 8 + i), b[BLACK + k] >> i & 1 ? 1 : -1);
            }
        }
    }
    tune_add(MEN, men);
    tune_add(TURN, side ? -1 : 1);
    worth = 3 * men + 4 * kings;
    tune_add(TRADE, (worth > 0 ? 1 : worth < 0 ? -1 : 0) * (24 - total) / 24.0);
}

/* ---- writing ---- */

/* Chosen by matches, because results of games say too little about trades, and about kings, which appear late. With 70
 * or 100 for a king, or nothing for trades, it loses more games. */
static const int king_worth[RINGS] = { 84, 88, 92, 94 };
#define TRADE_WORTH 2

static double scale;

static int rounded(double weight)
{
    return (int)lround(weight * scale);
}

/* Writes a page as bytes: its smallest value becomes 0, and none is above `most`. */
static void write_page(const double *weights, int first, int count, int most)
{
    int least = 0;
    int i;

    for (i = 0; i < count; ++i) {
        int value = rounded(weights[first + i]);
        if (value > most / 2) {
            value = most / 2;
        }
        if (value < least) {
            least = value < -most / 2 ? -most / 2 : value;
        }
    }
    for (i = 0; i < count; ++i) {
        int value = rounded(weights[first + i]);
        value = value > most / 2 ? most / 2 : value < least ? least : value;
        printf("%s%d,%s", i % 16 ? " " : "    ", value - least, i % 16 == 15 ? "\n" : "");
    }
}

static void write_worth(const double *weights)
{
    int i;

    scale = WORTH_MAN / weights[MEN];
    fprintf(stderr, "man %.3f turn %.1f trade %.1f\n", weights[MEN], weights[TURN] * scale,
        weights[TRADE] * scale);
    printf("/* weights.c: weights of the evaluation of draughts in 64ths of a man, written by tools/lab/draughts/tune"
        " from games of\n"
        " * the program against itself. */\n"
        "#include \"games/draughts/draughts.h\"\n\n");
    printf("const uint8_t draughts_pattern[PATTERN_BYTES] = {\n");
    for (i = 0; i < PATTERNS; ++i) {
        write_page(weights, PATTERN + i * 256, i == PATTERNS - 1 ? PATTERN_BYTES % 256 : 256, 62);
    }
    printf("};\n\n");
    printf("const uint8_t draughts_king_square[SQUARES] = {\n");
    for (i = 0; i < 32; ++i) {
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

    first[MEN] = 1;
    for (i = 0; i < RINGS; ++i) {
        first[RING + i] = 1.3;
    }
}

static double pull(int weight, double seen)
{
    return weight >= PATTERN ? 2e-4 * seen + 0.5 : 1e-3;
}

static uint8_t is_quiet(void)
{
    return !draughts_must[0];
}

const TuneGame tune_game = {
    .game = "draughts", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .unit = 1, .look = look, .start = start,
    .pull = pull, .write = write_worth, .is_quiet = is_quiet, .opening_least = 3, .opening_spread = 8,
    .plies_most = 150,
};
