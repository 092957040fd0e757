/* heaps.h: a made-up game of three sides, to try what the games of the disk lack.
 *
 * Each side has a heap of stones. On turn one takes one or two stones from a heap of
 * somebody else. Whoever has none left is out and passed over; who took the last of them
 * moves again. The last one left wins; three heaps of one stone each are a draw. A move is
 * the letter of a heap and a number, a position the three heaps and the side to move.
 */
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
extern uint8_t heaps_mover[PLIES]; /* who made the move of each ply */

/* A move, in its low byte. */
#define HEAP_OF(code) ((uint8_t)((code) >> 4))
#define TAKEN_BY(code) ((code) & 15)
#define MOVE_OF(heap, stones) ((uint8_t)((heap) << 4 | (stones)))

/* Features of a position for its key: a heap with so many stones; the side to move. */
#define CODE_STONES(heap, stones) ((uint8_t)((heap) * (STONES_MOST + 1) + (stones)))
#define CODE_SIDE (HEAPS * (STONES_MOST + 1))
#define CODES (CODE_SIDE + HEAPS)
extern uint8_t heaps_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* `outcome` of the heaps on the table for `side`. */
void heaps_judge(void);

/* GameInfo.find_move */
uint8_t heaps_brain(void);

#endif
