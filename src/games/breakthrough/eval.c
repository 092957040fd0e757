/* eval.c: the evaluation: what a white pawn on each square is worth. */
/* SPDX-License-Identifier: MIT */
#include "games/breakthrough/breakthrough.h"

/* From below the first rank up, each rank with its edge. Pawns at home keep others from breaking through. */
const uint8_t breakthrough_worth[SQUARES] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    90, 120, 100, 90, 90, 100, 120, 90, 0,
    40, 40, 40, 40, 40, 40, 40, 40, 0,
    46, 46, 46, 46, 46, 46, 46, 46, 0,
    56, 56, 56, 56, 56, 56, 56, 56, 0,
    72, 72, 72, 72, 72, 72, 72, 72, 0,
    110, 110, 110, 110, 110, 110, 110, 110, 0,
    180, 180, 180, 180, 180, 180, 180, 180, 0
};
