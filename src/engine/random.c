/* random.c: the random number generator; see random.h. asm/engine/random.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/random.h"

uint16_t random_seed = 1;

uint16_t random_next(void)
{
    random_seed ^= (uint16_t)(random_seed << 7);
    random_seed ^= random_seed >> 9;
    random_seed ^= (uint16_t)(random_seed << 8);
    return random_seed;
}

uint8_t random_below(uint8_t most)
{
    return (uint8_t)(((uint32_t)random_next() * most) >> 16);
}
