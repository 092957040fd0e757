/* mmends.c: the last endings of nine men's morris, three men against three and four against three: what is won, and does the
 * program win it?
 *
 *   mmends TABLE count                     counts wins, draws and the longest
 *   mmends TABLE play SECONDS [NUMBER]     draws so many (100) won positions of each kind by lot, won in FIRST_PLIES plies or more, and
 *                                          lets the program play them, so many seconds of an Atari a move, against the longest defence
 *
 * TABLE is a file that keeps what was worked out backwards, which takes a minute, for the next time. Four men on turn against
 * three win at once or not at all, so of these it is the three who play.
 *
 * A position is the men of who is on turn and those of the other side, each a number among all sets of three or four
 * points. It is kept for the first of 16 boards that look the same, by the men of who is on turn. Where both
 * sides fly, neighbours do not matter and the three squares may be exchanged at will: 48 boards are the same then, and
 * 56,922 positions are left, as Gasser counted (1996).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/morris/weights.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/plat.h"

enum { FIRST_PLIES = 5, SYMMETRIES = 16, FLYING_SYMMETRIES = 48, SETS_3 = 2024, SETS_4 = 10626, PLIES_MOST = 60 };
enum { UNKNOWN = 255 }; /* else plies to the end: odd, who is on turn wins */

typedef uint32_t Set; /* of points */

/* ---- the board ---- */

/* By square, from the outer one, and round it from the top left. */
static const int around[3][8] = {
    { 0, 1, 2, 14, 23, 22, 21, 9 }, { 3, 4, 5, 13, 20, 19, 18, 10 }, { 6, 7, 8, 12, 17, 16, 15, 11 }
};
static int images[FLYING_SYMMETRIES][POINTS]; /* the first 16 keep neighbours */
static Set mills[LINES];
static Set next_to[POINTS];
static Set mill_at[POINTS][2]; /* the other two points of each line */

static void find_images(void)
{
    static const int squares[6][3] = { { 0, 1, 2 }, { 2, 1, 0 }, { 1, 0, 2 }, { 1, 2, 0 }, { 0, 2, 1 }, { 2, 0, 1 } };
    int n;
    int ring;
    int angle;

    for (n = 0; n < FLYING_SYMMETRIES; ++n) {
        for (ring = 0; ring < 3; ++ring) {
            for (angle = 0; angle < 8; ++angle) {
                int turned = (n & 4 ? 8 - angle : angle) + 2 * (n & 3);
                images[n][around[ring][angle]] = around[squares[n / 8][ring]][turned % 8];
            }
        }
    }
}

static void find_lines(void)
{
    int line;
    int i;
    int point;
    int found[POINTS] = { 0 };

    for (line = 0; line < LINES; ++line) {
        mills[line] = 0;
        for (i = 0; i < ROW; ++i) {
            mills[line] |= 1u << morris_on_line[ROW * line + i];
        }
        for (i = 0; i < ROW; ++i) {
            point = morris_on_line[ROW * line + i];
            mill_at[point][found[point]++] = mills[line] & ~(1u << point);
        }
    }
    for (point = 0; point < POINTS; ++point) {
        for (i = 0; i < MORRIS_WAYS && morris_next[point][i] != NOWHERE; ++i) {
            next_to[point] |= 1u << morris_next[point][i];
        }
    }
}

static int closes(Set men, int to)
{
    return (men & mill_at[to][0]) == mill_at[to][0] || (men & mill_at[to][1]) == mill_at[to][1];
}

static Set removable(Set men)
{
    Set in_mills = 0;
    int line;

    for (line = 0; line < LINES; ++line) {
        if ((men & mills[line]) == mills[line]) {
            in_mills |= mills[line];
        }
    }
    return in_mills == men ? men : men & ~in_mills;
}

/* ---- sets as numbers ---- */

static unsigned below[POINTS + 1][5]; /* sets of so many among the points before */
static Set sets[5][SETS_4];
static unsigned set_count[5] = { 0, 0, 0, SETS_3, SETS_4 };
static uint16_t image_of[5][SYMMETRIES][SETS_4];
static uint8_t to_first[5][SETS_4]; /* the image that leads to the first of its kind */
static uint16_t firsts[5][SETS_4];
static unsigned first_count[5];

