/* terminal_board.c: the board for a terminal. Not on the disk. */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "games/warptrog/text.h"

void game_write_board(char *text)
{
    uint8_t rank = SIZE;
    uint8_t file;
    uint8_t man;

    while (rank--) {
        *text++ = (char)('1' + rank);
        for (file = 0; file < SIZE; ++file) {
            *text++ = ' ';
            man = warptrog_board[FIRST_CELL + ROW * rank + file];
            *text++ = (char)(man ? warptrog_letter(man) : '.');
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
