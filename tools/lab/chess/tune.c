/* tune.c: tunes the evaluation of chess (piece-square values, pawns, kings) on games of the engine against itself.
 *
 *   lab/chess/tune play GAMES NODES SEED > POSITIONS     quiet positions with the results of their games
 *   tools/lab/chess/label NODES < POSITIONS              the same positions with Stockfish's expected results
 *   lab/chess/tune fit POSITIONS... > TABLES             the table of src/games/chess/tables.c, as C
 *
 * A line of POSITIONS is a result for White, 0, 1 (a draw) or 2, or an expected result between these, and the position.
 * `fit` is a logistic regression by stochastic gradient descent. It starts with the current values and is regularized
 * towards them: kings and passed pawns, about which results say least, more than pieces. One position in sixteen is
 * held back to measure the loss. ISOLATED, SHELTER and the endgame value of a pawn are not changed, because the
 * assembly code multiplies by them. PAIR and the other single numbers of chess.h are printed on standard error.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>


#include "engine/game.h"
#include "games/chess/chess.h"
#include "host/games.h"
#include "host/progress.h"
#include "tune.h"

enum { EPOCHS = 12 };

/* ---- features ---- */

enum {
    MEN_AT = 0,                         /* five types of pieces, 64 squares */
    PASSED_MIDDLE = 5 * 64, PASSED_END = PASSED_MIDDLE + 8,
    KING_RANK = PASSED_END + 8, KING_FILE = KING_RANK + 8, KING_END = KING_FILE + 8,
    PAIRS = KING_END + 8, DOUBLES, HALF, FULL,
    WEIGHTS,
    ACTIVE_MOST = 64
};

typedef struct {
    short weight;
    float amount;
} Feature;

typedef struct {
    Feature *features;
    unsigned char count;
    float result;
    float rest; /* the terms that are not tuned */
} Position;

static Position *positions;
static size_t position_count;
static double weights[WEIGHTS];
static double first[WEIGHTS];
static double squares[WEIGHTS];
static double seen[WEIGHTS]; /* sum of the absolute amounts with which the positions use each weight */
static Feature active[ACTIVE_MOST];
static int active_count;
static double rest;
static double middle; /* weight of the middle game */

static void add(int weight, double amount)
{
    int i;

    for (i = 0; i < active_count && active[i].weight != weight; ++i) {
    }
    if (i == active_count && active_count < ACTIVE_MOST) {
        active[active_count].weight = (short)weight;
        active[active_count++].amount = 0;
    }
    active[i].amount += (float)amount;
}

/* Pieces other than pawns have the same value on both wings. */
static int piece_weight(int type, int rank, int file)
{
    if (type && file > 3) {
        file = 7 - file;
    }
    return MEN_AT + type * 64 + rank * 8 + file;
}

static int bits(unsigned byte)
{
    return __builtin_popcount(byte);
}

static unsigned files_of(const uint8_t *ranks)
{
    unsigned files = 0;
    int i;

    for (i = 1; i < 7; ++i) {
        files |= ranks[i];
    }
    return files;
}

static void look_at_pawns(int of, int sign)
{
    const uint8_t *own = chess_ranks[of];
    const uint8_t *other = chess_ranks[of ^ 1];
    unsigned files = files_of(own);
    unsigned open = 0xFF;
    unsigned isolated = files & ~(files << 1) & ~(files >> 1);
    int left;

    /* the same in both phases: src/games/chess/eval.c halves these terms in `end`, which counts twice */
    add(DOUBLES, -sign * (chess_pawns[of] - bits(files)));
    rest += sign * (4 * (1 - middle) * chess_pawns[of] - ISOLATED * bits(isolated));
    for (left = 6; left; --left) {
        int rank = of ? 7 - left : left;
        int passed = bits(own[rank] & open);
        if (passed) {
            add(PASSED_MIDDLE + left, sign * middle * passed);
            add(PASSED_END + left, sign * 2 * (1 - middle) * passed);
        }
        open &= ~(unsigned)(other[rank] | other[rank] << 1 | other[rank] >> 1);
    }
}

static void look_at_king(int of, int sign)
{
    int king = WHERE(SLOTS * of);
    int file = king & 7;
    int rank = of ? 7 - (king >> 4) : king >> 4;
    const uint8_t *own = chess_ranks[of];

    add(KING_END + rank, sign * 2 * (1 - middle));
    add(KING_END + file, sign * 2 * (1 - middle));
    add(KING_RANK + rank, sign * middle);
    if (rank < 2) {
        add(KING_FILE + file, sign * middle);
        rest += sign * middle * SHELTER * bits((of ? own[6] | own[5] : own[1] | own[2]) & chess_zone[file]);
    }
}

