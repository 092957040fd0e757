/* state.c: storage of nine men's morris; asm/games/morris/state.s puts points and lines into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/morris.h"

uint8_t morris_point[POINTS];
uint8_t morris_line[LINES];
uint8_t morris_men[2];
uint8_t morris_hand[2];
int8_t morris_worth[LINE_STATES];
uint8_t morris_phase[PLIES];
uint8_t morris_value_lo[PLIES];
uint8_t morris_value_hi[PLIES];
uint8_t morris_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
