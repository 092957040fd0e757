/* state.c: the state the search uses most; asm/games/connect4/state.s puts it into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

uint8_t connect4_line[LINES];
uint8_t connect4_next[COLUMNS];
uint8_t connect4_last_ply;
