/* random.h: random numbers of a tool, separate from random_seed, which the search uses, too. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_RANDOM_H
#define LAB_COMMON_RANDOM_H

#include "engine/random.h"

static uint16_t chance = 1983; /* the seed */

static unsigned draw(unsigned below)
{
    unsigned drawn;

    random_seed = chance;
    drawn = random_below((uint8_t)below);
    chance = random_seed;
    return drawn;
}

#endif
