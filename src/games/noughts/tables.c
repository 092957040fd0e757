/* tables.c: lines, values and ranks of noughts and crosses. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts/noughts.h"

/* Lines 0 to 2 are the rows, 3 to 5 the columns; 6 is the diagonal from the top left, 7 from the top right. */
const uint8_t noughts_lines[SQUARES * LINES_A_SQUARE] = {
    0, 3, 6, 8,    0, 4, 8, 8,    0, 5, 7, 8,
    1, 3, 8, 8,    1, 4, 6, 7,    1, 5, 8, 8,
    2, 3, 7, 8,    2, 4, 8, 8,    2, 5, 6, 8,
};

/* One cross is worth 1, two crosses 4; noughts the same, but negative. A line with marks of both sides is worth 0. */
const int8_t noughts_worth[LINE_STATES] = {
    0, 0, 0, 0, 0, 1, 4, 0, -1, 0, 0, 0, 0, 0, 0, 0, -4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* The centre first, then the corners, then the other squares. */
const uint8_t noughts_first_guess[SQUARES] = { 3, 2, 3, 2, 4, 2, 3, 2, 3 };

/* Two crosses are state 6, two noughts state 16. */
const uint8_t noughts_urgent[2][LINE_STATES] = {
    {
        0, 0, 0, 0, 0, 0, RANK_WINS, 0, 0, 0, 0, 0, 0, 0, 0, 0, RANK_SAVES, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    },
    {
        0, 0, 0, 0, 0, 0, RANK_SAVES, 0, 0, 0, 0, 0, 0, 0, 0, 0, RANK_WINS, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    },
};