static unsigned number_of(Set set)
{
    unsigned number = 0;
    int k = 0;
    int point;

    for (; set; set &= set - 1) {
        point = __builtin_ctz(set);
        number += below[point][++k];
    }
    return number;
}

static Set image_of_set(Set set, int n)
{
    Set image = 0;

    for (; set; set &= set - 1) {
        image |= 1u << images[n][__builtin_ctz(set)];
    }
    return image;
}

static void number_sets(void)
{
    Set set;
    unsigned i;
    int n;
    int k;

    for (i = 0; i <= POINTS; ++i) {
        below[i][0] = 1;
        for (k = 1; k < 5; ++k) {
            below[i][k] = i ? below[i - 1][k] + below[i - 1][k - 1] : 0;
        }
    }
    for (set = 0; set < 1u << POINTS; ++set) {
        k = __builtin_popcount(set);
        if (k == 3 || k == 4) {
            sets[k][number_of(set)] = set;
        }
    }
    for (k = 3; k <= 4; ++k) {
        for (i = 0; i < set_count[k]; ++i) {
            unsigned least = i;
            for (n = 0; n < SYMMETRIES; ++n) {
                image_of[k][n][i] = (uint16_t)number_of(image_of_set(sets[k][i], n));
                if (image_of[k][n][i] < least) {
                    least = image_of[k][n][i];
                    to_first[k][i] = (uint8_t)n;
                }
            }
            if (least == i) {
                firsts[k][first_count[k]++] = (uint16_t)i;
            }
        }
    }
}

/* ---- exact values ---- */

static uint8_t *exact[5][5]; /* by men of who is on turn, and of the other */

static uint8_t *value_of(int own_count, int other_count, unsigned own, unsigned other)
{
    int n = to_first[own_count][own];

    return exact[own_count][other_count] + (size_t)image_of[own_count][n][own] * set_count[other_count]
        + image_of[other_count][n][other];
}

static uint8_t look_up(Set own, Set other)
{
    return *value_of(__builtin_popcount(own), __builtin_popcount(other), number_of(own), number_of(other));
}

/* Calls `see` with what the other side has after each move, and what it is left with; until it returns 1. */
static int each_move(Set own, Set other, int (*see)(Set own_after, Set other_after))
{
    Set empty = ~(own | other) & ((1u << POINTS) - 1);
    int flies = __builtin_popcount(own) == MEN_LEAST;
    Set from;

    for (from = own; from; from &= from - 1) {
        int start = __builtin_ctz(from);
        Set rest = own & ~(1u << start);
        Set to = flies ? empty : empty & next_to[start];
        for (; to; to &= to - 1) {
            int end = __builtin_ctz(to);
            Set after = rest | 1u << end;
            Set victims = closes(rest, end) ? removable(other) : 0;
            if (!victims && see(after, other)) {
                return 1;
            }
            for (; victims; victims &= victims - 1) {
                if (see(after, other & ~(victims & -victims))) {
                    return 1;
                }
            }
        }
    }
    return 0;
}

static int ply_now;   /* values of this many plies are sought */
static int worst;     /* the longest that the other side needs to win, after the moves seen so far; UNKNOWN */
static int moves_seen;

/* 1: the move wins in ply_now plies. */
static int see_value(Set own, Set other)
{
    int value = __builtin_popcount(other) < MEN_LEAST ? 0 : look_up(other, own);

    ++moves_seen;
    if (value == UNKNOWN) {
        worst = UNKNOWN;
    } else if (value % 2 == 0) {
        if (value == ply_now - 1) {
            return 1;
        }
        worst = UNKNOWN; /* won, but that is another ply's */
    } else if (value > worst) {
        worst = value;
    }
    return 0;
}

