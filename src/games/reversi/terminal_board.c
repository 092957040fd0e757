/* terminal_board.c: the board for a terminal. Not on the disk. */
#include <string.h>

#include "games/reversi/reversi.h"

void game_write_board(char *text)
{
    uint8_t rank;
    uint8_t file;
    uint8_t man;

    strcpy(text, "  a b c d e f g h\n");
    text += strlen(text);
    for (rank = 0; rank < 8; ++rank) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < 8; ++file) {
            man = reversi_cell[FIRST_CELL + rank * STEP + file];
            *text++ = ' ';
            *text++ = man == BLACK ? 'X' : man == WHITE ? 'O' : '.';
        }
        *text++ = '\n';
    }
    *text = 0;
}
