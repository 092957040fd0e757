/* tables.c: the lines, and the effect of a mark on a line. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"

/* By direction: along rows, columns, and up; diagonals in a level, in a plane of one column, in a plane of one row,
 * and of the cube. */
const uint8_t noughts3d_first[LINES] = {
    0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60,
    0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    0, 3, 16, 19, 32, 35, 48, 51, 0, 12, 1, 13, 2, 14, 3, 15,
    0, 3, 4, 7, 8, 11, 12, 15, 0, 3, 12, 15,
};
const uint8_t noughts3d_step[LINES] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    5, 3, 5, 3, 5, 3, 5, 3, 20, 12, 20, 12, 20, 12, 20, 12,
    17, 15, 17, 15, 17, 15, 17, 15, 21, 19, 13, 11,
};

#define TAKES (WORTH_TWO - WORTH_ONE) /* gain of the second mark in a line */

const uint8_t noughts3d_gain[2][LINE_STATES] = {
    {
        0, 0, 0, 0, WORTH_ONE, TAKES, GAIN_THREE, GAIN_FOUR, WORTH_ONE, 0, 0, 0, 0, 0, 0, 0,
        WORTH_TWO, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        GAIN_THREE,
    },
    {
        0, 0, 0, 0, WORTH_ONE, WORTH_ONE, WORTH_TWO, GAIN_THREE, TAKES, 0, 0, 0, 0, 0, 0, 0,
        GAIN_THREE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        GAIN_FOUR,
    },
};

const uint8_t noughts3d_event[2][LINE_STATES] = {
    {
        0, 0, 0, 0, 0, 0, EVENT_MADE, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        EVENT_BLOCKED,
    },
    {
        0, 0, 0, 0, 0, 0, 0, EVENT_BLOCKED, 0, 0, 0, 0, 0, 0, 0, 0,
        EVENT_MADE,
    },
};
