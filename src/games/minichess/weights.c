/* weights.c: piece-square values. Each table starts at a1, seen from the owner's side. The values are the mean of two
 * runs of tools/lab/minichess/perturb, scaled so that a pawn is about WORTH_UNIT. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

const uint8_t minichess_worth[KINDS * SQUARES] = {
    /* pawns, which are never on the first or last rank */
    3, 8, 16, 23, 27,
    5, 13, 21, 25, 28,
    13, 21, 27, 29, 29,
    23, 29, 34, 34, 32,
    40, 45, 47, 47, 43,
    35, 38, 38, 35, 32,
    /* knights */
    54, 55, 50, 41, 26,
    58, 63, 62, 54, 40,
    58, 67, 69, 63, 51,
    53, 64, 70, 66, 55,
    43, 56, 63, 63, 56,
    28, 42, 51, 54, 51,
    /* bishops, which may change the colour of their square by a straight step */
    47, 58, 66, 68, 68,
    54, 66, 72, 76, 74,
    58, 70, 78, 79, 76,
    59, 70, 78, 79, 75,
    57, 67, 74, 75, 72,
    51, 60, 66, 67, 66,
    /* rooks */
    75, 76, 78, 76, 74,
    75, 77, 79, 78, 75,
    76, 79, 80, 79, 77,
    76, 80, 82, 80, 79,
    80, 84, 84, 86, 84,
    80, 83, 84, 85, 84,
    /* queens */
    125, 131, 135, 137, 133,
    133, 139, 141, 139, 134,
    139, 144, 146, 143, 137,
    145, 149, 150, 145, 138,
    151, 153, 152, 147, 138,
    154, 155, 153, 147, 137,
    /* kings */
    6, 16, 20, 26, 27,
    11, 19, 22, 25, 25,
    10, 16, 19, 20, 19,
    9, 15, 16, 16, 12,
    7, 12, 12, 11, 4,
    3, 7, 5, 3, 1,
};
