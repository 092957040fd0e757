/* terminal_board.c: the board for a terminal. Not on the disk. */
#include <string.h>

#include "games/quevedo/quevedo.h"

static char sign(uint8_t square)
{
    uint8_t man;

    for (man = 0; man < MEN; ++man) {
        if (quevedo_at[man] == square) {
            return "KRk"[man];
        }
    }
    return '.';
}

void game_write_board(char *text)
{
    uint8_t rank = FILES;
    uint8_t file;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < FILES; ++file) {
            *text++ = ' ';
            *text++ = sign((uint8_t)(rank << 4 | file));
        }
        *text++ = '\n';
    }
    strcpy(text, "  a b c d e f g h\n");
}
