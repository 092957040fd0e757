/* state.c: storage of warp trog; asm/games/warptrog/state.s puts the board into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

uint8_t warptrog_board[CELLS];
uint8_t warptrog_at[NUMBERS];
uint8_t warptrog_warps[2];
uint8_t warptrog_taken[PLIES];
uint8_t warptrog_mover[PLIES];
uint8_t warptrog_value_lo[PLIES];
uint8_t warptrog_value_hi[PLIES];
uint8_t warptrog_mix[2];
uint8_t warptrog_parity;
uint8_t warptrog_warpers;
int16_t warptrog_material;
uint8_t warptrog_best_move;
uint8_t warptrog_estimate_known;
uint8_t warptrog_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