static void look_at_pieces(int of, int sign)
{
    unsigned own = files_of(chess_ranks[of]);
    unsigned other = files_of(chess_ranks[of ^ 1]);
    int slot;

    for (slot = SLOTS * of + 1; slot < SLOTS * of + SLOTS; ++slot) {
        int square = WHERE(slot);
        int type;
        if (square & GONE) {
            continue;
        }
        type = chess_type[AT(square) & PIECES];
        add(piece_weight(type, of ? 7 - (square >> 4) : square >> 4, square & 7), sign);
        if ((AT(square) & PIECES) == ROOK && !(own >> (square & 7) & 1)) {
            add(HALF, sign * middle);
            if (!(other >> (square & 7) & 1)) {
                add(FULL, sign * middle);
            }
        }
    }
    if (chess_bishops[of] >= 2) {
        add(PAIRS, sign);
    }
}

/* Computes the features of the position on the board: White's minus Black's. */
static void look(void)
{
    int phase = chess_phase[0];
    int of;

    active_count = 0;
    rest = 0;
    middle = phase >= 20 ? 1 : phase >= 15 ? 0.75 : phase >= 10 ? 0.5 : phase >= 5 ? 0.25 : 0;
    for (of = 0; of < 2; ++of) {
        look_at_pawns(of, of ? -1 : 1);
        look_at_king(of, of ? -1 : 1);
        look_at_pieces(of, of ? -1 : 1);
    }
}

static double worth(const Position *position)
{
    double sum = position->rest;
    int i;

    for (i = 0; i < position->count; ++i) {
        sum += weights[position->features[i].weight] * position->features[i].amount;
    }
    return sum;
}

/* Sets the weights to the current values of the game. */
static void read_worth(void)
{
    int type;
    int i;

    for (type = 0; type < 5; ++type) {
        for (i = 0; i < 64; ++i) {
            weights[MEN_AT + type * 64 + i] = chess_worth[chess_worth_at[type] + i / 8 * 16 + i % 8];
        }
    }
    for (i = 0; i < 8; ++i) {
        weights[PASSED_MIDDLE + i] = chess_passed_middle[i];
        weights[PASSED_END + i] = chess_passed_end[i];
        weights[KING_RANK + i] = chess_king_rank[i];
        weights[KING_FILE + i] = chess_king_file[i];
        weights[KING_END + i] = chess_king_end[i];
    }
    weights[PAIRS] = PAIR;
    weights[DOUBLES] = DOUBLED;
    weights[HALF] = HALF_OPEN;
    weights[FULL] = FULLY_OPEN;
    memcpy(first, weights, sizeof first);
}

/* ---- fitting ---- */

/* Ends the program if the weighted features do not add up to the game's evaluation of the position. */
static void check(const Position *position)
{
    double sum = worth(position);
    double said;

    game_eval();
    said = side ? -score : score;
    if (fabs(sum - said) > 4 && (chess_pawns[0] | chess_pawns[1])) {
        fprintf(stderr, "lab/chess/tune: the features give %.1f, the game %.0f\n", sum, said);
        exit(1);
    }
}

static void read_positions(const char *name)
{
    FILE *file = fopen(name, "r");
    static size_t room;
    char line[TEXT_SIZE + 20];
    int i;

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fgets(line, sizeof line, file)) {
        Position *position;
        line[strcspn(line, "\n")] = 0;
        if (!strchr(line, ' ') || game_read_position(strchr(line, ' ') + 1)) {
            continue;
        }
        if (position_count == room) {
            room = room ? 2 * room : 1 << 16;
            positions = realloc(positions, room * sizeof *positions);
        }
        look();
        position = positions + position_count++;
        position->features = malloc((size_t)active_count * sizeof(Feature));
        memcpy(position->features, active, (size_t)active_count * sizeof(Feature));
        position->count = (unsigned char)active_count;
        position->result = (float)atof(line);
        position->rest = (float)rest;
        check(position);
        for (i = 0; i < active_count; ++i) {
            seen[active[i].weight] += fabs(active[i].amount);
        }
    }
    fclose(file);
}

static int left_out(size_t n)
{
    return n / 512 % 16 == 7; /* blocks of positions, so that nearly whole games are held back */
}

static double scale = 60; /* a side with this score wins e times as often as it loses */

static double chance(const Position *position)
{
    return 1 / (1 + exp(-worth(position) / scale));
}

static double loss(int outside)
{
    double sum = 0;
    size_t number = 0;
    size_t n;

    for (n = 0; n < position_count; ++n) {
        if (left_out(n) == outside) {
            double target = positions[n].result / 2.0;
            double p = chance(positions + n);
            sum -= target * log(p + 1e-9) + (1 - target) * log(1 - p + 1e-9);
            ++number;
        }
    }
    return sum / (double)number;
}

static void fit_scale(void)
{
    double best = 1e9;
    double at = scale;

    for (scale = 16; scale < 160; scale *= 1.05) {
        double now = loss(0);
        if (now < best) {
            best = now;
            at = scale;
        }
    }
    scale = at;
    fprintf(stderr, "scale %.1f: loss %.5f\n", scale, loss(1));
}

