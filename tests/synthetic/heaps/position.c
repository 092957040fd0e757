/* position.c: positions of heaps as text: "7/7/7 a", three heaps and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "synthetic/heaps/heaps.h"

static void set_up(const uint8_t *stones, uint8_t mover)
{
    memcpy(heaps_stones, stones, HEAPS);
    zobrist_fill(heaps_random, sizeof heaps_random);
    ply = 0;
    side = mover;
    reversible_plies[0] = 0;
    heaps_find_outcome();
    game_hash();
}

void game_reset(void)
{
    static const uint8_t start[HEAPS] = { STONES_START, STONES_START, STONES_START };

    set_up(start, 0);
}

const char *game_read_position(const char *text)
{
    static uint8_t stones[HEAPS];
    uint8_t heap;
    uint8_t sum = 0;

    for (heap = 0; heap < HEAPS; ++heap) {
        stones[heap] = (uint8_t)(text[2 * heap] - '0');
        if (stones[heap] > STONES_MOST) {
            return text_error((uint8_t)(2 * heap), "a heap is 0 to 9 stones");
        }
        sum += stones[heap];
        if (text[2 * heap + 1] != (heap == HEAPS - 1 ? ' ' : '/')) {
            return text_error((uint8_t)(2 * heap + 1), "three heaps are written 7/7/7 and a blank");
        }
    }
    heap = (uint8_t)(text_lower(text[2 * HEAPS]) - 'a');
    if (heap >= HEAPS) {
        return text_error(2 * HEAPS, "the side to move is a, b or c");
    }
    if (text[2 * HEAPS + 1]) {
        return text_error(2 * HEAPS + 1, "Nothing may follow the side");
    }
    if (!stones[heap]) {
        return text_error(2 * HEAPS, "a side without stones is out");
    }
    set_up(stones, heap);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t heap;

    for (heap = 0; heap < HEAPS; ++heap) {
        *text++ = (char)('0' + heaps_stones[heap]);
        *text++ = heap == HEAPS - 1 ? ' ' : '/';
    }
    *text++ = (char)('a' + side);
    *text = 0;
}
