/* terminal_board.c: the board as text for a terminal. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "games/backgammon/backgammon.h"

static char *write_half(char *text, uint8_t first, int8_t way)
{
    uint8_t row;
    uint8_t i;
    uint8_t point;

    for (i = 0; i < 12; ++i) {
        text += sprintf(text, "%3d", first + way * i);
    }
    *text++ = '\n';
    for (row = 0; row < 5; ++row) {
        for (i = 0; i < 12; ++i) {
            point = (uint8_t)(first + way * i);
            text += sprintf(text, "  %c", backgammon_at[PLACE(0, point)] > row ? 'W'
                : backgammon_at[PLACE(1, 25 - point)] > row ? 'B' : '.');
        }
        *text++ = '\n';
    }
    return text;
}

void game_write_board(char *text)
{
    text = write_half(text, 13, 1);
    text = write_half(text, 12, -1);
    text += sprintf(text, "bar W%d B%d, off W%d B%d\n", backgammon_at[PLACE(0, BAR)], backgammon_at[PLACE(1, BAR)],
        backgammon_at[PLACE(0, OFF)], backgammon_at[PLACE(1, OFF)]);
    if (rules) {
        sprintf(text, "match to %d: W%d B%d\n", MATCH_POINTS, backgammon_score(0), backgammon_score(1));
    }
}
