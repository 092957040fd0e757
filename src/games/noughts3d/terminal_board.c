/* terminal_board.c: the board as text for a terminal, the levels side by side. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "games/noughts3d/noughts3d.h"

void game_write_board(char *text)
{
    uint8_t level;
    uint8_t row;
    uint8_t i;

    text += sprintf(text, "   level 1    level 2    level 3    level 4\n");
    for (row = 0; row < WIDE; ++row) {
        text += sprintf(text, " %d", row + 1);
        for (level = 0; level < WIDE; ++level) {
            for (i = 0; i < WIDE; ++i) {
                *text++ = ' ';
                *text++ = "-XO"[noughts3d_cell[level * 16 + row * WIDE + i]];
            }
            text += sprintf(text, level < WIDE - 1 ? "   " : "\n");
        }
    }
    sprintf(text, "   a b c d    a b c d    a b c d    a b c d\n");
}
