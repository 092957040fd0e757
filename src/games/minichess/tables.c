/* tables.c: steps, and squares by cell. */
#include "games/minichess/minichess.h"

const uint8_t minichess_step[8] = {
    ROW, (uint8_t)-ROW, 1, (uint8_t)-1, ROW + 1, ROW - 1, (uint8_t)(1 - ROW), (uint8_t)(-1 - ROW)
};

const uint8_t minichess_leap[8] = {
    2 * ROW + 1, 2 * ROW - 1, ROW + 2, ROW - 2,
    (uint8_t)(2 - ROW), (uint8_t)(-2 - ROW), (uint8_t)(1 - 2 * ROW), (uint8_t)(-1 - 2 * ROW)
};

const uint8_t minichess_square[CELLS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 0, 0, 0, 5, 6, 7, 8, 9, 0, 0, 0,
    10, 11, 12, 13, 14, 0, 0, 0, 15, 16, 17, 18, 19, 0, 0, 0,
    20, 21, 22, 23, 24, 0, 0, 0, 25, 26, 27, 28, 29, 0, 0, 0,
};
