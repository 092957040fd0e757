/* terminal_board.c: pawns and results as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "games/matchbox/matchbox.h"

void game_write_board(char *text)
{
    uint8_t rank = FILES;
    uint8_t file;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            *text++ = ' ';
            *text++ = (rules ? "-OX" : ".Pp")[matchbox_square[rank * FILES + file]];
        }
        *text++ = '\n';
    }
    sprintf(text, "  a b c   rounds %u, the boxes won %u, lost %u\n", matchbox_rounds,
        matchbox_count(ROUND_WON), matchbox_count(ROUND_LOST));
}
