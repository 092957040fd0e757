/* random.h: lots of a tool's own: thinking draws, too, and what comes of these must not depend on that. */
#ifndef LAB_COMMON_RANDOM_H
#define LAB_COMMON_RANDOM_H

#include "engine/random.h"

static uint16_t chance = 1983; /* another for other lots */

static unsigned draw(unsigned below)
{
    unsigned drawn;

    random_seed = chance;
    drawn = random_below((uint8_t)below);
    chance = random_seed;
    return drawn;
}

#endif