/* Finds all positions decided in ply_now plies. Returns how many. */
static size_t find_decided(int own_count, int other_count)
{
    size_t found = 0;
    unsigned i;
    unsigned other;

    for (i = 0; i < first_count[own_count]; ++i) {
        Set own = sets[own_count][firsts[own_count][i]];
        uint8_t *row = exact[own_count][other_count] + (size_t)firsts[own_count][i] * set_count[other_count];
        for (other = 0; other < set_count[other_count]; ++other) {
            Set others = sets[other_count][other];
            if (row[other] != UNKNOWN || (own & others)) {
                continue;
            }
            worst = 0;
            moves_seen = 0;
            if (each_move(own, others, see_value) ? ply_now % 2
                : worst != UNKNOWN && (moves_seen ? worst == ply_now - 1 : ply_now == 0)) {
                row[other] = (uint8_t)ply_now;
                ++found;
            }
        }
    }
    return found;
}

static size_t size_of(int own_count, int other_count)
{
    return (size_t)set_count[own_count] * set_count[other_count];
}

static void work_out(void)
{
    int last = 0;

    for (ply_now = 0; ply_now <= last + 4 && ply_now < PLIES_MOST; ++ply_now) {
        size_t found = find_decided(3, 3) + find_decided(3, 4) + find_decided(4, 3);
        progress_show("plies", (unsigned)ply_now, PLIES_MOST, "");
        if (found) {
            last = ply_now;
        }
    }
    progress_show("plies", 1, 1, "");
}

/* Reads the tables, or writes them. 0: there are none. */
static size_t keep(const char *name, const char *mode, size_t (*go)(uint8_t *bytes, size_t size, FILE *file))
{
    static const int kinds[3][2] = { { 3, 3 }, { 3, 4 }, { 4, 3 } };
    FILE *file = fopen(name, mode);
    size_t bytes = 0;
    int i;

    for (i = 0; file && i < 3; ++i) {
        bytes += go(exact[kinds[i][0]][kinds[i][1]], size_of(kinds[i][0], kinds[i][1]), file);
    }
    if (file) {
        fclose(file);
    }
    return bytes == size_of(3, 3) + 2 * size_of(3, 4);
}

static size_t read_bytes(uint8_t *bytes, size_t size, FILE *file)
{
    return fread(bytes, 1, size, file);
}

static size_t write_bytes(uint8_t *bytes, size_t size, FILE *file)
{
    return fwrite(bytes, 1, size, file);
}

static void solve(const char *table)
{
    find_images();
    find_lines();
    number_sets();
    exact[3][3] = malloc(size_of(3, 3));
    exact[3][4] = malloc(size_of(3, 4));
    exact[4][3] = malloc(size_of(4, 3));
    if (keep(table, "rb", read_bytes)) {
        return;
    }
    memset(exact[3][3], UNKNOWN, size_of(3, 3));
    memset(exact[3][4], UNKNOWN, size_of(3, 4));
    memset(exact[4][3], UNKNOWN, size_of(4, 3));
    work_out();
    keep(table, "wb", write_bytes);
}

/* ---- counting ---- */

/* 1: of all boards that look the same this one comes first. */
static int comes_first(Set own, Set other, int symmetries)
{
    int n;

    for (n = 1; n < symmetries; ++n) {
        Set image = image_of_set(own, n);
        if (image < own || (image == own && image_of_set(other, n) < other)) {
            return 0;
        }
    }
    return 1;
}

static void count_kind(int own_count, int other_count, int symmetries)
{
    unsigned long number = 0;
    unsigned long won = 0;
    unsigned long lost = 0;
    int longest = 0;
    unsigned own;
    unsigned other;

    for (own = 0; own < set_count[own_count]; ++own) {
        for (other = 0; other < set_count[other_count]; ++other) {
            Set a = sets[own_count][own];
            Set b = sets[other_count][other];
            int value;
            if ((a & b) || !comes_first(a, b, symmetries)) {
                continue;
            }
            ++number;
            value = look_up(a, b);
            won += value != UNKNOWN && value % 2;
            lost += value != UNKNOWN && value % 2 == 0;
            if (value != UNKNOWN && value % 2 && value > longest) {
                longest = value;
            }
        }
    }
    printf("%d men on turn against %d: %lu positions, won %lu, drawn %lu, lost %lu, the longest win %d plies\n",
        own_count, other_count, number, won, number - won - lost, lost, longest);
}

