/* tables.c: square numbers by cell, and steps of pieces. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

const uint8_t minichess_square[CELLS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 0, 0, 0, 5, 6, 7, 8, 9, 0, 0, 0,
    10, 11, 12, 13, 14, 0, 0, 0, 15, 16, 17, 18, 19, 0, 0, 0,
    20, 21, 22, 23, 24, 0, 0, 0, 25, 26, 27, 28, 29, 0, 0, 0,
};

const uint8_t minichess_turned[CELLS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    29, 28, 27, 26, 25, 0, 0, 0, 24, 23, 22, 21, 20, 0, 0, 0,
    19, 18, 17, 16, 15, 0, 0, 0, 14, 13, 12, 11, 10, 0, 0, 0,
    9, 8, 7, 6, 5, 0, 0, 0, 4, 3, 2, 1, 0, 0, 0, 0,
};

const uint8_t minichess_steps[8] = {
    ROW, (uint8_t)-ROW, 1, (uint8_t)-1, ROW + 1, ROW - 1, (uint8_t)(1 - ROW), (uint8_t)(-1 - ROW)
};

const uint8_t minichess_leaps[8] = {
    2 * ROW + 1, 2 * ROW - 1, ROW + 2, ROW - 2,
    (uint8_t)(2 - ROW), (uint8_t)(-2 - ROW), (uint8_t)(1 - 2 * ROW), (uint8_t)(-1 - 2 * ROW)
};
