/* classic_state.c: what the player of 1983 keeps between its turns; see classic.h. Not in classic.c, which is an
 * overlay on the Atari: its variables are lost. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/classic.h"

uint8_t warptrog_classic_missed[2];
uint16_t warptrog_classic_turn[2];
uint8_t warptrog_classic_warps = 1;
