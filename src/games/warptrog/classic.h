/* classic.h: the computer player of the game of 1983 (classic.c). */
/* SPDX-License-Identifier: MIT */
#ifndef WARPTROG_CLASSIC_H
#define WARPTROG_CLASSIC_H

#include <stdint.h>

/* Sets `move` to the move of the player of 1983, and returns 1. It draws from random_seed, and reads the record. */
uint8_t warptrog_classic(void);

/* In classic_state.c. 1: it has left its opening library; and record_count at its previous turn; both by the side that
 * it plays. */
extern uint8_t warptrog_classic_missed[2];
extern uint16_t warptrog_classic_turn[2];
extern uint8_t warptrog_classic_warps; /* 1: it may warp; 0 only in matches of the host */

/* GameInfo.find_move: finds the move at the level LEVEL_CLASSIC, and leaves all others to the search. */
uint8_t warptrog_find_move(void);

#endif
