/* terminal_board.c: draws the board on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/minichess/minichess.h"

void game_write_board(char *text)
{
    uint8_t rank = RANKS;
    uint8_t file;
    uint8_t piece;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            piece = minichess_board[FIRST_CELL + rank * ROW + file];
            *text++ = ' ';
            *text++ = piece == EMPTY ? '.' : (piece & BLACK ? "pnbrqk" : "PNBRQK")[minichess_kind[piece & NUMBER]];
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e\n");
}
