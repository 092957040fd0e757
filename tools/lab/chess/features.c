/* features.c: what squares, pawns and kings are worth in chess: a fit to games of the program against itself, or to
 * results that Stockfish expects (tools/lab/chess/label). It prints the tables of src/games/chess/tables.c; negative
 * values, which only some of the small tables may have, as bytes. ISOLATED, SHELTER and RUNNER are not changed, because
 * the assembly code multiplies by them. PAIR and the other single numbers of chess.h are printed on standard error. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../common/tune.h"

#include "engine/game.h"
#include "engine/think.h"
#include "games/chess/chess.h"

#define DECIDED 200 /* a game with this score counts as won */
#define CALM 20     /* a position is quiet if search and evaluation differ by no more than this */

enum {
    MEN_AT = 0,                         /* five types of pieces, 64 squares */
    PASSED_MIDDLE = 5 * 64, PASSED_END = PASSED_MIDDLE + 8,
    END_RANK = PASSED_END + 8, END_FILE = END_RANK + 5 * 8,
    KING_RANK = END_FILE + 5 * 4, KING_FILE = KING_RANK + 8, KING_END = KING_FILE + 8,
    PAIRS = KING_END + 8, DOUBLES, HALF, FULL,
    TEMPO, /* of the side to move; the evaluation does not use it, but results depend on it */
    WEIGHTS
};

static double middle; /* weight of the middle game */

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

static int king_of(int of)
{
    return WHERE(SLOTS * of);
}

static int distance(int a, int b)
{
    int files = abs((a & 7) - (b & 7));
    int ranks = abs((a >> 4) - (b >> 4));

    return files > ranks ? files : ranks;
}

/* How much nearer the own king is to the square ahead of a passed pawn than the enemy's, as eval.c counts it. */
static int king_gain(int of, int rank, int file, int left)
{
    int ahead = (rank + (of ? -1 : 1)) * 16 + file;
    int gain = distance(ahead, king_of(of ^ 1)) - distance(ahead, king_of(of));

    return left < RUNNER ? 0 : left == RUNNER ? gain : 2 * gain;
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
    int file;

    /* the same in both phases: src/games/chess/eval.c halves these terms in `end`, which counts twice */
    tune_add(DOUBLES, -sign * (chess_pawns[of] - bits(files)));
    tune_add_fixed(-sign * ISOLATED * bits(isolated));
    for (left = 6; left; --left) {
        int rank = of ? 7 - left : left;
        for (file = 0; file < 8; ++file) {
            if (own[rank] & open & 1u << file) {
                tune_add(PASSED_MIDDLE + left, sign * middle);
                tune_add(PASSED_END + left, sign * 2 * (1 - middle));
                tune_add_fixed(sign * 2 * (1 - middle) * king_gain(of, rank, file, left));
            }
        }
        open &= ~(unsigned)(other[rank] | other[rank] << 1 | other[rank] >> 1);
    }
}

static void look_at_king(int of, int sign)
{
    int king = king_of(of);
    int file = king & 7;
    int rank = of ? 7 - (king >> 4) : king >> 4;
    const uint8_t *own = chess_ranks[of];

    tune_add(KING_END + rank, sign * 2 * (1 - middle));
    tune_add(KING_END + file, sign * 2 * (1 - middle));
    tune_add(KING_RANK + rank, sign * middle);
    if (rank < 2) {
        tune_add(KING_FILE + file, sign * middle);
        tune_add_fixed(sign * middle * SHELTER * bits((of ? own[6] | own[5] : own[1] | own[2]) & chess_zone[file]));
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
        tune_add(piece_weight(type, of ? 7 - (square >> 4) : square >> 4, square & 7), sign);
        tune_add(END_RANK + 8 * type + (of ? 7 - (square >> 4) : square >> 4), sign * (1 - middle));
        tune_add(END_FILE + 4 * type + (square & 4 ? 7 - (square & 7) : square & 7), sign * (1 - middle));
        if ((AT(square) & PIECES) == ROOK && !(own >> (square & 7) & 1)) {
            tune_add(HALF, sign * middle);
            if (!(other >> (square & 7) & 1)) {
                tune_add(FULL, sign * middle);
            }
        }
    }
    if (chess_bishops[of] >= 2) {
        tune_add(PAIRS, sign);
    }
}

/* Computes the features of the position on the board: White's minus Black's. */
static void look(void)
{
    int phase = chess_phase[0];
    int of;

    middle = phase >= 20 ? 1 : phase >= 15 ? 0.75 : phase >= 10 ? 0.5 : phase >= 5 ? 0.25 : 0;
    tune_add(TEMPO, side ? -1 : 1);
    for (of = 0; of < 2; ++of) {
        look_at_pawns(of, of ? -1 : 1);
        look_at_king(of, of ? -1 : 1);
        look_at_pieces(of, of ? -1 : 1);
    }
}

