/* text.c: moves of heaps as text: "b2", or "b 2". */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "synthetic/heaps/heaps.h"

void game_write_move(char *text)
{
    text[0] = (char)('a' + HEAP_OF(move));
    text[1] = (char)('0' + TAKEN_BY(move));
    text[2] = 0;
}

const char *game_read_move(const char *text)
{
    uint8_t heap = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t at = text[0] && text[1] == ' ' ? 2 : 1; /* the number */
    uint8_t stones;

    if (heap >= HEAPS) {
        return text_error(0, "a heap is a, b or c");
    }
    stones = (uint8_t)(text[at] - '0');
    if (stones == 0 || stones > TAKE_MOST) {
        return text_error(at, "one or two stones");
    }
    if (text[at + 1]) {
        return text_error((uint8_t)(at + 1), "Nothing may follow the number");
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, "The game is over");
    }
    if (heap == side) {
        return text_error(0, "not from the own heap");
    }
    if (stones > heaps_stones[heap]) {
        return text_error(at, "there are not so many");
    }
    move = MOVE_OF(heap, stones);
    return 0;
}
