/* state.c: the variables of minichess (minichess.h). */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

uint8_t minichess_board[CELLS];
uint8_t minichess_at[2 * PIECES];
uint8_t minichess_kind[2 * PIECES + KINDS];
uint8_t minichess_plies_left;
uint8_t minichess_taken[PLIES];
uint8_t minichess_kind_before[PLIES];
uint8_t minichess_value_lo[PLIES];
uint8_t minichess_value_hi[PLIES];
uint8_t minichess_alpha_lo[PLIES];
uint8_t minichess_alpha_hi[PLIES];
uint8_t minichess_beta_lo[PLIES];
uint8_t minichess_beta_hi[PLIES];
uint8_t minichess_need[PLIES];
uint8_t minichess_end[PLIES];
uint8_t minichess_count[2];
uint8_t minichess_current_worth[KINDS * SQUARES];
uint8_t minichess_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
