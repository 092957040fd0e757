/* game_memory.h: what a game requests in its game.txt (tools/build/game.awk); the contract test checks that it
 * is enough. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_GAME_MEMORY_H
#define UNIT_GAME_MEMORY_H

#include <stdint.h>

extern const uint8_t claim_lists;  /* pages of each part of its move lists */
extern const uint8_t claim_repetition; /* 1: positions may repeat */
extern const uint16_t claim_moves; /* most moves of a game */
extern const uint16_t claim_text;  /* space for a position with its terminating 0 */
extern const uint8_t claim_long; /* 1: the tests play only part of a game */
extern const char claim_small[]; /* lower-case letters used in the panel; - if it shows no moves */

#endif
