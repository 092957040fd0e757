/* random.h: one small generator, the same numbers in every build. */
#ifndef ENGINE_RANDOM_H
#define ENGINE_RANDOM_H

#include <stdint.h>

/* Any seed but 0, which stands still. */
extern uint16_t random_seed;

/* The next of 65,535 numbers (xorshift 7, 9, 8 over 16 bits). */
uint16_t random_next(void);

/* 0 to most - 1. */
uint8_t random_below(uint8_t most);

#endif