/* Sets the weights to the current values of the game. */
static void start(double *weights)
{
    int type;
    int i;

    for (type = 0; type < 5; ++type) {
        for (i = 0; i < 64; ++i) {
            weights[MEN_AT + type * 64 + i] = chess_worth[chess_worth_at[type] + i / 8 * 16 + i % 8];
        }
    }
    for (i = 0; i < 8; ++i) {
        weights[PASSED_MIDDLE + i] = (int8_t)chess_passed_middle[i];
        weights[PASSED_END + i] = (int8_t)chess_passed_end[i];
        weights[KING_RANK + i] = (int8_t)chess_king_rank[i];
        weights[KING_FILE + i] = (int8_t)chess_king_file[i];
        weights[KING_END + i] = (int8_t)chess_king_end[i];
    }
    for (i = 0; i < KING_RANK - END_RANK; ++i) {
        weights[END_RANK + i] = (int8_t)(i < 40 ? chess_end_rank[i] : chess_end_file[i - 40]);
    }
    weights[PAIRS] = PAIR;
    weights[DOUBLES] = DOUBLED;
    weights[HALF] = HALF_OPEN;
    weights[FULL] = FULLY_OPEN;
}

/* Smooths the changes of a square with those of its neighbours, weighted by how often they were seen. On some squares
 * hardly any game has a piece, and the fit would take random results for a value. */
static void smooth(double *weights, const double *first, const double *seen)
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
}

/* ---- writing ---- */

static int rounded(const double *weights, int weight)
{
    int value = (int)lround(weights[weight]);

    return value < 0 ? 0 : value > 250 ? 250 : value;
}

static void write_rank(const double *weights, int type, int rank)
{
    int file;

    for (file = 0; file < 8; ++file) {
        int empty = type == 0 && (rank == 0 || rank == 7);
        printf("%s%d,", file ? " " : "", empty ? 0 : rounded(weights, piece_weight(type, rank, file)));
    }
}

static void write_row(const double *weights, int at, int count, const char *name)
{
    int i;

    printf(" ");
    for (i = 0; i < count; ++i) {
        printf(" %d,", (int)lround(weights[at + i]) & 0xFF);
    }
    printf(" /* %s */\n", name);
}

static void write_tables(const double *weights)
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
            write_rank(weights, type, rank);
            printf("  ");
            write_rank(weights, type + 1, rank);
            printf("\n");
        }
    }
    printf("    /* queen; in the gaps the small tables of chess.h */\n");
    for (rank = 0; rank < 8; ++rank) {
        printf("    ");
        write_rank(weights, 4, rank);
        if (rank == 2) {
            printf("  0x07, 0x07, 0x0E, 0x1C, 0x38, 0x70, 0xE0, 0xE0, /* zone */\n");
        } else if (rank < 6) {
            write_row(weights, gaps[rank].at, 8, gaps[rank].name);
        } else {
            printf("  0, 0, 0, 0, 0, 0, 0, 0,\n");
        }
    }
    printf("    /* end, ranks and files, by type */\n");
    for (type = 0; type < 5; ++type) {
        write_row(weights, END_RANK + 8 * type, 8, "ranks");
        write_row(weights, END_FILE + 4 * type, 4, "files");
    }
    fprintf(stderr, "PAIR %.1f DOUBLED %.1f HALF_OPEN %.1f FULLY_OPEN %.1f tempo %.1f\n", weights[PAIRS],
        weights[DOUBLES], weights[HALF], weights[FULL], weights[TEMPO]);
}

/* Kings and passed pawns, about which results say least, stay nearer to their first values than pieces. */
static double pull(int weight, double seen)
{
    return (weight < PASSED_MIDDLE || (weight >= END_RANK && weight < KING_RANK) ? 4e-4 : 1e-3) / 60 * seen + 1e-3;
}

/* No check, no capture, and the search agrees with the evaluation. */
static uint8_t is_quiet(void)
{
    if (chess_flags[0] & IN_CHECK || AT((uint8_t)think_move & SQUARE_BITS)) {
        return 0;
    }
    game_eval();
    return think_score - score <= CALM && score - think_score <= CALM;
}

const TuneGame tune_game = {
    .game = "chess", .kind = TUNE_LOGISTIC, .weights = WEIGHTS, .look = look, .start = start, .pull = pull,
    .finish = smooth, .write = write_tables, .is_quiet = is_quiet, .opening_least = 4, .opening_spread = 6,
    .plies_most = 240, .decided = DECIDED,
};
