/* state.c: storage of the matchboxes. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"

uint8_t matchbox_square[SQUARES];
uint8_t matchbox_beads[BOXES];
uint8_t matchbox_last;
uint8_t matchbox_rounds;
uint8_t matchbox_won[ROUNDS];
uint8_t matchbox_over;
uint8_t matchbox_taken[PLIES];
uint8_t matchbox_was_last[PLIES];
uint8_t matchbox_was_lo[PLIES];
uint8_t matchbox_was_hi[PLIES];
