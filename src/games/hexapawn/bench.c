/* bench.c: positions of hexapawn for `trog bench`, from the start to the last exchanges. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "ppp/3/PPP w", "ppp/P2/1PP b", "ppp/1P1/P1P b", "p1p/pP1/P1P w",
    "1pp/Pp1/2P w", "p1p/1p1/P1P w", "pp1/P1p/1P1 w", "1pp/p2/1PP w",
    "2p/Pp1/1PP b", "p1p/P2/2P b", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
