/* random.h: a small random number generator that gives the same numbers in every build. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_RANDOM_H
#define ENGINE_RANDOM_H

#include <stdint.h>

/* The state of the generator. Any seed but 0 will do; with 0 all numbers would be 0. */
extern uint16_t random_seed;

/* Returns the next number, 1 to 65,535; the period is 65,535 (xorshift 7, 9, 8 over 16 bits). */
uint16_t random_next(void);

/* Returns a random number from 0 to most - 1. */
uint8_t random_below(uint8_t most);

#endif
