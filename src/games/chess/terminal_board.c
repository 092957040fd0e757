/* terminal_board.c: the board for a terminal. Not on the disk. */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/text.h"

void game_write_board(char *text)
{
    uint8_t rank = 8;
    uint8_t file;
    uint8_t man;
    char c;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < 8; ++file) {
            man = AT(rank * 16 + file);
            c = man ? "PNBRQK"[chess_type[man & MEN]] : '.';
            *text++ = ' ';
            *text++ = man & BLACK ? text_lower(c) : c;
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f g h\n");
}
