/* eval_ending.c: piece-square values of kings in the endgame. game_make and position.c call it. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/minichess/minichess.h"

/* Values of both kings while one of them is alone. The centre is worth most to either: the stronger side takes it and
 * drives the lone king away. */
static const uint8_t alone[SQUARES] = {
    0, 8, 12, 8, 0,
    10, 22, 28, 22, 10,
    16, 30, 38, 30, 16,
    16, 30, 38, 30, 16,
    10, 22, 28, 22, 10,
    0, 8, 12, 8, 0,
};

void minichess_set_kings(void)
{
    const uint8_t *from = minichess_worth + KING * SQUARES;

    if (minichess_count[0] == 1 || minichess_count[1] == 1) {
        from = alone;
    }
    memcpy(minichess_current_worth + KING * SQUARES, from, SQUARES);
}

void minichess_set_worths(void)
{
    memcpy(minichess_current_worth, minichess_worth, KING * SQUARES);
    minichess_set_kings();
}

/* Returns the value of White's king minus that of Black's king. */
static int16_t kings(void)
{
    int16_t sum = 0;
    uint8_t number;
    uint8_t cell;

    for (number = 0; number < 2 * PIECES; ++number) {
        cell = minichess_at[number];
        if (cell && minichess_kind[number] == KING) {
            if (number < PIECES) {
                sum += minichess_current_worth[KING * SQUARES + minichess_square[cell]];
            } else {
                sum -= minichess_current_worth[KING * SQUARES + minichess_turned[cell]];
            }
        }
    }
    return sum;
}

void minichess_update_kings(void)
{
    int16_t value = minichess_value(ply) - kings();

    minichess_set_kings();
    value += kings();
    minichess_value_lo[ply] = (uint8_t)value;
    minichess_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}
