/* tune.c: tunes the pattern values of draughts on games of the engine against itself.
 *
 *   lab/draughts/tune play GAMES NODES SEED > POSITIONS      quiet positions with the results of their games
 *   lab/draughts/tune fit POSITIONS... > src/games/draughts/weights.c
 *
 * A line of POSITIONS is the board of draughts.h, 12 bytes in hexadecimal, the side to move, and the result for Black:
 * 0, 1 (a draw) or 2. `fit` is a logistic regression by stochastic gradient descent; one position in sixteen is held
 * back to measure the loss.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/random_opening.h"

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/draughts/draughts.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

enum { MOVES_MOST = 150, OPENING_LEAST = 3, OPENING_SPREAD = 8, EPOCHS = 24 };

/* ---- playing ---- */

static unsigned char boards[MOVES_MOST][BOARD_BYTES + 1];

static unsigned play_game(unsigned nodes)
{
    unsigned kept = 0;
    unsigned moves = 0;
    unsigned result = 1;
    unsigned i;
    unsigned k;
    uint16_t seed;

    game_reset();
    record_start();
    random_opening(OPENING_LEAST + random_below(OPENING_SPREAD));
    while (outcome == OUTCOME_NONE && moves++ < MOVES_MOST) {
        if (!draughts_must[0]) {
            memcpy(boards[kept], draughts_board, BOARD_BYTES);
            boards[kept++][BOARD_BYTES] = side;
        }
        seed = random_seed; /* think uses random_seed, too */
        think_defaults();
        budget_nodes = nodes;
        think_without = WITHOUT_BOOK;
        think();
        random_seed = seed;
        move = think_move;
        record_play();
        record_update_outcome();
        if (reversible_plies[0] >= QUIET_MOST / 2) {
            break;
        }
    }
    if (outcome == OUTCOME_LOSS) {
        result = side ? 2 : 0;
    }
    for (i = 0; i < kept; ++i) {
        for (k = 0; k < BOARD_BYTES; ++k) {
            printf("%02x", boards[i][k]);
        }
        printf(" %u %u\n", boards[i][BOARD_BYTES], result);
    }
    return result;
}

static int command_play(int count, char **words)
{
    unsigned games = (unsigned)atoi(words[0]);
    unsigned results[3] = { 0, 0, 0 };
    unsigned n;

    if (count != 3) {
        return 2;
    }
    games_choose("draughts");
    tt_entries = 4096;
    tt_base = machine_tt_memory();
    random_seed = (uint16_t)atoi(words[2]);
    for (n = 0; n < games; ++n) {
        ++results[play_game((unsigned)atoi(words[1]))];
        progress_show("play", n + 1, games, "");
    }
    fprintf(stderr, "white %u, drawn %u, black %u\n", results[0], results[1], results[2]);
    return 0;
}

/* ---- features ---- */

enum {
    PATTERNS = 4, RINGS = 4,
    MEN = 0, TURN, TRADE,
    RING,                       /* kings by the ring of the board they are on */
    PATTERN = RING + RINGS,
    WEIGHTS = PATTERN + PATTERNS * 256,
    ACTIVE_MOST = 64
};

typedef struct {
    unsigned char board[BOARD_BYTES];
    unsigned char side;
    unsigned char result;
} Position;

static Position *positions;
static size_t position_count;
static double weights[WEIGHTS];
static double squares[WEIGHTS];

static struct {
    int weight;
    double amount;
} active[ACTIVE_MOST];
static int active_count;

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

static void add(int weight, double amount)
{
    if (amount != 0) {
        active[active_count].weight = weight;
        active[active_count].amount = amount;
        ++active_count;
    }
}

