/* opponents.c: other evaluations of reversi, as test opponents. Host only. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"
#include "host/opponent.h"

/* A beginner's evaluation: one for each disc, ten more for a corner. */
static void simple(void)
{
    static const uint8_t corners[4] = { 10, 17, 73, 80 };
    int16_t discs = 0;
    uint8_t i;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        discs += (int8_t)reversi_cell[i]; /* Black 1, White -1 */
    }
    for (i = 0; i < 4; ++i) {
        discs += 10 * (int8_t)reversi_cell[corners[i]];
    }
    score = (int16_t)((side ? -discs : discs) * UNIT);
}

const Opponent game_opponents[] = {
    { "simple", simple, 0 }, { 0, 0, 0 }
};
