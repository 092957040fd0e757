/* bench.c: positions of warp trog for `trog bench`: the start, and ten undecided ones from the middle of games
 * against the 1983 player. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "6/vv1tvv/6/6/VVT1VV/6 w 5 5",
    "6/1v4/4vv/4VV/VV1t2/4T1 w 4 5",
    "6/1v4/4vv/1V2VV/Vt4/3T2 w 4 5",
    "6/vv3v/6/4vV/VV1tV1/6 w 3 5",
    "6/6/vv2vv/1t1TVV/6/6 w 4 3",
    "6/6/v1T1vv/1v2VV/3t2/6 w 4 4",
    "6/1v1t2/4vv/T3VV/1V4/6 w 4 4",
    "6/6/vT2v1/VV1t1v/6/6 b 4 5",
    "6/6/vv2VV/V1t2T/6/6 b 3 5",
    "6/2T1t1/1t1T2/2T3/3t2/6 w 3 3",
    "6/4V1/2TT2/1t4/3t2/6 w 4 3",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
