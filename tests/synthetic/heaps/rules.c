/* rules.c: moves of the game of heaps. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/heaps/heaps.h"

void game_generate(void)
{
    uint8_t heap;
    uint8_t stones;

    for (heap = 0; heap < HEAPS; ++heap) {
        for (stones = 1; heap != side && stones <= TAKE_MOST && stones <= heaps_stones[heap]; ++stones) {
            list_lo[++move_count] = MOVE_OF(heap, stones);
        }
    }
}

void game_generate_noisy(void)
{
}

void heaps_find_outcome(void)
{
    uint8_t heap;
    uint8_t left = 0;
    uint8_t sum = 0;

    for (heap = 0; heap < HEAPS; ++heap) {
        sum += heaps_stones[heap];
        left += heaps_stones[heap] != 0;
    }
    outcome = OUTCOME_NONE;
    if (left == 1) {
        outcome = OUTCOME_WIN; /* the last side left is the side to move */
    } else if (left == HEAPS && sum == HEAPS) {
        outcome = OUTCOME_DRAW;
    }
}

void game_make(void)
{
    uint8_t heap = HEAP_OF(move);

    heaps_mover[ply] = side;
    ++ply;
    heaps_stones[heap] -= TAKEN_BY(move);
    if (heaps_stones[heap]) {
        do { /* the next side that is not out */
            side = side == HEAPS - 1 ? 0 : (uint8_t)(side + 1);
        } while (!heaps_stones[side]);
    }
    heaps_find_outcome();
}

void game_unmake(void)
{
    --ply;
    side = heaps_mover[ply];
    heaps_stones[HEAP_OF(path_lo[ply])] += TAKEN_BY(path_lo[ply]);
}

/* Never called: while there is a second heap, stones can be taken from it. */
void game_no_moves(void)
{
    outcome = OUTCOME_DRAW;
}
