/* tables.c: directions, and what a man gains in a window. */
#include "games/gomoku/gomoku.h"

const uint8_t gomoku_way[WAYS] = { STEP - 1, STEP, STEP + 1, 1 };

/* His own window with one man more, from none to four men; one of the other's that is worth nothing now. Five win: any
 * gain will do. */
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
