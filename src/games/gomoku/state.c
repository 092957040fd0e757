/* state.c: storage of go-moku; asm/games/gomoku/state.s is its twin and puts a part of it into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

uint8_t gomoku_cell[CELLS];
uint8_t gomoku_window[WINDOWS];
uint8_t gomoku_last_ply;
uint8_t gomoku_opening;
uint8_t gomoku_value_lo[PLIES];
uint8_t gomoku_value_hi[PLIES];
uint8_t gomoku_fours[2][PLIES];
uint8_t gomoku_log_way[2 * LOG_SIDE];
uint8_t gomoku_log_cell[2 * LOG_SIDE];
uint8_t gomoku_logged[2][PLIES];
uint8_t gomoku_pair_a[PAIRS_MOST];
uint8_t gomoku_pair_b[PAIRS_MOST];
uint8_t gomoku_pairs;
uint8_t gomoku_only[ONLY_MOST];
uint8_t gomoku_only_count;
uint8_t gomoku_near[NEAR_PAD + CELLS + NEAR_PAD];
uint8_t gomoku_near_ply;
uint16_t gomoku_ranked;
uint8_t gomoku_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
