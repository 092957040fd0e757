/* hash.c: hash key of heaps. The position is so small that the key is computed from scratch. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "synthetic/heaps/heaps.h"

void game_hash(void)
{
    uint8_t i;
    uint8_t heap;
    const uint8_t *random = heaps_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = random[CODE_SIDE + side];
        for (heap = 0; heap < HEAPS; ++heap) {
            hash_key[i][ply] ^= random[CODE_STONES(heap, heaps_stones[heap])];
        }
        random += ZOBRIST_STEP;
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}
