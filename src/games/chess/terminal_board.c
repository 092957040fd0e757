/* terminal_board.c: draws the board on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/text.h"

void game_write_board(char *text)
{
    uint8_t rank = 8;
    uint8_t file;
    uint8_t piece;
    char c;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < 8; ++file) {
            piece = AT(rank * 16 + file);
            c = piece ? "PNBRQK"[chess_type[piece & PIECES]] : '.';
            *text++ = ' ';
            *text++ = piece & BLACK ? text_lower(c) : c;
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f g h\n");
}
