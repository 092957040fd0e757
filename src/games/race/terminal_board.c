/* terminal_board.c: the track as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/race/race.h"

static char *write_lane(char *text, uint8_t owner)
{
    uint8_t square;
    uint8_t n;

    *text++ = (char)('a' + owner);
    for (square = 0; square <= HOME; ++square) {
        n = race_pieces[PLACE(owner, square)];
        *text++ = ' ';
        *text++ = ' ';
        *text++ = n ? (char)('0' + n) : '.';
    }
    *text++ = '\n';
    return text;
}

void game_write_board(char *text)
{
    uint8_t square;

    *text++ = ' ';
    for (square = 0; square <= HOME; ++square) {
        *text++ = ' ';
        *text++ = square >= 10 ? '1' : ' ';
        *text++ = (char)('0' + square % 10);
    }
    *text++ = '\n';
    text = write_lane(text, 0);
    text = write_lane(text, 1);
    if (race_rolled) {
        memcpy(text, "die: 0\n", 7);
        text[5] = (char)('0' + race_rolled);
        text += 7;
    }
    *text = 0;
}
