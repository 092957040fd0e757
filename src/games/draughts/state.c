/* state.c: the variables of draughts (draughts.h). Its twin asm/games/draughts/state.s puts the hot ones into zero
 * page. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/geometry.h"

uint8_t draughts_board[BOARD_BYTES];
uint8_t draughts_count[2];
uint8_t draughts_material[2];
uint8_t draughts_crowned;
uint8_t draughts_must[PLIES];
uint8_t draughts_is_saved[PLIES];
uint8_t draughts_saved[SAVED_BYTES][PLIES];
uint8_t draughts_step[JUMPS_MOST];
uint8_t draughts_steps;
uint8_t draughts_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
char *draughts_out;
uint8_t draughts_place;
