/* eval_ending.c: kings at the end of a game. */
#include <string.h>

#include "games/minichess/minichess.h"

/* A king who is alone is driven from the middle, and the other one comes there to do it. */
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
    memcpy(minichess_now + KING * SQUARES, from, SQUARES);
}

void minichess_set_worths(void)
{
    memcpy(minichess_now, minichess_worth, KING * SQUARES);
    minichess_set_kings();
}

/* What white's king is worth more than black's. */
static int16_t kings(void)
{
    int16_t sum = 0;
    uint8_t number;
    uint8_t cell;

    for (number = 0; number < 2 * MEN; ++number) {
        cell = minichess_at[number];
        if (cell && minichess_kind[number] == KING) {
            if (number < MEN) {
                sum += minichess_now[KING * SQUARES + minichess_square[cell]];
            } else {
                sum -= minichess_now[KING * SQUARES + minichess_turned[cell]];
            }
        }
    }
    return sum;
}

void minichess_cross(void)
{
    int16_t value = minichess_value(ply) - kings();

    minichess_set_kings();
    value += kings();
    minichess_value_lo[ply] = (uint8_t)value;
    minichess_value_hi[ply] = (uint8_t)((uint16_t)value >> 8);
}
