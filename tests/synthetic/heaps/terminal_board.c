/* terminal_board.c: the heaps for a terminal. Not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "synthetic/heaps/heaps.h"

void game_write_board(char *text)
{
    uint8_t heap;

    for (heap = 0; heap < HEAPS; ++heap) {
        *text++ = (char)('a' + heap);
        *text++ = ' ';
        memset(text, 'o', heaps_stones[heap]);
        text += heaps_stones[heap];
        *text++ = '\n';
    }
    *text = 0;
}
