/* terminal_board.c: the ladder for a terminal. Not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "synthetic/die/die.h"

void game_write_board(char *text)
{
    game_write_position(text);
    strcat(text, "\n");
}
