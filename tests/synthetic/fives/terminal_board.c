/* terminal_board.c: the board of fives for a terminal. Not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "engine/points.h"
#include "synthetic/fives/fives.h"

void game_write_board(char *text)
{
    points_write_board(text, fives_cell);
}
