/* exact.c: proves which endings of up to three kings against two are won in draughts; see exact.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "games/draughts/draughts.h"
#include "host/progress.h"

#include "exact.h"

static unsigned char *exact[DR_KINGS + 1][DR_KINGS + 1]; /* 0: drawn; 1 + plies to the end */
static int neighbour[SQUARES][4];
static unsigned choose_of[SQUARES + 1][DR_KINGS + 1];

static void find_neighbours(void)
{
    int square;

    for (square = 0; square < SQUARES; ++square) {
        int row = square / 4;
        int column = square % 4 * 2 + (row & 1 ? 0 : 1);
        int d;

        for (d = 0; d < 4; ++d) {
            int r = row + (d & 2 ? -1 : 1);
            int c = column + (d & 1 ? 1 : -1);

            neighbour[square][d] = r < 0 || r > 7 || c < 0 || c > 7 ? -1 : r * 4 + c / 2;
        }
    }
}

static unsigned index_of(Set set)
{
    unsigned index = 0;
    unsigned n = 0;

    for (; set; set &= set - 1) {
        index += choose_of[__builtin_ctz(set)][++n];
    }
    return index;
}

unsigned dr_sets_of(int kings)
{
    return choose_of[SQUARES][kings];
}

unsigned char dr_value_of(Set own, Set other)
{
    int a = __builtin_popcount(own);
    int b = __builtin_popcount(other);

    if (!own) {
        return 1;
    }
    return exact[a][b][index_of(own) * dr_sets_of(b) + index_of(other)];
}

/* Positions after the moves of `own`, seen from the other side: own and other change places. */
static struct {
    Set own;
    Set other;
} after[128];
static int after_count;

static void jump_on(Set own, Set other, int from, int start)
{
    int d;
    int any = 0;

    for (d = 0; d < 4; ++d) {
        int over = neighbour[from][d];
        int to = over < 0 ? -1 : neighbour[over][d];

        if (to < 0 || !(other >> over & 1) || ((own | other) >> to & 1)) {
            continue;
        }
        any = 1;
        jump_on(own, other & ~((Set)1 << over), to, start);
    }
    if (!any && from != start) {
        after[after_count].own = other;
        after[after_count++].other = own | (Set)1 << from;
    }
}

/* No king jumps back to its first square: that would take four jumps. */
static void list_after(Set own, Set other)
{
    Set left;
    int d;

    after_count = 0;
    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);

        jump_on(own & ~((Set)1 << from), other, from, from);
    }
    if (after_count) {
        return;
    }
    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);

        for (d = 0; d < 4; ++d) {
            int to = neighbour[from][d];

            if (to >= 0 && !((own | other) >> to & 1)) {
                after[after_count].own = other;
                after[after_count++].other = (own & ~((Set)1 << from)) | (Set)1 << to;
            }
        }
    }
}

/* Returns 1 + plies to the end if the known values decide the position; otherwise 0. */
static unsigned char settle(Set own, Set other)
{
    unsigned char soonest = 255;
    unsigned char latest = 0;
    int all_won = 1;
    int i;

    list_after(own, other);
    for (i = 0; i < after_count; ++i) {
        unsigned char value = dr_value_of(after[i].own, after[i].other);

        if (value & 1) { /* lost for the other side */
            soonest = value < soonest ? value : soonest;
        } else if (value == 0) {
            all_won = 0;
        } else {
            latest = value > latest ? value : latest;
        }
    }
    return soonest < 255 ? soonest + 1 : all_won ? latest + 1 : 0;
}

Set dr_sets[DR_KINGS + 1][DR_SETS];

static void list_sets(void)
{
    int kings;
    int n;
    Set set;

    for (n = 0; n <= SQUARES; ++n) {
        choose_of[n][0] = 1;
        for (kings = 1; kings <= DR_KINGS; ++kings) {
            choose_of[n][kings] = n ? choose_of[n - 1][kings] + choose_of[n - 1][kings - 1] : 0;
        }
    }
    for (kings = 1; kings <= DR_KINGS; ++kings) {
        Set first = ((Set)1 << kings) - 1;
        unsigned count;

        for (set = first, count = 0; count < dr_sets_of(kings); ++count) {
            Set low = set & -set;
            Set ripple = set + low;

            dr_sets[kings][index_of(set)] = set;
            set = ripple ? (((ripple ^ set) >> 2) / low) | ripple : 0;
        }
    }
}

static unsigned pass_over(int a, int b, unsigned plies)
{
    unsigned changed = 0;
    unsigned i;
    unsigned k;

    for (i = 0; i < dr_sets_of(a); ++i) {
        for (k = 0; k < dr_sets_of(b); ++k) {
            unsigned char *entry = exact[a][b] + i * dr_sets_of(b) + k;
            unsigned char value;

            if (*entry || dr_sets[a][i] & dr_sets[b][k]) {
                continue;
            }
            value = settle(dr_sets[a][i], dr_sets[b][k]);
            if (value && value <= plies + 1) {
                *entry = value;
                ++changed;
            }
        }
    }
    return changed;
}

#define PASSES_MOST 250

void dr_work_out(void)
{
    static const int pairs[][2] = { { 1, 1 }, { 2, 1 }, { 2, 2 }, { 3, 1 }, { 3, 2 } };
    unsigned i;

    find_neighbours();
    list_sets();
    for (i = 0; i < sizeof pairs / sizeof pairs[0]; ++i) {
        int a = pairs[i][0];
        int b = pairs[i][1];
        unsigned plies;
        unsigned idle = 0;

        exact[a][b] = calloc(dr_sets_of(a), dr_sets_of(b));
        if (a != b) {
            exact[b][a] = calloc(dr_sets_of(a), dr_sets_of(b));
        }
        for (plies = 0; plies < PASSES_MOST && idle < 8; ++plies) { /* jumps can lead to longer wins */
            unsigned changed;

            progress_show("passes", plies, PASSES_MOST, "at the most");
            changed = pass_over(a, b, plies);

            if (a != b) {
                changed += pass_over(b, a, plies);
            }
            idle = changed ? 0 : idle + 1;
        }
        progress_show("passes", 1, 1, "");
        fprintf(stderr, "%d kings against %d: %u plies\n", a, b, plies - idle - 1);
    }
}

int dr_can_jump(Set own, Set other)
{
    Set left;

    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);
        int d;

        for (d = 0; d < 4; ++d) {
            int over = neighbour[from][d];
            int to = over < 0 ? -1 : neighbour[over][d];

            if (to >= 0 && other >> over & 1 && !((own | other) >> to & 1)) {
                return 1;
            }
        }
    }
    return 0;
}
