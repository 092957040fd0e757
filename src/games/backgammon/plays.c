/* plays.c: all plays of a roll, and plays as numbers. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/backgammon/backgammon.h"

uint8_t backgammon_steps;
uint8_t backgammon_from[STEPS];
uint8_t backgammon_die[STEPS];

uint8_t backgammon_landing(uint8_t from, uint8_t die)
{
    return from > die ? (uint8_t)(from - die) : OFF;
}

/* ---- sets of places of a double ---- */

/* The number of ways to choose n of 0 to 28, by n - 1: the number of sets in which a place is the nth smallest. */
#define SET_LEAST 4
#define CHOICES (BAR + SET_LEAST)
static uint16_t choices[STEPS][CHOICES];

static void fill_choices(void)
{
    uint8_t n;
    uint8_t from;

    for (n = 0; n < STEPS; ++n) {
        choices[n][0] = 0;
    }
    for (from = 1; from < CHOICES; ++from) {
        choices[0][from] = from;
        for (n = 1; n < STEPS; ++n) {
            choices[n][from] = (uint16_t)(choices[n][from - 1] + choices[n - 1][from - 1]);
        }
    }
}

/* The number of sets whose place number i is smaller, the ones before it being the same. */
static uint16_t smaller_sets(uint8_t i, uint8_t place)
{
    return choices[3 - i][place + 3 - i];
}

static uint16_t encode_set(void)
{
    uint16_t sum = PLAY_DOUBLE;
    uint8_t i;

    for (i = 0; i < backgammon_steps; ++i) {
        sum += smaller_sets(i, backgammon_from[i]);
    }
    return sum;
}

static void decode_set(uint16_t sum)
{
    uint8_t place = BAR;
    uint8_t i;

    for (i = 0; i < STEPS; ++i) {
        while (smaller_sets(i, place) > sum) {
            --place;
        }
        if (!place) {
            break;
        }
        sum -= smaller_sets(i, place);
        backgammon_from[i] = place;
        backgammon_die[i] = backgammon_large;
    }
    backgammon_steps = i;
}

void backgammon_decode(void)
{
    uint8_t large = (uint8_t)move;
    uint8_t small = (uint8_t)(move >> 8);

    if (move >= PLAY_DOUBLE) {
        fill_choices();
        decode_set((uint16_t)(move - PLAY_DOUBLE));
        return;
    }
    backgammon_steps = 0;
    if (large && large >= small) {
        backgammon_from[0] = large;
        backgammon_die[0] = backgammon_large;
        backgammon_steps = 1;
    }
    if (small) {
        backgammon_from[backgammon_steps] = small;
        backgammon_die[backgammon_steps++] = backgammon_small;
    }
    if (large && large < small) {
        backgammon_from[1] = large;
        backgammon_die[1] = backgammon_large;
        backgammon_steps = 2;
    }
}

/* ---- single steps ---- */

uint8_t backgammon_may_step(uint8_t from, uint8_t die)
{
    const uint8_t *own = backgammon_at + PLACE(side, 0);
    uint8_t place;

    if (!own[from] || (from != BAR && own[BAR])) {
        return 0;
    }
    if (from > die) {
        return backgammon_at[PLACE(side ^ 1, 25 - (from - die))] < 2;
    }
    for (place = BAR; place > 6; --place) {
        if (own[place]) {
            return 0;
        }
    }
    if (from < die) {
        for (; place > from; --place) {
            if (own[place]) {
                return 0;
            }
        }
    }
    return 1;
}

/* Moves a checker; returns 1 if it hits. */
static uint8_t step(uint8_t from, uint8_t die)
{
    uint8_t to = backgammon_landing(from, die);
    uint8_t met = PLACE(side ^ 1, 25 - to);

    --backgammon_at[PLACE(side, from)];
    ++backgammon_at[PLACE(side, to)];
    if (to && backgammon_at[met]) {
        backgammon_at[met] = 0;
        ++backgammon_at[PLACE(side ^ 1, BAR)];
        return 1;
    }
    return 0;
}

void backgammon_step(uint8_t from, uint8_t die)
{
    step(from, die);
}

static void step_back(uint8_t from, uint8_t die, uint8_t hit)
{
    uint8_t to = backgammon_landing(from, die);

    ++backgammon_at[PLACE(side, from)];
    --backgammon_at[PLACE(side, to)];
    if (hit) {
        backgammon_at[PLACE(side ^ 1, 25 - to)] = 1;
        --backgammon_at[PLACE(side ^ 1, BAR)];
    }
}

uint8_t backgammon_carry(void)
{
    uint8_t i;
    uint8_t hits = 0;

    backgammon_decode();
    for (i = 0; i < backgammon_steps; ++i) {
        hits |= (uint8_t)(step(backgammon_from[i], backgammon_die[i]) << i);
    }
    return hits;
}

void backgammon_carry_back(uint8_t hits)
{
    uint8_t i;

    backgammon_decode();
    for (i = backgammon_steps; i; --i) {
        step_back(backgammon_from[i - 1], backgammon_die[i - 1], (uint8_t)(hits >> (i - 1) & 1));
    }
}

/* ---- all plays ---- */

static uint8_t (*report)(void);
static uint8_t is_stopped; /* `report` wants no more */

