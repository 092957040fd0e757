/* tables.c: constant tables of the map of Star Chess. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

const uint8_t stars_first_lane[SECTORS + 1] = {
    0, 3, 8, 13, 16, 21, 29, 37, 42, 47, 55, 63, 68, 71, 76, 81, 84
};

const uint8_t stars_lane_to[LANES] = {
    1, 4, 5, 0, 2, 4, 5, 6, 1, 3, 5, 6, 7, 2, 6, 7,
    0, 1, 5, 8, 9, 0, 1, 2, 4, 6, 8, 9, 10, 1, 2, 3, 5, 7, 9, 10, 11, 2, 3, 6, 10, 11,
    4, 5, 9, 12, 13, 4, 5, 6, 8, 10, 12, 13, 14, 5, 6, 7, 9, 11, 13, 14, 15, 6, 7, 10, 14, 15,
    8, 9, 13, 8, 9, 10, 12, 14, 9, 10, 11, 13, 15, 10, 11, 14
};

const uint8_t stars_grid[SECTORS] = { 0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17, 21, 22, 23, 24 };

const uint8_t stars_apart[APART] = {
    3, 3, 3, 3, 3, 3, 3,
    3, 2, 2, 2, 2, 2, 3,
    3, 2, 1, 1, 1, 2, 3,
    3, 2, 1, 0, 1, 2, 3,
    3, 2, 1, 1, 1, 2, 3,
    3, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3, 3, 3
};

const uint16_t stars_around[SECTORS] = {
    0x0033, 0x0077, 0x00EE, 0x00CC, 0x0333, 0x0777, 0x0EEE, 0x0CCC,
    0x3330, 0x7770, 0xEEE0, 0xCCC0, 0x3300, 0x7700, 0xEE00, 0xCC00
};

const uint16_t stars_bit[SECTORS] = {
    0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
    0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000
};

const uint8_t stars_byte_bit[SECTORS] = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };

/* Each row is the row above it, with the board turned by 90 degrees. The last four are the first four mirrored. */
const uint8_t stars_order[2 * PLAYERS * SECTORS] = {
    0, 4, 1, 2, 5, 8, 12, 9, 6, 3, 7, 10, 13, 14, 11, 15,
    12, 13, 8, 4, 9, 14, 15, 10, 5, 0, 1, 6, 11, 7, 2, 3,
    15, 11, 14, 13, 10, 7, 3, 6, 9, 12, 8, 5, 2, 1, 4, 0,
    3, 2, 7, 11, 6, 1, 0, 5, 10, 15, 14, 9, 4, 8, 13, 12,
    0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15,
    12, 8, 13, 14, 9, 4, 0, 5, 10, 15, 11, 6, 1, 2, 7, 3,
    15, 14, 11, 7, 10, 13, 12, 9, 6, 3, 2, 5, 8, 4, 1, 0,
    3, 7, 2, 1, 6, 11, 15, 10, 5, 0, 4, 9, 14, 13, 8, 12
};

const char stars_letters[LETTERS] = { 'p', 'n', 'r', 'b', 'P', 'N', 'R', 'B' };

const uint8_t stars_home[PLAYERS] = { 0, 12, 15, 3 };
