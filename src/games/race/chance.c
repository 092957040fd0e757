/* chance.c: the network of chance.h. Called once after each move; most of its time goes into race_chance_add. */
/* SPDX-License-Identifier: MIT */
#include "games/race/chance.h"

#define LOGIT_MOST 2047 /* as far as race_curve goes */

static uint8_t base; /* first input of the role that is added */

static void add_side(const uint8_t *pieces)
{
    uint8_t square;
    uint8_t n;

    if (pieces[0]) {
        race_chance_add((uint8_t)(base + CHANCE_START(pieces[0])));
    }
    if (pieces[HOME]) {
        race_chance_add((uint8_t)(base + CHANCE_HOME(pieces[HOME])));
    }
    for (square = 1; square < HOME; ++square) {
        n = pieces[square];
        if (n == 1) {
            race_chance_add((uint8_t)(base + CHANCE_SINGLE(square)));
        } else if (n) {
            race_chance_add((uint8_t)(base + CHANCE_BLOCK(square)));
            while (--n > 1) {
                race_chance_add((uint8_t)(base + CHANCE_EXTRA(square)));
            }
        }
    }
}

void race_chance(void)
{
    int32_t logit = race_chance_out;
    int16_t sum;
    uint8_t i;

    for (i = 0; i < CHANCE_HIDDEN; ++i) {
        race_chance_lo[i] = (uint8_t)race_chance_bias[i];
        race_chance_hi[i] = (uint8_t)(race_chance_bias[i] >> 8);
    }
    base = 0;
    add_side(race_pieces + PLACE(side, 0));
    base = CHANCE_ROLE;
    add_side(race_pieces + PLACE(side ^ 1, 0));
    for (i = 0; i < CHANCE_HIDDEN; ++i) {
        sum = (int16_t)(race_chance_lo[i] | race_chance_hi[i] << 8);
        if (sum > 0) {
            logit += (int16_t)((sum < CHANCE_MOST ? sum : CHANCE_MOST) * race_chance_second[i]);
        }
    }
    logit >>= CHANCE_SHIFT;
    race_squash((int16_t)(logit > LOGIT_MOST ? LOGIT_MOST : logit < -LOGIT_MOST ? -LOGIT_MOST : logit));
}
