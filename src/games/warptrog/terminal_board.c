/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "games/warptrog/text.h"

void game_write_board(char *text)
{
    uint8_t rank = SIZE;
    uint8_t file;
    uint8_t piece;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < SIZE; ++file) {
            *text++ = ' ';
            piece = warptrog_board[FIRST_CELL + ROW * rank + file];
            *text++ = (char)(piece ? warptrog_letter(piece) : '.');
        }
        if (rank == 0 || rank == SIZE - 1) {
            strcpy(text, "   warps ");
            text += 9;
            *text++ = (char)('0' + warptrog_warps[rank != 0]);
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f\n");
}
