/* lines.c: the lines through a cell and the gain of a disc in them; asm/games/connect4/lines.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

uint8_t connect4_sum;

void connect4_each_line(uint8_t cell, void (*what)(uint8_t line))
{
    int8_t column = (int8_t)(cell >> 3);
    int8_t row = (int8_t)(cell & 7);
    int8_t left;
    int8_t low;
    int8_t high;

    for (left = 0; left < 4; ++left) {
        if (left <= column && column <= left + 3) {
            low = (int8_t)(row - (column - left));
            high = (int8_t)(row + (column - left));
            what(LINE_ACROSS(left, row));
            if (low >= 0 && low < 3) {
                what(LINE_RISING(left, low));
            }
            if (high >= 3 && high < 6) {
                what(LINE_FALLING(left, high));
            }
        }
    }
    for (low = 0; low < 3; ++low) {
        if (low <= row && row <= low + 3) {
            what(LINE_UP(column, low));
        }
    }
}

static void gain_line(uint8_t line)
{
    connect4_sum += connect4_gain[side][connect4_line[line]];
}

void connect4_gain_of(uint8_t cell)
{
    connect4_sum = WORTH_TEMPO;
    connect4_each_line(cell, gain_line);
}

void connect4_prepare(void)
{
}
