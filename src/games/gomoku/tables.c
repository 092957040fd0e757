/* tables.c: directions, and the gain of a stone in a window. */
/* SPDX-License-Identifier: MIT */
#include "games/gomoku/gomoku.h"

const uint8_t gomoku_way[WAYS] = { STEP - 1, STEP, STEP + 1, 1 };

/* Gain in a window of the same side with 0 to 4 stones. In a window of the opponent the gain is its former value.
 * Five in line win, so the gain of the fifth stone does not matter. */
#define OWN_0 WORTH_1
#define OWN_1 (WORTH_2 - WORTH_1)
#define OWN_2 (WORTH_3 - WORTH_2)
#define OWN_3 (WORTH_4 - WORTH_3)
#define OWN_4 WORTH_4

const uint8_t gomoku_gain[2][CELLS] = {
    {
        OWN_0, OWN_1, OWN_2, OWN_3, OWN_4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        WORTH_1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        WORTH_2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        WORTH_3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        WORTH_4,
    },
    {
        OWN_0, WORTH_1, WORTH_2, WORTH_3, WORTH_4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        OWN_1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        OWN_2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        OWN_3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        OWN_4,
    },
};
