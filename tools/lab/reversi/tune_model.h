/* tune_model.h: the model of tune.c, the rules on bitboards, the search and the games. */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/reversi/weights.h"

typedef uint64_t Board;

/* ---- the model ---- */

#define FEATURES 72 /* 64 squares and 8 windows */
#define WEIGHTS (STATES + WINDOW_STATES)
#define LEAST_MAN -9.5 /* discs: twice a value must fit the tables of weights.h */
#define MOST_MAN 0.5

static double weight[STAGES][WEIGHTS];
static double tempo[STAGES];
static double mobility[STAGES]; /* 0 without the term +mobility */
static int without_edges;
static int without_neighbours;
static int without_corners;
static int without_stages;
static int with_mobility;
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

/* Returns the index of a disc's weight, by its square and the number of its empty neighbours. */
static int man_weight(int square, Board empty)
{
    int state = class_of[square];
    int corner = ((square & 7) < 4 ? 0 : 7) + ((square >> 3) < 4 ? 0 : 56);

    if (state == 0 && (without_corners || !(empty >> corner & 1))) {
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

/* ---- rules, on bitboards ---- */

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

/* Two players may have different weights, in hundredths of a disc. */
static int trained[2];
static int player;
static int16_t fast[2][STAGES][WEIGHTS];
static int fast_tempo[2][STAGES];
static int fast_mobility[2][STAGES];

static void prepare_player(int who)
{
    int s;
    int i;

    trained[who] = 1;
    for (s = 0; s < STAGES; ++s) {
        fast_tempo[who][s] = (int)lround(100 * tempo[s]);
        fast_mobility[who][s] = (int)lround(100 * mobility[s]);
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
    if (fast_mobility[player][s]) {
        sum += fast_mobility[player][s]
            * (__builtin_popcountll(moves_of(own, other)) - __builtin_popcountll(moves_of(other, own)));
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

/* Returns the score for the side to move, in hundredths of a disc. Depth 64 searches to the end. */
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
        Board left; /* to the end: moves that leave the opponent the fewest moves come first */

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

#define NOISE 100 /* hundredths of a disc, added at random to the value of a move */
#define EXACT 11  /* empty squares from which games are played exactly */

static uint64_t dice;

static unsigned roll(unsigned most)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 11) % most);
}

/* Chooses a move by search, with NOISE. The bound is widened by the noise: otherwise a move that is only known to be
 * below the bound could be chosen because of its noise. */
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

/* Plays a game, in which player `first` is Black. Without two_players player 0 plays both sides, and the positions are
 * written to standard output. Returns Black's lead in discs. */
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

/* Plays pairs of games with the same opening and colours exchanged. */
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
