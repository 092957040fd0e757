/* state.c: storage of fives. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/fives/fives.h"

#pragma bss-name (push, "STATE")
uint8_t fives_cell[CELLS];
uint8_t fives_near[CELLS];
uint8_t fives_men;
int16_t fives_worth;
#pragma bss-name (pop)
uint8_t fives_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
