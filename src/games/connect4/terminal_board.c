/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/connect4/connect4.h"

void game_write_board(char *text)
{
    static char board[COLUMNS][ROWS];
    static uint8_t height[COLUMNS];
    uint8_t i;
    uint8_t row;
    uint8_t column;

    memset(board, '.', sizeof board);
    memset(height, 0, sizeof height);
    for (i = 0; i < connect4_disc_count(); ++i) {
        column = connect4_column_played(i);
        board[column][height[column]++] = i & 1 ? 'O' : 'X';
    }
    for (row = ROWS; row--;) {
        for (column = 0; column < COLUMNS; ++column) {
            *text++ = board[column][row];
            *text++ = ' ';
        }
        *text++ = '\n';
    }
    strcpy(text, "1 2 3 4 5 6 7\n");
}
