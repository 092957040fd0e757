/* state.c: the variables of Quevedo's rook (quevedo.h). */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"

uint8_t quevedo_at[PIECES];
uint8_t quevedo_captured[PLIES];
uint8_t quevedo_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
