/* tables.c: values and first cells of the lines, and the order of the columns. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

/* Fitted to exact results by tools/lab/connect4/tune. */
const uint8_t connect4_worth[LINE_KINDS][6] = {
    { 0,  9, 18,  0,  8, 16 }, /* across, row 1 */
    { 2,  4,  4,  4, 10, 23 }, /* row 2 */
    { 5,  9, 16,  2,  3,  3 }, /* row 3 */
    { 1,  3,  3,  2,  5,  8 }, /* row 4 */
    { 1,  4,  8,  1,  2,  6 }, /* row 5 */
    { 0,  1,  5,  0,  2,  5 }, /* row 6 */
    { 2,  2, 12,  0,  2, 12 }, /* up from row 1 */
    { 0,  4, 16,  2,  3, 19 }, /* row 2 */
    { 0,  3, 23,  0,  3, 23 }, /* row 3 */
    { 3,  5,  9,  2,  5, 10 }, /* rising or falling, from row 1 */
    { 2,  5, 10,  1,  3,  6 }, /* row 2 */
    { 1,  2,  6,  1,  3,  7 }, /* row 3 */
};

#define ACROSS(row) row, (row) + 8, (row) + 16, (row) + 24
#define DIAGONAL(from) from, (from) + 1, (from) + 2, (from) + 8, (from) + 9, (from) + 10, (from) + 16, (from) + 17, \
    (from) + 18, (from) + 24, (from) + 25, (from) + 26

const uint8_t connect4_first[LINES] = {
    ACROSS(0), ACROSS(1), ACROSS(2), ACROSS(3), ACROSS(4), ACROSS(5),
    DIAGONAL(0), 32, 33, 34, 40, 41, 42, 48, 49, 50, /* up: all seven columns */
    DIAGONAL(0), DIAGONAL(3),
};

const uint8_t connect4_order[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };
