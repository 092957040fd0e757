/* recount.c: phase and value of a position computed from scratch. make needs the value from scratch if the phase
 * changes. asm/games/morris/recount.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/budget.h"
#include "games/morris/morris.h"
#include "games/morris/weights.h"

uint8_t morris_find_phase(void)
{
    if (morris_hand[0] | morris_hand[1]) {
        return PLACING;
    }
    return (uint8_t)(MOVING + morris_flies(0) + 2 * morris_flies(1));
}

void morris_set_phase(uint8_t phase)
{
    memcpy(morris_worth, morris_worths[phase], sizeof morris_worth);
}

static int16_t value_of_men(uint8_t of)
{
    uint8_t n = morris_men[of] + morris_hand[of];
    int16_t sum = 0;

    for (; n; --n) {
        sum += morris_nth_man[n];
    }
    return sum;
}

void morris_recount_value(void)
{
    int16_t sum = value_of_men(0) - value_of_men(1);
    uint8_t line;

    ++poll_slow;
    for (line = 0; line < LINES; ++line) {
        sum += morris_worth[morris_line[line]];
    }
    morris_value_lo[ply] = (uint8_t)sum;
    morris_value_hi[ply] = (uint8_t)((uint16_t)sum >> 8);
}
