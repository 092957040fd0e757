/* bench.c: positions of noughts and crosses for `trog bench`, with up to four marks on the board. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "--------- X", "X-------- O", "----X---- O", "-X------- O",
    "X---O---- X", "X-------O X", "----XO--- X", "XO--X---- O",
    "X---O---X O", "OX--X---- O", 0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
