/* bench.c: positions of Race! for `trog bench`, from games at level 3. Host only, not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

const char *game_bench(uint8_t n)
{
    static const char *const positions[] = {
        "0,0,3,7/0,0,0,12 a 6", "0,1,1,5/0,0,3,9 b 2", "0,4,4,11/1,6,6,13 a 3", "2,5,8,14/3,3,10,18 b 5",
        "0,0,12,17/5,9,9,16 a 1", "6,6,10,18/0,2,13,18 b 4", "11,15,18,18/4,4,12,18 a 2", "0,3,16,18/1,7,17,18 b 6", 0
    };

    return positions[n];
}
