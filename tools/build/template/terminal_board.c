/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/template/template.h"

void game_write_board(char *text)
{
    uint8_t rank = RANKS;
    uint8_t file;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = FIRST; file < FIRST + FILES; ++file) {
            *text++ = ' ';
            *text++ = ".TF"[template_square[rank * STEP + file]];
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f\n");
}