/* Returns 1 if the steps are legal one after the other, and the first one hits nothing. */
static uint8_t is_way(uint8_t from, uint8_t die, uint8_t next, uint8_t other)
{
    uint8_t found;
    uint8_t hit;

    if (!backgammon_may_step(from, die)) {
        return 0;
    }
    hit = step(from, die);
    found = backgammon_may_step(next, other) && (!hit || next != from - die);
    step_back(from, die, hit);
    return found;
}

/* Two different dice, the larger one first: returns 1 if the play leads to the same position as one that was found
 * before. The checker of the smaller die lands where the other one left: then a single checker may go all the way. */
static uint8_t is_repeated(uint8_t from, uint8_t next)
{
    uint8_t mid = (uint8_t)(next - backgammon_large);

    return next == from + backgammon_small && next > backgammon_large
        && !backgammon_at[PLACE(side ^ 1, 25 - mid)];
}

/* The smaller die first: returns 1 if the play leads to the same position as one with the larger die first. hit: the
 * first step hits. Called with the board before the play. */
static uint8_t is_reversed(uint8_t from, uint8_t next, uint8_t hit)
{
    uint8_t large = backgammon_large;
    uint8_t small = backgammon_small;

    if (next + small == from && from > small) {
        if (backgammon_at[PLACE(side, next)] && is_way(next, large, from, small)) {
            return 1;
        }
        return !hit && from > large && is_way(from, large, (uint8_t)(from - large), small);
    }
    return is_way(next, large, from, small)
        || (from <= small && next <= large && is_way(from, large, next, small));
}

/* Only with a checker on the bar, or all but one at home, does the order of two checkers matter. */
static uint8_t order_matters(void)
{
    const uint8_t *own = backgammon_at + PLACE(side, 0);
    uint8_t place;
    uint8_t away = 0;

    for (place = 7; place <= BAR; ++place) {
        away += own[place];
    }
    return own[BAR] || away < 2;
}

/* Reports all plays that use both dice, the die `first` before the other. Returns 1 if there is one. */
static uint8_t both_dice(uint8_t die, uint8_t other)
{
    uint8_t from;
    uint8_t next;
    uint8_t last;
    uint8_t hit;
    uint8_t found = 0;
    uint8_t is_second = die < other;
    uint8_t all = !is_second || order_matters();

    for (from = BAR; from; --from) {
        if (!backgammon_may_step(from, die)) {
            continue;
        }
        hit = step(from, die);
        next = BAR;
        last = 1;
        if (!all) {
            next = from > die ? (uint8_t)(from - die) : 0;
            last = next;
        }
        for (; next && next >= last; --next) {
            if (!backgammon_may_step(next, other)) {
                continue;
            }
            found = 1;
            step_back(from, die, hit);
            if (!(is_second ? is_reversed(from, next, hit) : is_repeated(from, next))) {
                move = is_second ? (uint16_t)(from << 8 | next) : (uint16_t)(next << 8 | from);
                if (!report()) {
                    is_stopped = 1;
                    return 1;
                }
            }
            step(from, die);
        }
        step_back(from, die, hit);
    }
    return found;
}

/* Reports the plays of one die. Returns 1 if there is one. */
static uint8_t one_die(uint8_t die, uint8_t shift)
{
    uint8_t from;
    uint8_t found = 0;

    for (from = BAR; from && !is_stopped; --from) {
        if (backgammon_may_step(from, die)) {
            found = 1;
            move = (uint16_t)(from << shift);
            is_stopped = !report();
        }
    }
    return found;
}

/* Goes through the sets of places for a double, each in falling order, which is always possible. wanted: the steps of a
 * play to report; 0: none. Returns the most steps that a play has. */
static uint8_t all_sets(uint8_t wanted)
{
    static uint8_t from[STEPS + 1];
    static uint8_t hits[STEPS + 1];
    uint8_t level = 0;
    uint8_t most = 0;
    uint8_t i;

    from[0] = BAR + 1;
    for (;;) {
        --from[level];
        if (!from[level]) {
            if (!level) {
                return most;
            }
            --level;
            step_back(from[level], backgammon_large, hits[level]);
        } else if (backgammon_may_step(from[level], backgammon_large)) {
            hits[level] = step(from[level], backgammon_large);
            if (level == most) {
                most = (uint8_t)(level + 1);
            }
            if (level + 1 == wanted || level + 1 == STEPS) {
                for (i = level + 1; i; --i) {
                    step_back(from[i - 1], backgammon_large, hits[i - 1]);
                }
                if (!wanted) {
                    return most;
                }
                backgammon_steps = wanted;
                memcpy(backgammon_from, from, STEPS);
                move = encode_set();
                if (!report()) {
                    return most;
                }
                for (i = 0; i < level; ++i) {
                    step(from[i], backgammon_large);
                }
            } else {
                ++level;
                from[level] = (uint8_t)(from[level - 1] + 1);
            }
        }
    }
}

uint8_t backgammon_longest(void)
{
    return all_sets(0);
}

void backgammon_each(uint8_t (*found)(void))
{
    uint8_t most;

    report = found;
    is_stopped = 0;
    if (backgammon_large == backgammon_small) {
        fill_choices();
        most = all_sets(0);
        if (most) {
            all_sets(most);
        }
        return;
    }
    most = both_dice(backgammon_large, backgammon_small);
    if (!is_stopped && (most |= both_dice(backgammon_small, backgammon_large)) == 0
        && !one_die(backgammon_large, 0)) {
        one_die(backgammon_small, 8);
    }
}
