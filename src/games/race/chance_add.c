/* chance_add.c: a row of the network of chance.h; asm/games/race/chance_add.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/race/chance.h"

uint8_t race_chance_lo[CHANCE_HIDDEN];
uint8_t race_chance_hi[CHANCE_HIDDEN];

void race_chance_add(uint8_t input)
{
    const int8_t *row = race_chance_first + (uint16_t)input * CHANCE_HIDDEN;
    uint16_t sum;
    uint8_t i;

    for (i = 0; i < CHANCE_HIDDEN; ++i) {
        sum = (uint16_t)((race_chance_lo[i] | race_chance_hi[i] << 8) + row[i]);
        race_chance_lo[i] = (uint8_t)sum;
        race_chance_hi[i] = (uint8_t)(sum >> 8);
    }
}
