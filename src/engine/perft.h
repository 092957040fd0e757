/* perft.h: counts the leaves of the tree of moves; a test of move generation. For the host and sim65. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_PERFT_H
#define ENGINE_PERFT_H

#include <stdint.h>

/* Returns the largest depth that perft can count from ply 0. */
uint8_t perft_most(void);

/* Returns the number of sequences of `depth` moves from the position on the board. A sequence that ends the game sooner
 * does not count, unless the game has GameInfo.counts_ends. With dice, every possible roll on the way is followed and
 * takes no ply; no roll is made after the last move. */
uint32_t perft(uint8_t depth);

#endif
