/* bench.c: the positions of the bench: positions at moves 16 to 33 of games of the program against itself, which began
 * with four random moves, and two endings with kings. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "B:W18,21,23,24,26,28,30,31,32:B1,3,4,8,9,10,11,12,14",
    "W:W16,19,22,24,27,28,30,32:B1,4,5,6,7,8,12,13,21",
    "B:W19,21,24,27,28,30,32:B3,4,5,7,11,12,17",
    "W:W14,22,23,24,27,28,29:B4,5,6,7,11,12,20",
    "B:W22,23,24,25,28,29,32:B2,3,5,6,7,11,12",
    "W:W13,19,22,23,24,26,27,28,29:B1,4,6,7,8,10,12,17,20",
    "B:W14,22,23,24,26,27,28:B1,5,7,8,11,12,13",
    "W:WK3,23,24,27,28,30,32:B1,4,9,11,12,15,16",
    "B:W15,21,22,24,25,29,30,32:B1,4,5,6,7,8,12,13",
    "W:W15,17,18,22,25,28,30,32:B1,5,6,7,8,9,13,19",
    "B:W19,20,22,23,25,29,30:B1,5,7,8,12,13,27",
    "W:W13,22,23,24,26,31:B1,8,10,12,14,15,21",
    "W:WK17,21:BK25",
    "W:W11,K27,28:BK15",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