/* ---- playing ---- */

static uint64_t dice = 88172645463325252ULL;

static unsigned lot(unsigned among)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 16) % among);
}

static Set men_on_board(uint8_t of)
{
    Set set = 0;
    int point;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == man_of(of)) {
            set |= 1u << point;
        }
    }
    return set;
}

static void set_board(Set crosses, Set noughts)
{
    char text[TEXT_SIZE];
    int point;

    for (point = 0; point < POINTS; ++point) {
        text[point] = crosses >> point & 1 ? 'X' : noughts >> point & 1 ? 'O' : '-';
    }
    strcpy(text + POINTS, " X 0 0");
    game_read_position(text);
    record_start();
}

/* What the position on the board is worth for `side`: a win soon is most, a loss late better than one soon. */
static int rate(void)
{
    int value;

    if (outcome == OUTCOME_LOSS) {
        return -1000;
    }
    if (outcome == OUTCOME_DRAW) {
        return 0;
    }
    value = look_up(men_on_board(side), men_on_board(side ^ 1));
    return value == UNKNOWN ? 0 : value % 2 ? 1000 - value : value - 1000;
}

/* The longest defence. */
static void defend(void)
{
    uint16_t best = 0;
    int best_rate = -2000;
    uint8_t i;
    uint8_t count;

    list_moves();
    count = move_count;
    for (i = 1; i <= count; ++i) {
        int rated;
        list_choose(i);
        list_play();
        rated = -rate();
        game_unmake();
        outcome = OUTCOME_NONE;
        list_choose(i);
        if (rated > best_rate) {
            best_rate = rated;
            best = move;
        }
    }
    move = best;
}

/* Plays the position on the board for the crosses. 1: won, 0: drawn, -1: lost. */
static int play_out(unsigned seconds)
{
    for (;;) {
        record_judge();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_DRAW ? 0 : side ? 1 : -1;
        }
        if (side) {
            defend();
        } else {
            think_defaults();
            budget_nodes = level_nodes((uint16_t)(10 * seconds));
            think();
            move = think_move;
        }
        record_play();
    }
}

static int play_kind(int own_count, int other_count, unsigned seconds, unsigned number)
{
    unsigned results[3] = { 0, 0, 0 };
    unsigned played = 0;

    while (played < number) {
        Set own = sets[own_count][lot(set_count[own_count])];
        Set other = sets[other_count][lot(set_count[other_count])];
        int value;
        if (own & other) {
            continue;
        }
        value = look_up(own, other);
        if (value == UNKNOWN || value % 2 == 0 || value < FIRST_PLIES) {
            continue;
        }
        set_board(own, other);
        ++results[play_out(seconds) + 1];
        progress_show("play", ++played, number, "");
    }
    printf("%d men on turn against %d, %u seconds a move: %u of %u won, %u drawn, %u lost\n", own_count, other_count,
        seconds, results[2], number, results[1], results[0]);
    return results[2] * 100 >= number * 95 && !results[0];
}

int main(int count, char **words)
{
    games_choose("morris");
    game_reset();
    hash_size = 1024;
    hash_base = plat_table();
    if (count == 3 && !strcmp(words[2], "count")) {
        solve(words[1]);
        count_kind(3, 3, FLYING_SYMMETRIES);
        count_kind(3, 4, SYMMETRIES);
        count_kind(4, 3, SYMMETRIES);
        return 0;
    }
    if (count >= 4 && !strcmp(words[2], "play")) {
        unsigned number = count > 4 ? (unsigned)atoi(words[4]) : 100;
        solve(words[1]);
        count = play_kind(3, 3, (unsigned)atoi(words[3]), number);
        return !(play_kind(3, 4, (unsigned)atoi(words[3]), number) & count);
    }
    fprintf(stderr, "mmends: TABLE count, or TABLE play SECONDS [NUMBER]\n");
    return 2;
}
