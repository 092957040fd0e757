/* tables.c: constant tables of the board; morris.h and ending_table.h explain them. The points:
 *
 *    0-------1-------2
 *    |  3----4----5  |
 *    |  |  6-7-8  |  |
 *    9-10-11   12-13-14
 *    |  | 15-16-17 |  |
 *    | 18----19----20 |
 *   21-------22------23
 */
/* SPDX-License-Identifier: MIT */
#include "games/morris/ending_table.h"

const uint8_t morris_down[POINTS] = {
    DOWN, DOWN + 3, DOWN + 7, DOWN + 1, DOWN + 3, DOWN + 6, DOWN + 2, DOWN + 3, DOWN + 5, DOWN, DOWN + 1, DOWN + 2,
    DOWN + 5, DOWN + 6, DOWN + 7, DOWN + 2, DOWN + 4, DOWN + 5, DOWN + 1, DOWN + 4, DOWN + 6, DOWN, DOWN + 4, DOWN + 7
};

const uint8_t morris_power_across[2][POINTS] = {
    { 1, 3, 9, 1, 3, 9, 1, 3, 9, 1, 3, 9, 1, 3, 9, 1, 3, 9, 1, 3, 9, 1, 3, 9 },
    { 2, 6, 18, 2, 6, 18, 2, 6, 18, 2, 6, 18, 2, 6, 18, 2, 6, 18, 2, 6, 18, 2, 6, 18 }
};
const uint8_t morris_power_down[2][POINTS] = {
    { 1, 1, 1, 1, 3, 1, 1, 9, 1, 3, 3, 3, 3, 3, 3, 9, 1, 9, 9, 3, 9, 9, 9, 9 },
    { 2, 2, 2, 2, 6, 2, 2, 18, 2, 6, 6, 6, 6, 6, 6, 18, 2, 18, 18, 6, 18, 18, 18, 18 }
};

const uint8_t morris_hole[2][LINE_STATES] = {
    { 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0 }
};

const uint8_t morris_two[LINE_STATES] = {
    0, 0, 0, 0, 3, 0, 0, 0, 0x83, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x82, 0, 0, 0, 0x81, 0, 0
};

const uint8_t morris_on_line[LINES * ROW] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    0, 9, 21, 3, 10, 18, 6, 11, 15, 1, 4, 7, 16, 19, 22, 8, 12, 17, 5, 13, 20, 2, 14, 23
};
const uint8_t morris_place_down[POINTS] = {
    24, 33, 45, 27, 34, 42, 30, 35, 39, 25, 28, 31, 40, 43, 46, 32, 36, 41, 29, 37, 44, 26, 38, 47
};
const uint8_t morris_beside[2][LINES * ROW] = {
    { 9, 4, 14, 10, 1, 13, 11, 4, 12, 0, 3, 6, 8, 5, 2, 11, 19, 12, 10, 16, 13, 9, 19, 14,
      1, 10, 22, 4, 9, 19, 7, 10, 16, 0, 3, 6, 15, 18, 21, 7, 13, 16, 4, 12, 19, 1, 13, 22 },
    { 9, 4, 14, 10, 7, 13, 11, 4, 12, 21, 18, 15, 17, 20, 23, 11, 19, 12, 10, 22, 13, 9, 19, 14,
      1, 10, 22, 4, 11, 19, 7, 10, 16, 2, 5, 8, 17, 20, 23, 7, 13, 16, 4, 14, 19, 1, 13, 22 }
};

const uint8_t morris_next[POINTS][MORRIS_WAYS] = {
    { 1, 9, NOWHERE, NOWHERE }, { 0, 2, 4, NOWHERE }, { 1, 14, NOWHERE, NOWHERE },
    { 4, 10, NOWHERE, NOWHERE }, { 1, 3, 5, 7 }, { 4, 13, NOWHERE, NOWHERE },
    { 7, 11, NOWHERE, NOWHERE }, { 4, 6, 8, NOWHERE }, { 7, 12, NOWHERE, NOWHERE },
    { 0, 10, 21, NOWHERE }, { 3, 9, 11, 18 }, { 6, 10, 15, NOWHERE },
    { 8, 13, 17, NOWHERE }, { 5, 12, 14, 20 }, { 2, 13, 23, NOWHERE },
    { 11, 16, NOWHERE, NOWHERE }, { 15, 17, 19, NOWHERE }, { 12, 16, NOWHERE, NOWHERE },
    { 10, 19, NOWHERE, NOWHERE }, { 16, 18, 20, 22 }, { 13, 19, NOWHERE, NOWHERE },
    { 9, 22, NOWHERE, NOWHERE }, { 19, 21, 23, NOWHERE }, { 14, 22, NOWHERE, NOWHERE },
};

const uint8_t morris_turn[POINTS] = {
    0, 1, 2, 8, 9, 10, 16, 17, 18, 7, 15, 23, 19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5, 4
};
const uint8_t morris_twos_before[POINTS] = {
    0, 0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190, 210, 231, 253
};
const uint16_t morris_threes_before[POINTS] = {
    0, 0, 0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220, 286, 364, 455, 560, 680, 816, 969, 1140, 1330, 1540, 1771
};
const uint8_t morris_bucket_first[] = { 256 - 3, 13 - 2, 21 - 1, 29, 30 };
const uint8_t morris_bucket_gap[] = { 0, 3, 4, 0, 0 };
