/* state.c: storage of noughts and crosses; asm/games/noughts/state.s puts the board into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

uint8_t noughts_square[SQUARES];
uint8_t noughts_line[LINES + 1];
uint8_t noughts_last_ply;
uint8_t noughts_random[2 * SQUARES + (KEY_BYTES - 1) * ZOBRIST_STEP];
