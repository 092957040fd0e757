/* weights.c: the steps of the directions, and the weights of the evaluation of warp trog; see warptrog.h. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"

const uint8_t warptrog_step[4] = { ROW, (uint8_t)-ROW, (uint8_t)-1, 1 };

/* Rank by rank from a1, with the rim between ranks: a Valg of the bottom side, a Trog, and the same for the top side,
 * seen from there. A Valg on its far rank does not exist: it is promoted. */
const uint8_t warptrog_worth[4 * KIND] = {
    45, 45, 46, 46, 45, 45, 0,
    45, 46, 47, 47, 46, 45, 0,
    44, 49, 49, 49, 49, 44, 0,
    50, 52, 52, 52, 52, 50, 0,
    56, 60, 60, 60, 60, 56, 0,
    0, 0, 0, 0, 0, 0,

    36, 39, 39, 39, 39, 36, 0,
    38, 50, 49, 49, 50, 38, 0,
    48, 48, 55, 55, 48, 48, 0,
    46, 48, 60, 60, 48, 46, 0,
    46, 48, 51, 51, 48, 46, 0,
    44, 44, 45, 45, 44, 44,

    0, 0, 0, 0, 0, 0, 0,
    56, 60, 60, 60, 60, 56, 0,
    50, 52, 52, 52, 52, 50, 0,
    44, 49, 49, 49, 49, 44, 0,
    45, 46, 47, 47, 46, 45, 0,
    45, 45, 46, 46, 45, 45,

    44, 44, 45, 45, 44, 44, 0,
    46, 48, 51, 51, 48, 46, 0,
    46, 48, 60, 60, 48, 46, 0,
    48, 48, 55, 55, 48, 48, 0,
    38, 50, 49, 49, 50, 38, 0,
    36, 39, 39, 39, 39, 36,
};

/* Trogs down, Valgs across. 116 stands for 0: the offset cancels, because the values of both sides are subtracted. */
const uint8_t warptrog_mix_worth[6 * 8] = {
    0, 26, 93, 79, 87, 91, 116, 116,
    0, 152, 173, 177, 191, 191, 116, 116,
    195, 192, 212, 227, 228, 228, 116, 116,
    208, 219, 221, 228, 228, 228, 116, 116,
    221, 228, 228, 228, 228, 228, 116, 116,
    228, 228, 228, 228, 228, 228, 116, 116,
};

/* With one Trog a side: number of sides with warps left down, Valgs of both sides across. A warp gives a side without
 * the opposition an even chance to get it. */
const uint8_t warptrog_opposition[3 * 11] = {
    211, 6, 6, 14, 14, 20, 20, 20, 20, 20, 20,
    135, 2, 2, 3, 3, 11, 11, 11, 11, 11, 11,
    24, 3, 3, 2, 2, 8, 8, 8, 8, 8, 8,
};
