/* tables.c: the lines of the board.
 *
 *    0-------1-------2
 *    |  3----4----5  |
 *    |  |  6-7-8  |  |
 *    9-10-11   12-13-14
 *    |  | 15-16-17 |  |
 *    | 18----19----20 |
 *   21-------22------23
 */
#include "games/morris/morris.h"

const uint8_t morris_down[POINTS] = {
    DOWN, DOWN + 3, DOWN + 7, DOWN + 1, DOWN + 3, DOWN + 6, DOWN + 2, DOWN + 3, DOWN + 5, DOWN, DOWN + 1, DOWN + 2,
    DOWN + 5, DOWN + 6, DOWN + 7, DOWN + 2, DOWN + 4, DOWN + 5, DOWN + 1, DOWN + 4, DOWN + 6, DOWN, DOWN + 4, DOWN + 7
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
