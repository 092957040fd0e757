/* geometry.c: squares, steps and jumps as functions (geometry.h). The assembly uses tables instead. This file has no
 * variables, because the twin test, which compares memory, would report them as differences. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/geometry.h"

uint8_t draughts_bit(uint8_t square)
{
    static const uint8_t bits[8] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return bits[square & 7];
}

uint8_t draughts_in_set(const uint8_t *set, uint8_t square)
{
    return set[square >> 3] & draughts_bit(square);
}

uint8_t draughts_below(uint8_t step)
{
    return (uint8_t)((step & MOVE_SQUARE) + (step & 4 ? 3 : 4) + (step & MOVE_RIGHT ? 1 : 0));
}

static uint8_t lower_end(uint8_t step)
{
    return (uint8_t)((step & MOVE_SQUARE) + (step & MOVE_RIGHT ? 9 : 7));
}

uint8_t draughts_start(uint8_t step)
{
    return step & MOVE_UP ? lower_end(step) : (uint8_t)(step & MOVE_SQUARE);
}

uint8_t draughts_landing(uint8_t step)
{
    return step & MOVE_UP ? (uint8_t)(step & MOVE_SQUARE) : lower_end(step);
}
