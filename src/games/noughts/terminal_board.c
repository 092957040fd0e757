/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

void game_write_board(char *text)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        *text++ = ' ';
        *text++ = noughts_square[i] == EMPTY ? (char)('1' + i)
            : "-XO"[noughts_square[i]];
        if (i % 3 == 2) {
            *text++ = '\n';
        }
    }
    *text = 0;
}
