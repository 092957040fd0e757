/* terminal_board.c: draws the board on a terminal. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/draughts/geometry.h"

static char man_on(uint8_t square)
{
    char man = '.';

    if (draughts_in_set(draughts_board + BLACK, square)) {
        man = 'b';
    } else if (draughts_in_set(draughts_board + WHITE, square)) {
        man = 'w';
    }
    return draughts_in_set(draughts_board + KINGS, square) ? (char)(man - 'a' + 'A') : man;
}

/* White is at the bottom; left of each row is the number of its first square. */
void game_write_board(char *text)
{
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        if (square % 4 == 0) {
            *text++ = (char)(square >= 9 ? '0' + (square + 1) / 10 : ' ');
            *text++ = (char)('0' + (square + 1) % 10);
            *text++ = ' ';
        }
        *text++ = square & 4 ? man_on(square) : ' ';
        *text++ = square & 4 ? ' ' : man_on(square);
        if (square % 4 == 3) {
            *text++ = '\n';
        }
    }
    *text = 0;
}
