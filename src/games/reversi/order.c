/* order.c: the squares, best first: corners, the middle, edges, the ring around
 * the middle, and the squares next to corners last. */
#include "games/reversi/reversi.h"

const uint8_t reversi_order[SQUARES] = {
    10, 17, 73, 80, 40, 41, 49, 50, 30, 31, 32, 33, 39, 42, 48, 51,
    57, 58, 59, 60, 12, 15, 28, 35, 55, 62, 75, 78, 13, 14, 37, 44,
    46, 53, 76, 77, 22, 23, 38, 43, 47, 52, 67, 68, 21, 24, 29, 34,
    56, 61, 66, 69, 11, 16, 19, 26, 64, 71, 74, 79, 20, 25, 65, 70
};
