/* heaps.h: a synthetic game, to test three sides, sides that are out, extra turns and a move finder.
 *
 * Each side has a heap of stones. In its turn a side takes one or two stones from the heap of another side. A side
 * without stones is out; the side that took its last stone moves again. The last side left wins; three heaps of one
 * stone each are a draw. A move is the letter of a heap and a number; a position is the three heaps and the side to
 * move.
 */
/* SPDX-License-Identifier: MIT */
#ifndef HEAPS_H
#define HEAPS_H

#include "engine/game.h"
#include "engine/tt.h"

#define HEAPS 3
#define STONES_MOST 9
#define STONES_START 7
#define TAKE_MOST 2

#define HEAPS_CYCLES_PER_NODE 4000

extern uint8_t heaps_stones[HEAPS];
extern uint8_t heaps_mover[PLIES]; /* by ply: the side that moved */

/* The parts of a move, in its low byte. */
#define HEAP_OF(code) ((uint8_t)((code) >> 4))
#define TAKEN_BY(code) ((code) & 15)
#define MOVE_OF(heap, stones) ((uint8_t)((heap) << 4 | (stones)))

/* Features of the hash key: the number of stones of a heap; the side to move. */
#define CODE_STONES(heap, stones) ((uint8_t)((heap) * (STONES_MOST + 1) + (stones)))
#define CODE_SIDE (HEAPS * (STONES_MOST + 1))
#define CODES (CODE_SIDE + HEAPS)
extern uint8_t heaps_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* Sets `outcome` of the position for `side`. */
void heaps_find_outcome(void);

/* GameInfo.find_move */
uint8_t heaps_find_move(void);

#endif
