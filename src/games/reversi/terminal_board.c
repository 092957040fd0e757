/* terminal_board.c: draws the board on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/reversi/reversi.h"

void game_write_board(char *text)
{
    uint8_t rank;
    uint8_t file;
    uint8_t disc;

    strcpy(text, "  a b c d e f g h\n");
    text += strlen(text);
    for (rank = 0; rank < 8; ++rank) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < 8; ++file) {
            disc = reversi_cell[FIRST_CELL + rank * STEP + file];
            *text++ = ' ';
            *text++ = disc == BLACK ? 'X' : disc == WHITE ? 'O' : '.';
        }
        *text++ = '\n';
    }
    *text = 0;
}
