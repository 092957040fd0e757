/* count_mates.c: Quevedo's automaton, counted: every position of its order against every defence, by each reading of
 * its rules (src/games/quevedo/automaton.h).
 *
 *   count_mates            prints for the three readings of the game: mates, failures, the longest mate and the mean;
 *                          which of all readings fail least; and for comparison the shortest mates
 *   count_mates check      checks the same three figures, and that the walk of the Atari (automaton_result.c) agrees in
 *                          every position
 *
 * The rules of chess and the count are written independently of the game's. A position is won in n moves if the
 * automaton's one move mates, or if every reply is won in fewer moves.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/quevedo/automaton.h"

#define SQUARES 64
#define POSITIONS 25088 /* in its order, the automaton to move, the enemy king not on the rook's file */
#define NEVER 0
#define REPLIES 8

typedef struct {
    int king, rook, lone;
} Place;

static Place place[POSITIONS];
static int number[SQUARES][SQUARES][SQUARES]; /* number of a position plus 1 */
static unsigned char moves[POSITIONS];        /* moves to mate at most; NEVER: there is a defence */

static int file(int square) { return square % 8; }
static int rank(int square) { return square / 8; }

static int touch(int a, int b)
{
    return abs(file(a) - file(b)) <= 1 && abs(rank(a) - rank(b)) <= 1;
}

/* Returns 1 if the rook attacks a square; its own king may be in the way. */
static int strikes(int rook, int king, int square)
{
    int step;

    if (rook == square || (file(rook) != file(square) && rank(rook) != rank(square))) {
        return 0;
    }
    step = file(rook) == file(square) ? (square > rook ? 8 : -8) : (square > rook ? 1 : -1);
    for (rook += step; rook != square; rook += step) {
        if (rook == king) {
            return 0;
        }
    }
    return 1;
}

/* Lists the squares that the enemy king can move to, -1 if it captures the rook there. Returns their number. */
static int replies(const Place *at, int *to)
{
    int count = 0;

    for (int square = 0; square < SQUARES; square++) {
        if (square != at->lone && touch(square, at->lone) && !touch(square, at->king)
            && !strikes(at->rook, at->king, square)) {
            to[count++] = square == at->rook ? -1 : square;
        }
    }
    return count;
}

static void list_places(void)
{
    int count = 0;

    for (int king = 0; king < SQUARES; king++) {
        for (int rook = 0; rook < SQUARES; rook++) {
            for (int lone = 0; lone < SQUARES; lone++) {
                if (rank(lone) < rank(rook) && rank(rook) < rank(king) && file(lone) != file(rook)) {
                    place[count] = (Place){ king, rook, lone };
                    number[king][rook][lone] = ++count;
                }
            }
        }
    }
    if (count != POSITIONS) {
        fprintf(stderr, "%d positions\n", count);
        exit(1);
    }
}

static void set_men(const Place *at)
{
    automaton_pieces = (AutomatonPieces){ (uint8_t)rank(at->king), (uint8_t)file(at->king), (uint8_t)rank(at->rook),
        (uint8_t)file(at->rook), (uint8_t)rank(at->lone), (uint8_t)file(at->lone) };
}

/* Returns the position after the automaton's move. */
static Place behind(const Place *at)
{
    Place now = *at;

    set_men(at);
    automaton_rule();
    now.king = automaton_pieces.king_rank * 8 + automaton_pieces.king_file;
    now.rook = automaton_pieces.rook_rank * 8 + automaton_pieces.rook_file;
    return now;
}

/* ---- counting a reading ---- */

#define MATE (-1)
#define LOST (-2)
static int reply_count[POSITIONS], reply[POSITIONS][REPLIES];
static int mated, longest;
static double mean;

static void look_ahead(int n)
{
    Place now = behind(place + n);
    int to[REPLIES], count = replies(&now, to);

    reply_count[n] = count ? count : strikes(now.rook, now.king, now.lone) ? MATE : LOST;
    for (int i = 0; i < count; i++) {
        int next = to[i] < 0 ? 0 : number[now.king][now.rook][to[i]];

        if (!next) { /* the rook is captured, or the order is lost */
            reply_count[n] = LOST;
            return;
        }
        reply[n][i] = next - 1;
    }
}

/* Returns 1 if position n is won in `round` moves: all replies lead to positions won in fewer. */
static int is_won(int n, int round)
{
    if (reply_count[n] == LOST) {
        return 0;
    }
    for (int i = 0; i < reply_count[n]; i++) {
        int after = moves[reply[n][i]];

        if (after == NEVER || after >= round) {
            return 0;
        }
    }
    return 1;
}

static void count(uint8_t reading)
{
    double sum = 0;
    int found = 1;

    automaton_reading = reading;
    for (int n = 0; n < POSITIONS; n++) {
        look_ahead(n);
    }
    memset(moves, NEVER, sizeof moves);
    mated = longest = 0;
    for (int round = 1; found; round++) {
        found = 0;
        for (int n = 0; n < POSITIONS; n++) {
            if (moves[n] == NEVER && is_won(n, round)) {
                moves[n] = (unsigned char)round;
                found++;
            }
        }
        mated += found;
        sum += (double)found * round;
        longest = found ? round : longest;
    }
    mean = mated ? sum / mated : 0;
}

static void print_reading(const char *name)
{
    printf("%-30s mates %5d  fails %5d  longest %2d  mean %5.2f\n", name, mated, POSITIONS - mated, longest, mean);
}

