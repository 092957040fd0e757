/* minimax.h: plain recursive minimax, written independently of the search. Every way of searching must give the
 * same score. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_MINIMAX_H
#define UNIT_MINIMAX_H

#include <stdint.h>

extern uint8_t oracle_noisy;      /* NOISY_: quiescence at depth 0 */
extern uint8_t oracle_extends_below; /* moves are extended only while ply is less than this */
extern uint8_t oracle_repetition; /* 1: a repeated position is a draw */
extern uint8_t oracle_wide;       /* 1: all moves, not only candidates */

/* Returns the score of the position for its side to move. */
int16_t oracle_value(uint8_t depth);

#endif
