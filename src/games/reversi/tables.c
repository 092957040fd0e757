/* tables.c: constant tables of the board; reversi.h and solver.h explain them. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"
#include "games/reversi/solver.h"

/* The squares, best first: corners; the central 16; edges; the squares between edges and centre; last those next to
 * corners, first on the edges, then diagonally. */
const uint8_t reversi_order[SQUARES] = {
    10, 17, 73, 80, 40, 41, 49, 50, 30, 31, 32, 33, 39, 42, 48, 51,
    57, 58, 59, 60, 12, 15, 28, 35, 55, 62, 75, 78, 13, 14, 37, 44,
    46, 53, 76, 77, 22, 23, 38, 43, 47, 52, 67, 68, 21, 24, 29, 34,
    56, 61, 66, 69, 11, 16, 19, 26, 64, 71, 74, 79, 20, 25, 65, 70
};

const uint8_t reversi_rim[PLACES] = {
    0, 1, 2, 3, 4, 5, 6, 7, 255, 17, 255, 255, 255, 255, 255, 255, 25, 255,
    18, 255, 255, 255, 255, 255, 255, 26, 255, 19, 255, 255, 255, 255, 255, 255, 27, 255,
    20, 255, 255, 255, 255, 255, 255, 28, 255, 21, 255, 255, 255, 255, 255, 255, 29, 255,
    22, 255, 255, 255, 255, 255, 255, 30, 255, 8, 9, 10, 11, 12, 13, 14, 15
};

const uint8_t reversi_edge_power[EDGE_WINDOWS][8] = {
    { 1, 3, 9, 27, 81, 0, 0, 0 }, { 0, 0, 0, 81, 27, 9, 3, 1 },
};

const uint8_t reversi_quarter[PLACES] = {
    1, 1, 1, 1, 2, 2, 2, 2, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0,
    1, 1, 1, 1, 2, 2, 2, 2, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0,
    4, 4, 4, 4, 8, 8, 8, 8, 0, 4, 4, 4, 4, 8, 8, 8, 8, 0,
    4, 4, 4, 4, 8, 8, 8, 8, 0, 4, 4, 4, 4, 8, 8, 8, 8
};
