/* state.c: storage of the game of heaps. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/heaps/heaps.h"

#pragma bss-name (push, "STATE")
uint8_t heaps_stones[HEAPS];
uint8_t heaps_mover[PLIES];
#pragma bss-name (pop)
uint8_t heaps_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
