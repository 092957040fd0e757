/* eval_ending_weights.c: values of the kings' squares in endings (eval_ending.c). They were fitted by least squares to
 * the number of plies to the end, for 2,700,000 positions of three kings against two and all positions of two against
 * one (tools/lab/draughts/endings). One ply is 1.6 units. The values of draughts_king_square are already subtracted. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"

/* A king of the side with more pieces: it belongs on the diagonals between the two double corners. Fitted to positions
 * with the other side's kings in these corners. */
const uint8_t draughts_end_strong[SQUARES] = {
    0, 5, 9, 13, 0, 7, 9, 13,
    7, 8, 13, 9, 5, 8, 11, 9,
    9, 11, 8, 5, 9, 13, 8, 7,
    13, 9, 7, 0, 13, 9, 5, 0,
};

/* A king of the side with fewer pieces: it is soonest lost in a single corner. */
const uint8_t draughts_end_weak[SQUARES] = {
    26, 22, 12, 0, 26, 28, 22, 8,
    28, 28, 20, 12, 22, 28, 27, 22,
    22, 27, 28, 22, 12, 20, 28, 28,
    8, 22, 28, 26, 0, 12, 22, 26,
};

/* Twice the number of a square's diagonal, in each of the two directions. For two squares, the sum of the two
 * differences is twice the number of steps between them. */
const uint8_t draughts_diagonal[SQUARES] = {
    0, 2, 4, 6, 0, 2, 4, 6,
    2, 4, 6, 8, 2, 4, 6, 8,
    4, 6, 8, 10, 4, 6, 8, 10,
    6, 8, 10, 12, 6, 8, 10, 12,
};

const uint8_t draughts_other_diagonal[SQUARES] = {
    6, 4, 2, 0, 8, 6, 4, 2,
    8, 6, 4, 2, 10, 8, 6, 4,
    10, 8, 6, 4, 12, 10, 8, 6,
    12, 10, 8, 6, 14, 12, 10, 8,
};
