/* weights.c: what is worth how much; written by tools/train/mmtune. */
#include "games/morris/weights.h"

/* The digits of a state are the men at one end, in the middle, at the other end. */
const int8_t morris_worths[PHASES][LINE_STATES] = {
    { 0, 8, -8, 15, 21, 14, -15, -14, -21, 8, 19, 0, 21, -6, -16, -14, -21, 16, -8, 0, -19, 14, -16, 21, -21, 16, 6 },
    { 0, 8, -8, 7, 20, 8, -7, -8, -20, 8, 16, 0, 20, 10, -1, -8, -11, 1, -8, 0, -16, 8, -1, 11, -20, 1, -10 },
    { 0, 3, -8, 6, 8, -5, -7, -5, -20, 3, 9, 3, 8, 7, 13, -5, 6, 4, -8, 3, -16, -5, 13, -2, -20, 4, -10 },
    { 0, 8, -3, 7, 20, 5, -6, 5, -8, 8, 16, -3, 20, 10, -4, 5, 2, -13, -3, -3, -9, 5, -4, -6, -8, -13, -7 },
    { 0, 3, -3, 6, 8, -8, -6, 8, -8, 3, 9, 0, 8, 7, 10, 8, 19, -10, -3, 0, -9, -8, 10, -19, -8, -10, -7 }
};

const uint8_t morris_threats[PHASES] = { 22, 26, 26, 26, 255 };

const uint8_t morris_nth_man[MEN_MOST + 1] = { 0, 50, 50, 50, 20, 20, 20, 34, 54, 40 };
