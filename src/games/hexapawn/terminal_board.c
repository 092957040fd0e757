/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/hexapawn/hexapawn.h"

void game_write_board(char *text)
{
    uint8_t rank = FILES;
    uint8_t file;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            *text++ = ' ';
            *text++ = ".Pp"[hexapawn_square[rank * FILES + file]];
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c\n");
}