static const struct {
    const char *name;
    uint8_t reading;
} told[] = {
    { "1: the words of the 1983 book", READ_BOOK }, { "2: the machine, with its zones", READ_ZONES },
    { "3: found by count", READ_COUNT }
};
#define TOLD (sizeof told / sizeof *told)

/* ---- the shortest mates: every position of the three pieces ---- */

/* by king, rook, lone: moves to mate + 1; 0: none found */
static unsigned char best_white[SQUARES][SQUARES][SQUARES], best_black[SQUARES][SQUARES][SQUARES];

static int is_legal(int king, int rook, int lone)
{
    return king != rook && rook != lone && !touch(king, lone);
}

/* Returns 1 if the enemy king, to move, is mated within `round` moves. */
static int judge_black(const Place *at, int round)
{
    int to[REPLIES], replies_count = replies(at, to), most = 0;

    if (!replies_count) {
        return strikes(at->rook, at->king, at->lone) && round == 0;
    }
    for (int i = 0; i < replies_count; i++) {
        int after = to[i] < 0 ? 0 : best_white[at->king][at->rook][to[i]];

        if (!after) {
            return 0;
        }
        most = after > most ? after : most;
    }
    return most - 1 <= round;
}

static int judge_white(const Place *at, int round)
{
    for (int to = 0; to < SQUARES; to++) {
        if (to != at->king && touch(to, at->king) && is_legal(to, at->rook, at->lone)
            && best_black[to][at->rook][at->lone]
            && best_black[to][at->rook][at->lone] <= round) {
            return 1;
        }
        if (to != at->rook && to != at->lone && to != at->king && strikes(at->rook, at->king, to)
            && best_black[at->king][to][at->lone]
            && best_black[at->king][to][at->lone] <= round) {
            Place way = { at->lone, at->rook, to };

            if (strikes(way.rook, way.king, way.lone)) { /* not through the other king */
                return 1;
            }
        }
    }
    return 0;
}

static void solve(void)
{
    int found = 1;

    for (int round = 0; found || round < 2; round++) {
        found = 0;
        for (int side = 0; side < 2; side++) {
            for (int n = 0; n < SQUARES * SQUARES * SQUARES; n++) {
                Place at = { n / (SQUARES * SQUARES), n / SQUARES % SQUARES, n % SQUARES };
                unsigned char *value = (side ? best_white : best_black)[at.king][at.rook] + at.lone;

                if (!is_legal(at.king, at.rook, at.lone) || *value || (side && strikes(at.rook, at.king, at.lone))) {
                    continue;
                }
                if (side ? judge_white(&at, round + 1) : judge_black(&at, round)) {
                    *value = (unsigned char)(side ? round + 2 : round + 1);
                    found++;
                }
            }
        }
    }
}

static void print_best(void)
{
    int most = 0;
    double sum = 0;

    solve();
    for (int n = 0; n < POSITIONS; n++) {
        int here = best_white[place[n].king][place[n].rook][place[n].lone] - 1;

        most = here > most ? here : most;
        sum += here;
    }
    printf("%-30s mates %5d  fails %5d  longest %2d  mean %5.2f\n", "the shortest there is", POSITIONS, 0, most,
        sum / POSITIONS);
}

/* ---- all readings ---- */

static void print_words(uint8_t reading)
{
    static const char *const words[] = { "next to it", "in its third", "on a file next to it", "rook on c to f" };
    const char *between = " threatened: ";

    for (int bit = 0; bit < 4; bit++) {
        if (reading & 1 << bit) {
            printf("%s%s", between, words[bit]);
            between = ", or ";
        }
    }
    printf("; waits %s\n", reading & READ_OUTER ? "on the outer files" : "towards the middle");
}

static void search_readings(void)
{
    int best = -1;

    for (int round = 0; round < 2; round++) {
        for (int reading = 0; reading < READINGS; reading++) {
            count((uint8_t)reading);
            best = mated > best ? mated : best;
            if (round && mated == best) {
                printf("fails %d, longest %d, mean %.2f:", POSITIONS - mated, longest, mean);
                print_words((uint8_t)reading);
            }
        }
    }
}

/* Compares the walk of the Atari with the count: with the automaton to move, and with the enemy king to move after it.
 * Returns 1 if they differ. */
static int check_walk(void)
{
    int wrong = 0;
    unsigned most = 0;
    double sum = 0;

    for (int n = 0; n < POSITIONS; n++) {
        set_men(place + n);
        wrong += automaton_moves_to_mate(0) != moves[n];
        sum += automaton_nodes;
        most = automaton_nodes > most ? automaton_nodes : most;
        automaton_rule();
        if (reply_count[n] != MATE) {
            wrong += automaton_moves_to_mate(1) != (moves[n] ? moves[n] - 1 : 0);
        }
    }
    printf("%-30s %d of %d positions told otherwise; %.1f seen each, at most %u\n", "   by the walk of the Atari",
        wrong, POSITIONS, sum / POSITIONS, most);
    return wrong != 0;
}

int main(int count_of_words, char **words)
{
    int only_check = count_of_words > 1 && strcmp(words[1], "check") == 0, wrong = 0;

    list_places();
    for (unsigned i = 0; i < TOLD; i++) {
        count(told[i].reading);
        print_reading(told[i].name);
        wrong += check_walk();
    }
    if (!only_check) {
        print_best();
        puts("readings that fail least:");
        search_readings();
    }
    if (only_check) {
        printf("%d passed, %d failed\n", (int)TOLD - wrong, wrong);
    }
    return wrong != 0;
}
