/* opponents.c: other evaluations of draughts, as test opponents. Host only. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/geometry.h"
#include "host/opponent.h"

#define RIVAL_KING 84

/* Counts men and kings, nothing else. */
static void material(void)
{
    uint8_t square;
    int16_t worth;
    int16_t sum = 0;

    for (square = 0; square < SQUARES; ++square) {
        worth = draughts_in_set(draughts_board + KINGS, square) ? RIVAL_KING : WORTH_MAN;
        if (draughts_in_set(draughts_board + BLACK, square)) {
            sum += worth;
        } else if (draughts_in_set(draughts_board + WHITE, square)) {
            sum -= worth;
        }
    }
    score = side ? -sum : sum;
}

const Opponent game_opponents[] = {
    { "material", material, 0 }, { 0, 0, 0 }
};
