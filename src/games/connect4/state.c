/* state.c: the variables of four in a row; asm/games/connect4/state.s puts those that the search uses most into zero
 * page. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

uint8_t connect4_line[LINES];
uint8_t connect4_next[COLUMNS];
uint8_t connect4_last_ply;
uint8_t connect4_value_lo[PLIES];
uint8_t connect4_value_hi[PLIES];
uint8_t connect4_threat[CELLS_ALL];
uint8_t connect4_hole[2 * CELLS];
uint8_t connect4_holes[PLIES];
uint8_t connect4_threat_count[COLUMNS];
int8_t connect4_zugzwang[PLIES + 1];
uint8_t connect4_root[CELLS];
uint8_t connect4_root_discs;
uint8_t connect4_random[2 * CELL_CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
uint8_t connect4_gain[2][LINE_STATES];
