/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

void game_write_board(char *text)
{
    uint8_t rank;
    uint8_t file;

    for (rank = SIDE; rank--;) {
        *text++ = rank >= 9 ? '1' : ' ';
        *text++ = (char)('0' + (rank + 1) % 10);
        for (file = 0; file < SIDE; ++file) {
            *text++ = ' ';
            *text++ = ".XO"[gomoku_cell[rank << 4 | file]];
        }
        *text++ = '\n';
    }
    *text++ = ' ';
    *text++ = ' ';
    for (file = 0; file < SIDE; ++file) {
        *text++ = ' ';
        *text++ = (char)('a' + file);
    }
    *text++ = '\n';
    *text = 0;
}
