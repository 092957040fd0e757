/* state.c: storage of the state. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"

uint8_t template_square[SQUARES];
uint8_t template_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
