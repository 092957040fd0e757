/* state.c: storage of noughts and crosses in space; asm/games/noughts3d/state.s puts the lines into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

uint8_t noughts3d_line[LINES];
uint8_t noughts3d_last_ply;
uint8_t noughts3d_cell[CELLS];
uint8_t noughts3d_value_lo[PLIES];
uint8_t noughts3d_value_hi[PLIES];
uint8_t noughts3d_threes[2][PLIES];
uint8_t noughts3d_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];
