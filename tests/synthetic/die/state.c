/* state.c: storage of the game with a die. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/die/die.h"

#pragma bss-name (push, "STATE")
uint8_t die_pieces[2][HOME + 1];
uint8_t die_rolled;
uint8_t die_roll_row[PLIES];
uint8_t die_side_row[PLIES];
uint8_t die_hit_row[PLIES];
#pragma bss-name (pop)
