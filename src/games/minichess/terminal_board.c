/* terminal_board.c: the board for a terminal. Not on the disk. */
#include <string.h>

#include "games/minichess/minichess.h"

void game_write_board(char *text)
{
    uint8_t rank = RANKS;
    uint8_t file;
    uint8_t man;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            man = minichess_board[FIRST_CELL + rank * ROW + file];
            *text++ = ' ';
            *text++ = man == EMPTY ? '.' : (man & BLACK ? "pnbrqk" : "PNBRQK")[minichess_kind[man & NUMBER]];
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e\n");
}
