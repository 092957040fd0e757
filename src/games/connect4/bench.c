/* bench.c: mid-game positions of four in a row for `trog bench`. They come from half-random games, have 4 to 16 discs
 * and are not decided within nine plies. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "1331", "344454", "3414443", "75555434", "755345445", "3437134446",
    "54331634532", "344442233113", "3444432122332", "34333444434531",
    "3533224123423725", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
