/* plan_masks.c: lists masks one after the other: the full mask, masks without one request, masks without two.
 * asm/games/starchess/plan_masks.s is its twin.
 *
 * Leaving out a request that got nothing changes nothing. So only requests that the full mask used are left out. Two
 * are left out only if each was used when the other one was left out. This finds the same plans with a fraction of the
 * turns. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

#define TRY_FULL 0
#define TRY_ONE 1
#define TRY_TWO 2

uint16_t stars_off[AHEAD];

/* The current mask, by turn: its kind (TRY_), and the indices in `bits` of the one or two requests that it leaves
 * out. */
static uint8_t kinds[AHEAD];
static uint8_t firsts[AHEAD];
static uint8_t seconds[AHEAD];

#pragma bss-name (push, "SCRATCH")
/* The requests in the player's order, as bits. Those of turn 1 start at index SECTORS. */
static uint16_t bits[AHEAD * SECTORS];
/* By request: the set of requests that were used when this one was left out. Before that mask has been played, it is
 * the set of the full mask. */
static uint16_t used_without[AHEAD * SECTORS];
#pragma bss-name (pop)
uint8_t stars_ends[AHEAD];

static uint8_t first;
static uint8_t second;
static uint8_t end;

void stars_open_masks(uint8_t turn)
{
    stars_off[turn] = 0;
    kinds[turn] = TRY_FULL;
}

/* Stores the requests, after the full mask has been played. */
static void note_requests(uint8_t turn)
{
    static const uint8_t *snake;
    static uint16_t bit;
    static uint8_t i;

    snake = stars_order + ORDER_OF(stars_thinker);
    end = (uint8_t)(turn << 4);
    for (i = 0; i < SECTORS; ++i) {
        bit = stars_bit[snake[i]];
        if (stars_full & bit) {
            bits[end] = bit;
            used_without[end] = stars_used;
            ++end;
        }
    }
    stars_ends[turn] = end;
}

void stars_note_mask(uint8_t turn)
{
    if (kinds[turn] == TRY_FULL) {
        note_requests(turn);
    } else if (kinds[turn] == TRY_ONE) {
        used_without[firsts[turn]] = stars_used;
    }
}

static uint8_t find_single(void)
{
    for (; first < end; ++first) {
        if (used_without[first] & bits[first]) {
            return 1;
        }
    }
    return 0;
}

static uint8_t find_pair(void)
{
    for (; first < end; ++first) {
        for (; second < end; ++second) {
            if (used_without[first] & bits[second] && used_without[second] & bits[first]) {
                return 1;
            }
        }
        second = (uint8_t)(first + 2);
    }
    return 0;
}

/* Finds the next mask of a kind; the first one if the current mask is of another kind. Returns 0 if there is none. */
static uint8_t next_of_kind(uint8_t turn, uint8_t kind)
{
    if (kinds[turn] != kind) {
        kinds[turn] = kind;
        first = (uint8_t)(turn << 4);
        second = first;
    } else if (kind == TRY_ONE) {
        ++first;
    }
    ++second;
    return kind == TRY_ONE ? find_single() : find_pair();
}

static uint8_t find_next(uint8_t turn)
{
    if (kinds[turn] <= TRY_ONE && next_of_kind(turn, TRY_ONE)) {
        stars_off[turn] = bits[first];
        return 1;
    }
    if (next_of_kind(turn, TRY_TWO)) {
        stars_off[turn] = bits[first] | bits[second];
        return 1;
    }
    return 0;
}

uint8_t stars_next_mask(uint8_t turn)
{
    static uint8_t found;

    first = firsts[turn];
    second = seconds[turn];
    end = stars_ends[turn];
    found = find_next(turn);
    firsts[turn] = first;
    seconds[turn] = second;
    return found;
}