/* Computes the features of a position: Black's minus White's. */
static void look(const Position *position)
{
    const unsigned char *b = position->board;
    int men = 0;
    int kings = 0;
    int total = 0;
    int worth;
    int k;
    int i;

    active_count = 0;
    for (k = 0; k < 4; ++k) {
        unsigned black_men = b[BLACK + k] & ~b[KINGS + k];
        unsigned white_men = b[WHITE + k] & ~b[KINGS + k];
        men += bits(black_men) - bits(white_men);
        kings += bits(b[BLACK + k] & b[KINGS + k]) - bits(b[WHITE + k] & b[KINGS + k]);
        total += bits(b[BLACK + k]) + bits(b[WHITE + k]);
        add(PATTERN + k * 256 + (int)black_men, 1);
        add(PATTERN + (3 - k) * 256 + (int)reverse(white_men), -1);
        for (i = 0; i < 8; ++i) {
            if (b[KINGS + k] >> i & 1) {
                add(RING + ring(k * 8 + i), b[BLACK + k] >> i & 1 ? 1 : -1);
            }
        }
    }
    add(MEN, men);
    add(TURN, position->side ? -1 : 1);
    worth = 3 * men + 4 * kings;
    add(TRADE, (worth > 0 ? 1 : worth < 0 ? -1 : 0) * (24 - total) / 24.0);
}

static double predict(void)
{
    double sum = 0;
    int i;

    for (i = 0; i < active_count; ++i) {
        sum += weights[active[i].weight] * active[i].amount;
    }
    return 1 / (1 + exp(-sum));
}

/* ---- fitting ---- */

static void read_positions(const char *name)
{
    FILE *file = fopen(name, "r");
    static size_t room;
    char hex[2 * BOARD_BYTES + 1];
    unsigned side_to_move;
    unsigned result;
    unsigned byte;
    int i;

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fscanf(file, "%24s %u %u", hex, &side_to_move, &result) == 3) {
        if (position_count == room) {
            room = room ? 2 * room : 1 << 16;
            positions = realloc(positions, room * sizeof *positions);
        }
        for (i = 0; i < BOARD_BYTES; ++i) {
            sscanf(hex + 2 * i, "%2x", &byte);
            positions[position_count].board[i] = (unsigned char)byte;
        }
        positions[position_count].side = (unsigned char)side_to_move;
        positions[position_count++].result = (unsigned char)result;
    }
    fclose(file);
}

static int left_out(size_t n)
{
    return n / 512 % 16 == 7; /* blocks of positions, so that nearly whole games are held back */
}

static double loss(void)
{
    double sum = 0;
    size_t number = 0;
    size_t n;

    for (n = 0; n < position_count; ++n) {
        if (left_out(n)) {
            double p;
            double target = positions[n].result / 2.0;
            look(positions + n);
            p = predict();
            sum -= target * log(p + 1e-9) + (1 - target) * log(1 - p + 1e-9);
            ++number;
        }
    }
    return sum / (double)number;
}

static void fit(void)
{
    int epoch;
    size_t step;
    int i;
    uint64_t dice = 88172645463325252ULL;

    weights[MEN] = 1;
    for (i = 0; i < RINGS; ++i) {
        weights[RING + i] = 1.3;
    }
    for (epoch = 0; epoch < EPOCHS; ++epoch) {
        double rate = 0.05 * pow(0.85, epoch);
        for (step = 0; step < position_count; ++step) {
            size_t n;
            double error;
            progress_show("epoch", step, position_count, "");
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            n = dice % position_count;
            if (left_out(n)) {
                continue;
            }
            look(positions + n);
            error = positions[n].result / 2.0 - predict();
            for (i = 0; i < active_count; ++i) {
                int w = active[i].weight;
                double slope = error * active[i].amount - (w >= PATTERN ? 2e-4 : 0) * weights[w];
                squares[w] += slope * slope;
                weights[w] += rate * slope / sqrt(squares[w] / 64 + 1e-2);
            }
        }
        progress_show("epoch", 1, 1, "");
        fprintf(stderr, "epoch %d: loss %.5f\n", epoch + 1, loss());
    }
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
static void write_page(int first, int count, int most)
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

static void write_worth(void)
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
        write_page(PATTERN + i * 256, i == PATTERNS - 1 ? PATTERN_BYTES % 256 : 256, 62);
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

int main(int count, char **words)
{
    int i;

    if (count > 4 && !strcmp(words[1], "play")) {
        return command_play(count - 2, words + 2);
    }
    if (count > 2 && !strcmp(words[1], "fit")) {
        for (i = 2; i < count; ++i) {
            read_positions(words[i]);
        }
        fprintf(stderr, "%lu positions\n", (unsigned long)position_count);
        fit();
        write_worth();
        return 0;
    }
    fprintf(stderr, "usage: lab/draughts/tune play GAMES NODES SEED | fit POSITIONS...\n");
    return 2;
}
