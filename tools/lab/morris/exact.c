/* exact.c: proves the value of every ending of three men against three or four in nine men's morris; see exact.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/morris/morris.h"
#include "host/progress.h"
#include "exact.h"

enum { SETS_3 = 2024, PLIES_MOST = 60 };

/* ---- the board ---- */

/* The points by square, from the outer one, and around it from the top left. */
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

static unsigned below[POINTS + 1][5]; /* number of sets of each size among the points before */
Set mm_sets[5][SETS_4];
unsigned mm_set_count[5] = { 0, 0, 0, SETS_3, SETS_4 };
static uint16_t image_of[5][SYMMETRIES][SETS_4];
static uint8_t to_first[5][SETS_4]; /* the symmetry that leads to the first equivalent set */
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
            mm_sets[k][number_of(set)] = set;
        }
    }
    for (k = 3; k <= 4; ++k) {
        for (i = 0; i < mm_set_count[k]; ++i) {
            unsigned least = i;
            for (n = 0; n < SYMMETRIES; ++n) {
                image_of[k][n][i] = (uint16_t)number_of(image_of_set(mm_sets[k][i], n));
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

static uint8_t *exact[5][5]; /* by men of the side to move and of the other side */

static uint8_t *value_of(int own_count, int other_count, unsigned own, unsigned other)
{
    int n = to_first[own_count][own];

    return exact[own_count][other_count] + (size_t)image_of[own_count][n][own] * mm_set_count[other_count]
        + image_of[other_count][n][other];
}

uint8_t mm_look_up(Set own, Set other)
{
    return *value_of(__builtin_popcount(own), __builtin_popcount(other), number_of(own), number_of(other));
}

/* Calls `see` for each move, with the men of the mover and of the other side after it, until `see` returns 1. Returns 1
 * if it did. */
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

static int ply_now;   /* the number of plies whose values are being found */
static int worst;     /* the slowest win of the other side after the moves so far, or UNKNOWN */
static int moves_seen;

/* Returns 1 if the move wins in ply_now plies; otherwise updates `worst`. */
static int see_value(Set own, Set other)
{
    int value = __builtin_popcount(other) < MEN_LEAST ? 0 : mm_look_up(other, own);

    ++moves_seen;
    if (value == UNKNOWN) {
        worst = UNKNOWN;
    } else if (value % 2 == 0) {
        if (value == ply_now - 1) {
            return 1;
        }
        worst = UNKNOWN; /* won, but in another number of plies */
    } else if (value > worst) {
        worst = value;
    }
    return 0;
}

/* Finds all positions decided in ply_now plies. Returns their number. */
static size_t find_decided(int own_count, int other_count)
{
    size_t found = 0;
    unsigned i;
    unsigned other;

    for (i = 0; i < first_count[own_count]; ++i) {
        Set own = mm_sets[own_count][firsts[own_count][i]];
        uint8_t *row = exact[own_count][other_count] + (size_t)firsts[own_count][i] * mm_set_count[other_count];
        for (other = 0; other < mm_set_count[other_count]; ++other) {
            Set others = mm_sets[other_count][other];
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
    return (size_t)mm_set_count[own_count] * mm_set_count[other_count];
}

static void work_out(int fours)
{
    int last = 0;

    for (ply_now = 0; ply_now <= last + 4 && ply_now < PLIES_MOST; ++ply_now) {
        size_t found = find_decided(3, 3) + (fours ? find_decided(3, 4) + find_decided(4, 3) : 0);
        progress_show("plies", (unsigned)ply_now, PLIES_MOST, "");
        if (found) {
            last = ply_now;
        }
    }
    progress_show("plies", 1, 1, "");
}

/* Reads or writes the tables. Returns 1 if all bytes were read or written. */
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

void mm_solve(const char *table)
{
    find_images();
    find_lines();
    number_sets();
    exact[3][3] = malloc(size_of(3, 3));
    exact[3][4] = malloc(size_of(3, 4));
    exact[4][3] = malloc(size_of(4, 3));
    if (table && keep(table, "rb", read_bytes)) {
        return;
    }
    memset(exact[3][3], UNKNOWN, size_of(3, 3));
    memset(exact[3][4], UNKNOWN, size_of(3, 4));
    memset(exact[4][3], UNKNOWN, size_of(4, 3));
    work_out(table != 0);
    if (table) {
        keep(table, "wb", write_bytes);
    }
}

int mm_comes_first(Set own, Set other, int symmetries)
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
