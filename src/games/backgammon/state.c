/* state.c: storage of backgammon. */
/* SPDX-License-Identifier: MIT */
#include "games/backgammon/backgammon.h"

#pragma bss-name (push, "STATE")
uint8_t backgammon_at[PLACES];
uint8_t backgammon_large;
uint8_t backgammon_small;
uint8_t backgammon_won[2];
uint8_t backgammon_roll_row[PLIES];
uint8_t backgammon_side_row[PLIES];
uint8_t backgammon_hit_row[PLIES];
#pragma bss-name (pop)
#pragma bss-name (push, "SCREENLAST")
uint8_t backgammon_buffer[PLACES];
#pragma bss-name (pop)
