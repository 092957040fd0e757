/* tables.c: directions, and what a window is worth. */
#include "games/gomoku/gomoku.h"

const uint8_t gomoku_way[WAYS] = { 1, STEP - 1, STEP, STEP + 1 };

/* One to four men alone in a window. */
#define WORTH_1 1
#define WORTH_2 5
#define WORTH_3 18
#define WORTH_4 50

const int8_t gomoku_value[CELLS] = {
    0, WORTH_1, WORTH_2, WORTH_3, WORTH_4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    -WORTH_1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    -WORTH_2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    -WORTH_3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    -WORTH_4,
};