static void fit(void)
{
    uint64_t dice = 88172645463325252ULL;
    size_t step;
    int epoch;
    int i;

    for (epoch = 0; epoch < EPOCHS; ++epoch) {
        double rate = 0.5 * pow(0.75, epoch);
        for (step = 0; step < position_count; ++step) {
            Position *position;
            double error;
            progress_show("epoch", step, position_count, "");
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            if (left_out(dice % position_count)) {
                continue;
            }
            position = positions + dice % position_count;
            error = position->result / 2.0 - chance(position);
            for (i = 0; i < position->count; ++i) {
                int w = position->features[i].weight;
                double slope = error * position->features[i].amount - (w < PASSED_MIDDLE
                    ? 4e-4 : 4e-3) * (weights[w] - first[w]);
                squares[w] += slope * slope;
                weights[w] += rate * slope / sqrt(squares[w] / 64 + 1);
            }
        }
        progress_show("epoch", 1, 1, "");
        fprintf(stderr, "epoch %d: loss %.5f\n", epoch + 1, loss(1));
    }
}

/* Smooths the changes of a square with those of its neighbours, weighted by how often they were seen. On some squares
 * hardly any game has a piece, and the fit would take random results for a value. */
static void smooth(void)
{
    static double change[WEIGHTS];
    int type;
    int at;
    int near;

    for (type = 0; type < 5; ++type) {
        for (at = 0; at < 64; ++at) {
            int w = piece_weight(type, at / 8, at % 8);
            double sum = 0;
            double total = 1;
            for (near = 0; near < 64; ++near) {
                int v = piece_weight(type, near / 8, near % 8);
                if (abs(near / 8 - at / 8) <= 1 && abs(near % 8 - at % 8) <= 1) {
                    double share = seen[v] * (near == at ? 2 : 1);
                    sum += share * (weights[v] - first[v]);
                    total += share;
                }
            }
            change[w] = sum / total;
        }
    }
    for (at = 0; at < 5 * 64; ++at) {
        weights[at] = first[at] + change[at];
    }
    fprintf(stderr, "smoothed: loss %.5f\n", loss(1));
}

/* ---- writing ---- */

static int rounded(int weight)
{
    int value = (int)lround(weights[weight]);

    return value < 0 ? 0 : value > 250 ? 250 : value;
}

static void write_rank(int type, int rank)
{
    int file;

    for (file = 0; file < 8; ++file) {
        int empty = type == 0 && (rank == 0 || rank == 7);
        printf("%s%d,", file ? " " : "", empty ? 0 : rounded(piece_weight(type, rank, file)));
    }
}

static void write_eight(int at, const char *name)
{
    int i;

    printf(" ");
    for (i = 0; i < 8; ++i) {
        printf(" %d,", rounded(at + i));
    }
    printf(" /* %s */\n", name);
}

static void write_tables(void)
{
    static const struct { int at; const char *name; } gaps[] = {
        { PASSED_MIDDLE, "passed middle" }, { PASSED_END, "passed end" }, { 0, 0 },
        { KING_RANK, "king rank" }, { KING_FILE, "king file" }, { KING_END, "king end" },
    };
    int type;
    int rank;

    printf("    /* pawn, knight; bishop, rook; ranks from the first */\n");
    for (type = 0; type < 4; type += 2) {
        for (rank = 0; rank < 8; ++rank) {
            printf("    ");
            write_rank(type, rank);
            printf("  ");
            write_rank(type + 1, rank);
            printf("\n");
        }
    }
    printf("    /* queen; in the gaps the small tables of chess.h */\n");
    for (rank = 0; rank < 8; ++rank) {
        printf("    ");
        write_rank(4, rank);
        if (rank == 2) {
            printf("  0x07, 0x07, 0x0E, 0x1C, 0x38, 0x70, 0xE0, 0xE0, /* zone */\n");
        } else if (rank < 6) {
            write_eight(gaps[rank].at, gaps[rank].name);
        } else {
            printf("  0, 0, 0, 0, 0, 0, 0, 0,\n");
        }
    }
    fprintf(stderr, "PAIR %.1f DOUBLED %.1f HALF_OPEN %.1f FULLY_OPEN %.1f\n", weights[PAIRS],
        weights[DOUBLES], weights[HALF], weights[FULL]);
}

int main(int count, char **words)
{
    int i;

    games_choose("chess");
    state_clear();
    game_reset();
    if (count > 4 && !strcmp(words[1], "play")) {
        return tune_play(count - 2, words + 2);
    }
    if (count > 2 && !strcmp(words[1], "fit")) {
        read_worth();
        for (i = 2; i < count; ++i) {
            read_positions(words[i]);
        }
        fprintf(stderr, "%lu positions\n", (unsigned long)position_count);
        fit_scale();
        fit();
        smooth();
        write_tables();
        return 0;
    }
    fprintf(stderr, "usage: lab/chess/tune play GAMES NODES SEED | fit POSITIONS...\n");
    return 2;
}
