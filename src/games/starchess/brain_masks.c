/* brain_masks.c: masks one after the other: all requests, one left out, two left out.
 *
 * A request that got nothing in a run changes nothing when it is left out. So one is only tried without those that the full mask
 * used, and without two only where each was used without the other: the same plans are found at a fraction of the turns. */
#include "engine/random.h"
#include "games/starchess/brain.h"

#define TRY_FULL 0
#define TRY_ONE 1
#define TRY_TWO 2

uint16_t stars_off[AHEAD];

/* The mask in hand, by turn: what kind it is, and which requests it leaves out. */
static uint8_t kinds[AHEAD];
static uint8_t firsts[AHEAD];
static uint8_t seconds[AHEAD];

#pragma bss-name (push, "SCRATCH")
/* Requests in the player's order, those of the first turn and from SECTORS on of the second, and where they end. */
static uint16_t bits[AHEAD * SECTORS];
static uint16_t used_without[AHEAD * SECTORS]; /* what got something when it was left out; before that is known: with the full mask */
#pragma bss-name (pop)
static uint8_t ends[AHEAD];

static uint8_t first;
static uint8_t second;
static uint8_t end;

void stars_open_masks(uint8_t turn)
{
    stars_off[turn] = 0;
    kinds[turn] = TRY_FULL;
}

/* The full mask has been played: these are the requests. */
static void note_requests(uint8_t turn)
{
    static const uint8_t *snake;
    static uint16_t bit;
    static uint8_t i;

    snake = stars_order + (uint8_t)(stars_thinker << 4);
    end = (uint8_t)(turn << 4);
    for (i = 0; i < SECTORS; ++i) {
        bit = stars_bit[snake[i]];
        if (stars_full & bit) {
            bits[end] = bit;
            used_without[end] = stars_used;
            ++end;
        }
    }
    ends[turn] = end;
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

uint8_t stars_next_mask(uint8_t turn, uint8_t with_pairs)
{
    static uint8_t found;

    first = firsts[turn];
    second = (uint8_t)(seconds[turn] + 1);
    end = ends[turn];
    found = 0;
    if (kinds[turn] != TRY_TWO) {
        first = kinds[turn] == TRY_FULL ? (uint8_t)(turn << 4) : (uint8_t)(first + 1);
        kinds[turn] = TRY_ONE;
        found = find_single();
        if (found) {
            stars_off[turn] = bits[first];
        } else if (with_pairs) {
            kinds[turn] = TRY_TWO;
            first = (uint8_t)(turn << 4);
            second = (uint8_t)(first + 1);
        }
    }
    if (kinds[turn] == TRY_TWO) {
        found = find_pair();
        if (found) {
            stars_off[turn] = bits[first] | bits[second];
        }
    }
    firsts[turn] = first;
    seconds[turn] = second;
    return found;
}

uint16_t stars_any_request(void)
{
    return ends[0] ? bits[random_below(ends[0])] : 0;
}
