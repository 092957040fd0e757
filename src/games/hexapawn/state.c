/* state.c: the variables of hexapawn. Its twin asm/games/hexapawn/state.s puts the board into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"

uint8_t hexapawn_square[SQUARES];
uint8_t hexapawn_taken[PLIES];
uint8_t hexapawn_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
