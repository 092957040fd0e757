/* state.c: storage of Race!; asm/games/race/state.s puts the pieces into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

#pragma bss-name (push, "STATE")
uint8_t race_pieces[PLACES];
uint8_t race_rolled;
uint8_t race_roll_row[PLIES];
uint8_t race_side_row[PLIES];
uint8_t race_hit_row[PLIES];
#pragma bss-name (pop)
uint8_t race_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
