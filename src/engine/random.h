/* random.h: one small random number generator; the same numbers in every build. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_RANDOM_H
#define ENGINE_RANDOM_H

#include <stdint.h>

/* The state. Set any seed but 0, from which all numbers would be 0. */
extern uint16_t random_seed;

/* The next number; period 65,535 (xorshift 7, 9, 8 over 16 bits). */
uint16_t random_next(void);

/* A random number from 0 to most - 1. */
uint8_t random_below(uint8_t most);

#endif
