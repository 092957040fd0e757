/* points_board.c: points_write_board of points.h. Not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"

void points_write_board(char *text, const uint8_t *stones)
{
    uint8_t rank;
    uint8_t file;

    for (rank = POINTS_SIDE; rank--;) {
        *text++ = rank >= 9 ? '1' : ' ';
        *text++ = (char)('0' + (rank + 1) % 10);
        for (file = 0; file < POINTS_SIDE; ++file) {
            *text++ = ' ';
            *text++ = ".XO"[stones[rank << 4 | file]];
        }
        *text++ = '\n';
    }
    *text++ = ' ';
    *text++ = ' ';
    for (file = 0; file < POINTS_SIDE; ++file) {
        *text++ = ' ';
        *text++ = (char)('a' + file);
    }
    *text++ = '\n';
    *text = 0;
}
