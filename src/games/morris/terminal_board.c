/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/morris/morris.h"

void game_write_board(char *text)
{
    /* Each * is a point, in the order of their numbers. */
    static const char drawing[] =
        "7 *-----*-----*\n"
        "6 | *---*---* |\n"
        "5 | | *-*-* | |\n"
        "4 *-*-*   *-*-*\n"
        "3 | | *-*-* | |\n"
        "2 | *---*---* |\n"
        "1 *-----*-----*\n"
        "  a b c d e f g\n";
    const char *from = drawing;
    uint8_t point = 0;

    for (; *from; ++from) {
        *text++ = *from == '*' ? ".XO"[morris_point[point++]] : *from;
    }
    strcpy(text, "in hand: X   O  \n");
    text[11] = (char)('0' + morris_hand[0]);
    text[15] = (char)('0' + morris_hand[1]);
}
