/* bench.c: positions of the matchboxes for `trog bench`, from the first round to the last. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "ppp/3/PPP w 731f3737f3377333133 --", "ppp/P2/1PP b 331f3737f3377333133 -- --",
    "p1p/1Pp/P2 b 33173737f3377333133 a0 -+-", "p2/1pp/P2 w 13173737f3377333133 d1 -+--",
    "p1p/PpP/1P1 b 331f3737f3377333133 a1 -+-", "3/1pp/3 w 13173737f3377333133 m2 -+--",
    "1pp/p2/1PP w 731f3737f3377333133 --", "ppp/1P1/P1P b 711f3737f3377333133 -- -+",
    "1pp/P1P/P2 b 13173734f3377333133 a0 ++", "2p/Ppp/3 b 331f3737f3377333133 d2 -", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
