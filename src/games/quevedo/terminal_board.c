/* terminal_board.c: draws the board on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/quevedo/quevedo.h"

static char character(uint8_t square)
{
    uint8_t piece;

    for (piece = 0; piece < PIECES; ++piece) {
        if (quevedo_at[piece] == square) {
            return "KRk"[piece];
        }
    }
    return '.';
}

void game_write_board(char *text)
{
    uint8_t rank = FILES;
    uint8_t file;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            *text++ = ' ';
            *text++ = character((uint8_t)(rank << 4 | file));
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f g h\n");
}
