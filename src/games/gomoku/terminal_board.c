/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"
#include "games/gomoku/gomoku.h"

void game_write_board(char *text)
{
    points_write_board(text, gomoku_cell);
}
